import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct TestFlowStepTests {
  @Test func `a step has the tree before and after, the outcome, calls and events`() {
    let flow = SampleWorld(start: .notes).flow()
    let step = flow.present(.push(.detail))
    #expect(step.number == 2)
    #expect(step.name == "push detail")
    #expect(step.before.count == 1)
    #expect(step.after.count == 2)
    #expect(step.outcome?.isDone == true)
    #expect(step.error == nil)
    #expect(step.calls.count == 1)
    #expect(step.events.last?.kind == .done)
    #expect(!step.isUnchanged)
    #expect(step.difference?.contains("+   > detail #2") == true)
  }

  @Test func `several verbs can be one step`() {
    let flow = SampleWorld(start: .notes).flow()
    let step = flow.step("open twice") {
      flow.present(.push(.detail))
      flow.goBack()
      flow.present(.push(.edit))
    }
    #expect(flow.steps.count == 2)
    #expect(step.title == "2 open twice (push detail, goBack, push edit)")
    #expect(step.after.count == 2)
    #expect(step.outcome?.isDone == true)
  }

  @Test func `what a step throws is its refusal`() {
    let flow = SampleWorld(start: .notes).flow()
    let step = flow.step("fail") { throw CancellationError() }
    #expect(step.error?.underlying is CancellationError)
    let other = flow.step("fail") { throw DestinationError(.noAction, "No.") }
    #expect(other.error?.code == .noAction)
  }

  @Test func `the outcome of a request that waits is not known`() {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let flow = world.flow()
    let step = flow.present(.push(.detail))
    #expect(step.outcome == nil)
    #expect(step.isUnchanged)
  }

  @Test func `identifiers count from one unless another generator is given`() {
    let world = SampleWorld(start: .notes)
    #expect(SampleTestFlow(world.setup).flow.tree.description == "> notes stack #1")
    let id = UUID()
    let flow = SampleTestFlow(world.setup, ids: IDGenerator { id })
    #expect(flow.flow.currentDestination?.id == id)
  }

  @Test func `the structured form finishes the flow whatever happens`() async {
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
    #expect(box.count == 3)
    #expect(box.livingCount == 0)
    #expect(
      world.journal.lines.suffix(4) == [
        "detail cleanupResources", "detail removeAssociatedInterface",
        "notes cleanupResources", "notes removeAssociatedInterface",
      ])
  }

  @Test func `the structured form returns what the test returns`() async throws {
    let count = try await TestFlow.run(SampleWorld(start: .notes).setup) { $0.steps.count }
    #expect(count == 1)
  }

  @Test func `finishing cancels and awaits what is held by gates`() async throws {
    let journal = TestJournal()
    let interactor = MockAsyncInteractor<StoreRequest>("store", journal: journal)
    let gate = interactor.holds(.load)
    try await TestFlow.run(SampleWorld(start: .notes).setup) { flow in
      let place = flow.flow.currentDestination as? SampleDestination
      place?.assignInteractor(interactor: interactor, for: .store)
      let ask = { place?.performRequest(interactor: .store, request: StoreRequest(action: .load)) }
      _ = ask()
      await flow.settle()
      #expect(gate.heldCount == 1)
    }
    #expect(gate.heldCount == 0)
    #expect(journal.lines.contains("store answers failure(CancellationError()) to load"))
    #expect(journal.lines.contains("store cleanupResources"))
  }
}
