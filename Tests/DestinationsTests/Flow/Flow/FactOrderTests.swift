import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Facts in any order, reported once and twice, at rest, during a transition, and while the interface owes an
/// acknowledgement.
@MainActor
struct FactOrderTests {
  typealias Fact = InterfaceFact<Sample.TabType>

  /// The moments at which facts are reported.
  enum Moment: CaseIterable {
    case atRest
    case inAHook
    case whileAnAcknowledgementIsPending
  }

  /// Three tabs, the first with a stack of three and a sheet with two places; a split view in the second.
  @MainActor
  private struct Setting {
    let world: SampleWorld
    let flow: SampleTestFlow
    let facts: [Fact]

    init(_ moment: Moment) {
      world = SampleWorld(
        acknowledging: moment == .whileAnAcknowledgementIsPending ? .manually : .immediately)
      flow = world.flow()
      for path: [Sample.Presentation] in [
        [.tab(.tags, showing: .split)],
        [.tab(.notes), .push(.detail), .push(.edit), .sheet(.compose), .push(.loose)],
      ] {
        world.interface.acknowledgeAll()
        flow.presentPath(path)
      }
      let id = flow.id
      facts = [
        .wentBack(to: id(.detail)), .wentBack(to: id(.notes)), .wentBack(to: id(.compose)),
        .dismissedSheet(of: id(.loose)), .dismissedSheet(of: id(.compose)),
        .selectedTab(.tags, tabBarID: id(.home)), .selectedTab(.notes, tabBarID: id(.home)),
        .focusedColumn(.content, splitViewID: id(.split)),
        .focusedColumn(.sidebar, splitViewID: id(.split)),
        .beganSwipeBack(from: id(.edit)), .cancelledSwipeBack(from: id(.edit)),
        .beganSheetDrag(of: id(.compose)), .cancelledSheetDrag(of: id(.compose)),
        .wentBack(to: UUID()), .dismissedSheet(of: UUID()), .beganSheetDrag(of: UUID()),
      ]
    }

    /// Reports facts at a moment, and returns the presented places at the end.
    func report(_ indices: [Int], at moment: Moment) -> FlowSnapshot {
      let tell: @MainActor () -> Void = { [weak flow = flow.flow, facts] in
        for index in indices { flow?.report(facts[index]) }
      }
      switch moment {
      case .atRest, .whileAnAcknowledgementIsPending: tell()
      case .inAHook: tellInHook(tell)
      }
      world.interface.acknowledgeAll()
      return FlowSnapshot(flow, world)
    }

    /// Reports facts in the first hook of a transition that does not change the places of these facts.
    private func tellInHook(_ tell: @escaping @MainActor () -> Void) {
      world.onBuild = { destination in
        destination.onHook = { if $0 == .prepareForPresentation { tell() } }
      }
      flow.present(
        Sample.Presentation(
          destinationType: .loose, presentationType: .addToCurrent,
          parentDestinationID: flow.id(.trash), shouldSetDestinationAsCurrent: false))
    }

    var signature: String {
      let navigating = flow.flow.activeDestinations.compactMap { $0 as? SampleDestination }
        .filter { $0.isSystemNavigating() }
      return flow.flow.tree.description + navigating.map { "\n! \($0.type)" }.joined()
    }
  }

  @Test(arguments: Moment.allCases)
  func `a fact reported twice has the effect of one report`(moment: Moment) {
    for index in Setting(moment).facts.indices {
      let (once, twice) = (Setting(moment), Setting(moment))
      _ = once.report([index], at: moment)
      _ = twice.report([index, index], at: moment)
      expectEqual(twice.signature, once.signature, "\(once.facts[index])")
      expectEqual(twice.world.journal.lines, once.world.journal.lines, "\(once.facts[index])")
    }
  }

  @Test(arguments: Moment.allCases)
  func `facts in any order, each reported twice, have the effect of one report each`(
    moment: Moment
  ) {
    for seed in 1...UInt64(TestScale.count(400)) {
      var random = SeededRandom(seed: seed)
      let (once, twice) = (Setting(moment), Setting(moment))
      let order = Array(once.facts.indices.shuffled(using: &random).prefix(8))
      _ = once.report(order, at: moment)
      _ = twice.report(order.flatMap { [$0, $0] }, at: moment)
      expectEqual(twice.signature, once.signature, "seed \(seed): \(order)")
      expectEqual(twice.world.journal.lines, once.world.journal.lines, "seed \(seed): \(order)")
    }
  }

  @Test(arguments: Moment.allCases)
  func `facts reported twice in any order leave the tree sound and nothing pending`(
    moment: Moment
  ) {
    for seed in 1...UInt64(TestScale.count(400)) {
      var random = SeededRandom(seed: seed)
      let setting = Setting(moment)
      let all = Array(setting.facts.indices) + Array(setting.facts.indices)
      _ = setting.report(all.shuffled(using: &random), at: moment)
      expectEmpty(setting.flow.flow.tree.violations(), "seed \(seed)")
      expectEmpty(setting.flow.flow.pending, "seed \(seed)")
    }
  }

  @Test(arguments: Moment.allCases)
  func `no fact has an effect after the window is closed`(moment: Moment) {
    let setting = Setting(moment)
    setting.flow.flow.report(.closedWindow)
    setting.flow.flow.report(.closedWindow)
    let snapshot = FlowSnapshot(setting.flow, setting.world)
    for fact in setting.facts { setting.flow.flow.report(fact) }
    expectEqual(FlowSnapshot(setting.flow, setting.world), snapshot)
    expectEmpty(setting.flow.active)
  }
}
