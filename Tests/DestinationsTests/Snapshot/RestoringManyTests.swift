import DestinationsTesting
import Testing

@testable import Destinations

/// How much is moved in memory while much is restored, counted from the capacity of the list.
@MainActor
struct RestoringManyTests {
  @Test func `held requests are restored without copying their list for each`() {
    let count = 500
    let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
    let step = NavigationSnapshot.Step(verb: "push", tag: "detail")
    let held = (0..<count).map { _ in
      NavigationSnapshot.Held(signal: "go", cause: .program, steps: [step])
    }
    var (capacity, movedCount) = (0, 0)
    flow.onEvent = { [weak flow] event in
      guard case .requested = event.kind, let list = flow?.engine.held else { return }
      if list.capacity != capacity { movedCount += list.count }
      capacity = list.capacity
    }
    flow.restore(NavigationSnapshot(rows: [NavigationSnapshot.Row("notes")], held: held))
    expectEqual(flow.pending.count, count)
    #expect(movedCount > 0 && movedCount < 4 * count, "\(movedCount)")
  }
}
