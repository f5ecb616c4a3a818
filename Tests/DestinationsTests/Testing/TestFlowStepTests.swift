import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct TestFlowStepTests {
  @Test func `several places are popped in one step, as the test expects`() {
    let flow = SampleWorld().flow()
    flow.presentPath([.push(.detail), .push(.edit), .push(.loose)])
    flow.present(.goBack(2)) { $0.goBack(2) }
    flow.present(.push(.edit)) { $0.push(.edit) }
    flow.popToRoot { $0.popToRoot() }
    flow.popToRoot(expect: .refused(.nothingToGoBack))
  }

  @Test func `a step records both trees, the outcome, the calls and the events`() {
    var world = SampleWorld(start: .notes)
    var flow = world.flow()
    var step = flow.present(.push(.detail))
    expectEqual(step.title, "2 push detail")
    expectEqual(step.number, 2)
    expectEqual(step.name, "push detail")
    expectEqual("\(step.before.count) to \(step.after.count) by \(step.calls.count)", "1 to 2 by 1")
    expectEqual(step.outcome?.isDone, true)
    expectEqual(step.events.last?.kind, .done)
    #expect(step.error == nil && !step.isUnchanged)
    expectEqual(step.difference?.contains("+   > detail #2"), true)

    // Several calls can be one step.
    step = flow.step("open twice") {
      flow.present(.push(.loose))
      flow.goBack()
      flow.present(.push(.edit))
    }
    expectEqual(step.title, "3 open twice (push loose, goBack, push edit)")
    expectEqual(flow.steps.count, 3)
    expectEqual(step.after.count, 3)
    expectEqual(step.outcome?.isDone, true)

    // An error that a step throws is its refusal.
    step = flow.step("fail") { throw CancellationError() }
    #expect(step.error?.underlying is CancellationError)
    step = flow.step("fail") { throw DestinationError(.noAction, "No.") }
    expectEqual(step.error?.code, .noAction)

    // The outcome of a request that waits is not known.
    world = SampleWorld(start: .notes, acknowledging: .manually)
    flow = world.flow()
    step = flow.present(.push(.detail))
    #expect(step.outcome == nil && step.isUnchanged)
  }

  @Test func `identifiers count from one unless another generator is given`() {
    let world = SampleWorld(start: .notes)
    expectEqual(SampleTestFlow(world.setup).flow.tree.description, "> notes stack #1")
    let id = UUID()
    let flow = SampleTestFlow(world.setup, ids: IDGenerator { id })
    expectEqual(flow.flow.currentDestination?.id, id)
  }

  @Test func `the structured form finishes the flow even if the test throws`() async throws {
    let world = SampleWorld(start: .notes)
    let box = WeakBox()
    world.onBuild = { box.add($0) }
    await #expect(throws: CancellationError.self) {
      try await TestFlow.run(world.setup) { flow in
        box.add(flow)
        flow.present(.push(.detail))
        throw CancellationError()
      }
    }
    expectEqual(box.text, "0 of 3")
    expectEqual(
      world.journal.lines.suffix(4),
      [
        "detail cleanupResources", "detail removeAssociatedInterface",
        "notes cleanupResources", "notes removeAssociatedInterface",
      ])

    // The structured form returns what the test returns.
    let count = try await TestFlow.run(SampleWorld(start: .notes).setup) { $0.steps.count }
    expectEqual(count, 1)
  }

  @Test func `finishing a flow cancels and awaits requests held by gates`() async throws {
    let journal = TestJournal()
    let interactor = MockAsyncInteractor<StoreRequest>("store", journal: journal)
    let gate = interactor.holds(.load)
    try await TestFlow.run(SampleWorld(start: .notes).setup) { flow in
      let place = flow.flow.currentDestination as? SampleDestination
      place?.assignInteractor(interactor: interactor, for: .store)
      let ask = { place?.performRequest(interactor: .store, request: StoreRequest(action: .load)) }
      _ = ask()
      await flow.settle()
      expectEqual(gate.heldCount, 1)
    }
    expectEqual(gate.heldCount, 0)
    let last = ["store answers failure(CancellationError()) to load", "store cleanupResources"]
    expectEqual(last.filter { !journal.lines.contains($0) }, [], "\(journal.lines)")
  }
}
