import Destinations
import DestinationsTesting
import Testing

/// Explorations on simulated screens.
@MainActor
struct ScreenExplorationTests {
  /// A simulated screen with a fault.
  private final class FaultyScreen: ScreenModel {
    enum Fault: CaseIterable {
      case staysAsItWas, losesSwipes, swipesTwice, neverStops, neverReports, isToldTooMuch
      case goesBlank, reportsTooEarly, acknowledgesTwice
    }

    private let model: SwiftUIModel
    private let planted: Fault
    private var first: [DestinationID] = []
    private var hasSwiped = false
    private var last: InterfaceTransition?

    init(_ stage: Stage, _ fault: Fault) {
      model = SwiftUIModel(stage)
      planted = fault
    }

    var stage: Stage { model.stage }
    var isNarrow: Bool { model.isNarrow }
    var isBlank: Bool { planted == .goesBlank }
    var fault: String? { planted == .isToldTooMuch ? "two sheets at once" : model.fault }

    var visibleIDs: [DestinationID] {
      if first.isEmpty { first = model.visibleIDs }
      return planted == .staysAsItWas ? first : model.visibleIDs
    }

    var shownIDs: Set<DestinationID> { model.shownIDs }

    func show(_ transition: InterfaceTransition) {
      if planted == .acknowledgesTwice { last = transition }
      stage.show(transition)
    }

    func tick() { model.tick() }

    func settle(ticks: Int) async -> Bool {
      if planted == .neverReports { _ = stage.beginAnimation() }
      if planted == .reportsTooEarly { for id in shownIDs { stage.place(id)?.disappeared() } }
      await model.settle(ticks: ticks)
      if planted == .acknowledgesTwice { last?.acknowledge() }
      if hasSwiped {
        hasSwiped = false
        model.swipeBack()
        await model.settle(ticks: ticks)
      }
      return planted != .neverStops
    }

    func swipeBack(cancels: Bool) -> Bool {
      if planted == .losesSwipes, !cancels { return true }
      let isSwiped = model.swipeBack(cancels: cancels)
      if planted == .swipesTwice, !cancels { hasSwiped = isSwiped }
      return isSwiped
    }

    func goBack() -> Bool { swipeBack(cancels: false) }
    func dragSheetDown() -> Bool { model.dragSheetDown() }
    func tapButton(_ title: String) -> Bool { model.tapButton(title) }
    func tap(_ slot: SlotName) -> Bool { model.tap(slot) }
    func turn(isNarrow: Bool) { model.turn(isNarrow: isNarrow) }
  }

  @Test(arguments: [
    (FaultyScreen.Fault.staysAsItWas, "the screen shows a place that has left instead of hall"),
    (.losesSwipes, "a gesture was lost"), (.neverStops, "the screen never stops moving"),
    (.neverReports, "a transition is never acknowledged"), (.isToldTooMuch, "two sheets at once"),
    (.goesBlank, "a container that leaves goes blank before it is gone"),
    (.reportsTooEarly, "a transition is acknowledged before the removed places are gone"),
    (.acknowledgesTwice, "a transition is acknowledged twice"),
  ])
  private func `an exploration finds a screen that does not show the tree`(
    _ fault: FaultyScreen.Fault, what: String
  ) async throws {
    let findings = try await findings(on: SimulatedScreen { FaultyScreen($0, fault) })
    expectEqual(findings.map(\.law), ["the screen shows the tree"])
    expectEqual(findings.map(\.what), [what])
    #expect(findings.allSatisfy { $0.trace.steps.isEmpty || $0.swift.contains("screen: screen)") })
  }

  @Test func `an exploration finds a screen that swipes twice`() async throws {
    let screen = SimulatedScreen { FaultyScreen($0, .swipesTwice) }
    expectEqual(try await findings(on: screen).map(\.law), ["gestures do what they say"])
  }

  @Test(arguments: [SimulatedScreen.swiftUI(), .uiKit()])
  func `an exploration finds nothing on a screen that shows the tree`(
    _ screen: SimulatedScreen
  ) async throws {
    expectEqual(try await findings(on: screen).map(\.what), [])
  }

  private func findings(on screen: SimulatedScreen) async throws -> [ExplorationFinding] {
    try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(MazeWorld().setup, contents: MazeWorld.contents, runs: 4, on: screen)
    }.findings
  }

  @Test func `an exploration on a screen finds an answer that never comes`() async throws {
    let silent = Maze.Presentation(presentationType: .custom(presentation: .init { _, _ in }))
    var world = MazeWorld()
    world.tables[.hall] = [.open: silent]
    let finding = try await FailureReporting.collecting(FailureCollector()).during {
      try await replay(
        "tap hall.open\nwait", on: world.setup, screen: .swiftUI(), patience: .milliseconds(20))
    }
    expectEqual(finding?.what, "a custom presentation never answered")
  }

  @Test func `a finding is replayed on the same screen`() async throws {
    func finding(_ screen: SimulatedScreen?) async throws -> String? {
      try await FailureReporting.collecting(FailureCollector()).during {
        try await replay(
          "tap hall.open with door(1)\ngo back", on: MazeWorld().setup,
          contents: MazeWorld.contents, screen: screen)
      }?.what
    }
    expectEqual(
      try await finding(SimulatedScreen { FaultyScreen($0, .losesSwipes) }), "a gesture was lost")
    expectNil(try await finding(.swiftUI()))
    expectNil(try await finding(nil))
  }
}
