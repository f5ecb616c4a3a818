import DestinationsTesting
import Testing

@testable import Destinations

/// How much is moved in memory while much is restored.
@MainActor
struct RestoringManyTests {
  @Test func `held requests are restored without copying their list for each`() {
    let count = 500
    let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
    let step = NavigationSnapshot.Step(verb: "push", tag: "detail")
    let held = (0..<count).map { _ in
      NavigationSnapshot.Held(signal: "go", cause: .program, steps: [step])
    }
    var growth = GrowthWatch()
    flow.onEvent = { [weak flow] event in
      if case .requested = event.kind, let flow { growth.look(at: flow.engine.held) }
    }
    flow.restore(NavigationSnapshot(rows: [NavigationSnapshot.Row("notes")], held: held))
    expectEqual(flow.pending.count, count)
    #expect(growth.movedCount > 0 && growth.movedCount < 4 * count, "\(growth.movedCount)")
  }
}
