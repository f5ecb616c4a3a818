import Destinations
import DestinationsTesting
import Foundation
import Testing

/// A request that is refused, by the code of the refusal.
@MainActor
private struct Refusal {
  let code: DestinationError.Code
  var start = Sample.DestinationType.notes
  var prepare: @MainActor (SampleWorld, SampleTestFlow) -> Void = { _, _ in }
  let request: @MainActor (SampleTestFlow) -> Sample.Presentation

  static func all() -> [Refusal] { inTree + building + sheets }

  private static var inTree: [Refusal] {
    [
      Refusal(code: .noStack, start: .compose) { _ in .push(.detail) },
      Refusal(code: .noStack, start: .compose) { _ in .goBack },
      Refusal(code: .nothingToGoBack) { _ in .goBack },
      Refusal(code: .noTabBar) { _ in .tab(.tags, showing: .detail) },
      Refusal(
        code: .tabNotFound, start: .home,
        prepare: { _, flow in
          try? (flow.place(.home) as? SampleTabBar)?.removeTab(.trash)
        }, request: { _ in .tab(.trash) }),
      Refusal(code: .noSplitView) { _ in .column(.detail, showing: .detail) },
      Refusal(code: .columnNotFound, start: .wide) { _ in .column(.content) },
      Refusal(code: .noMatchingPlace) { _ in .moveToNearest(.trash) },
      Refusal(code: .noMatchingPlace) { _ in
        Sample.Presentation(presentationType: .moveToNearest(destination: UUID()))
      },
      Refusal(code: .noDestinationType) { _ in
        Sample.Presentation(presentationType: .navigationStack(type: .present))
      },
      Refusal(code: .emptyPath) { _ in .path([]) },
      Refusal(code: .targetGone) { _ in
        Sample.Presentation(presentationType: .addToCurrent, actionTargetID: UUID())
      },
      Refusal(code: .requesterGone) { _ in
        Sample.Presentation(
          destinationType: .detail, presentationType: .addToCurrent, parentDestinationID: UUID())
      },
    ]
  }

  private static var building: [Refusal] {
    [
      Refusal(code: .noProvider) { _ in .push(.trash) },
      Refusal(
        code: .buildFailed,
        prepare: { world, _ in
          world.onBuild = { _ in throw CancellationError() }
        }, request: { _ in .path([.push(.pile), .push(.edit)]) }),
      Refusal(code: .customRefused) { _ in
        Sample.Presentation(presentationType: .custom(presentation: .init { $1(false) }))
      },
    ]
  }

  private static var sheets: [Refusal] {
    [
      Refusal(code: .noSheet) { _ in .dismissSheet },
      Refusal(
        code: .alreadyPresenting, prepare: { _, flow in flow.present(.sheet(.compose)) },
        request: {
          Sample.Presentation(
            destinationType: .edit, presentationType: .sheet(type: .present),
            parentDestinationID: $0.id(.notes))
        }),
    ]
  }
}

@MainActor
struct RefusalTests {
  @Test func `a refused request leaves tree, places, hooks, interface and queue as they were`() {
    for refusal in Refusal.all() {
      let world = SampleWorld(start: refusal.start)
      if refusal.start != .home { world.missing = [.trash] }
      let flow = world.flow()
      refusal.prepare(world, flow)
      let request = refusal.request(flow)
      _ = world.journal.take()
      let before = FlowSnapshot(flow, world)
      let step = flow.present(request)
      #expect(step.error?.code == refusal.code)
      let hooks = world.journal.lines
      #expect(hooks.allSatisfy { $0.hasSuffix("Resources") || $0.hasSuffix("Interface") })
      _ = world.journal.take()
      #expect(FlowSnapshot(flow, world) == before, "\(refusal.code)")
    }
  }

  @Test func `after a refusal the next request works as if nothing had been`() {
    for refusal in Refusal.all() where refusal.start == .notes {
      let world = SampleWorld(start: .notes)
      world.missing = [.trash]
      let flow = world.flow()
      refusal.prepare(world, flow)
      flow.present(refusal.request(flow))
      world.onBuild = nil
      flow.present(.replaceRoot(with: .compose))
      #expect(flow.active == [.compose])
    }
  }

  @Test func `the completion closure of a refused request is called once, with false`() {
    for refusal in Refusal.all() {
      let world = SampleWorld(start: refusal.start)
      if refusal.start != .home { world.missing = [.trash] }
      let flow = world.flow()
      refusal.prepare(world, flow)
      var calls: [Bool] = []
      var request = refusal.request(flow)
      request.completionClosure = { calls.append($0) }
      flow.present(request)
      #expect(calls == [false], "\(refusal.code)")
    }
  }

  @Test func `every error says what, where and a way out`() {
    for code in DestinationError.Code.allCases {
      var error = DestinationError(code, "The reason.", underlying: CancellationError())
      #expect(error.description.hasPrefix("\(code.rawValue): The reason."))
      #expect(error.description.contains("CancellationError"))
      #expect(error.description.hasSuffix(code.cure))
      #expect(code.cure.hasSuffix("."))
      error = DestinationError(code, "The reason.")
      #expect(error.description == "\(code.rawValue): The reason. \(code.cure)")
    }
  }

  @Test func `an error of a path names the element in its description`() {
    let flow = SampleWorld(start: .notes).flow()
    let step = flow.presentPath([.push(.detail), .dismissSheet])
    #expect(step.error?.description.contains("(element 1 of the path)") == true)
  }
}
