import Destinations
import DestinationsTesting
import Testing

@MainActor
struct OutcomeTests {
  @Test func `a request that is done names what it made or revealed`() async {
    let flow = SampleWorld(start: .notes).flow()
    let handle = flow.flow.request(.push(.detail))
    guard case .done(let id) = await handle.outcome else {
      _ = Issue.record("not done")
      return
    }
    #expect(id == flow.id(.detail))
    guard case .ended(.done) = handle.status else {
      _ = Issue.record("not ended")
      return
    }
  }

  @Test func `the completion closure of a request that is done is called once, with true`() {
    let flow = SampleWorld().flow()
    var calls: [Bool] = []
    var presentation = Sample.Presentation.tab(.tags)
    presentation.completionClosure = { calls.append($0) }
    flow.present(presentation)
    flow.present(presentation)
    #expect(calls == [true, true])
  }

  @Test func `a request that waits can be cancelled, and those behind it move up`() async {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let flow = world.flow()
    world.interface.acknowledge()
    flow.present(.push(.detail))
    var calls: [Bool] = []
    var presentation = Sample.Presentation.push(.edit)
    presentation.completionClosure = { calls.append($0) }
    let handle = flow.flow.request(presentation)
    flow.flow.request(.push(.loose))
    handle.cancel()
    handle.cancel()
    #expect(calls == [false])
    guard case .cancelled = await handle.outcome else {
      _ = Issue.record("not cancelled")
      return
    }
    world.interface.acknowledgeAll()
    flow.expectPath([.detail, .loose])
  }

  @Test func `cancelling a request that has ended does nothing`() async {
    let flow = SampleWorld(start: .notes).flow()
    let handle = flow.flow.request(.push(.detail))
    handle.cancel()
    #expect(await handle.outcome.isDone)
    #expect(flow.active == [.notes, .detail])
  }

  @Test func `the outcome can be awaited by many, before and after it is known`() async {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let flow = world.flow()
    let handle = flow.flow.request(.push(.detail))
    async let first = handle.outcome.isDone
    async let second = handle.outcome.isDone
    world.interface.acknowledgeAll()
    #expect(await [first, second, handle.outcome.isDone] == [true, true, true])
  }

  @Test func `ending the flow cancels what waits`() async {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let flow = world.flow()
    let handle = flow.flow.request(.push(.detail))
    flow.flow.end()
    guard case .cancelled = await handle.outcome else {
      _ = Issue.record("not cancelled")
      return
    }
    #expect(flow.flow.pending.isEmpty)
  }

  @Test func `dropping the flow cancels what waits`() async {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let handle: RequestHandle
    do {
      let flow = Sample.AppFlow(world.setup, coordinator: world.interface)
      flow.start()
      handle = flow.request(.push(.detail))
    }
    guard case .cancelled = await handle.outcome else {
      _ = Issue.record("not cancelled")
      return
    }
    handle.cancel()
  }
}
