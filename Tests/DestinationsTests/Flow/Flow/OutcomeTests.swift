import Destinations
import DestinationsTesting
import Testing

@MainActor
struct OutcomeTests {
  @Test func `the outcome of a request reaches every waiting task`() async {
    // a request that is done names the place that it made or revealed
    do {
      let flow = SampleWorld(start: .notes).flow()
      let handle = flow.flow.request(.push(.detail))
      guard case .done(let id) = await handle.outcome else {
        _ = Issue.record("not done")
        return
      }
      expectEqual(id, flow.id(.detail))
      guard case .ended(.done) = handle.status else {
        _ = Issue.record("not ended")
        return
      }
    }
    // a request is running while its places are built
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      let flow = world.flow()
      let handle = flow.flow.request(.push(.detail))
      var wasRunning = false
      world.onBuild = { _ in if case .running = handle.status { wasRunning = true } }
      world.interface.acknowledge()
      #expect(wasRunning)
    }
    // the completion closure of a request that is done is called once, with true
    do {
      let flow = SampleWorld().flow()
      var calls: [Bool] = []
      var presentation = Sample.Presentation.tab(.tags)
      presentation.completionClosure = { calls.append($0) }
      flow.present(presentation)
      flow.present(presentation)
      expectEqual(calls, [true, true])
    }
    // a request that waits can be cancelled, and those behind it move up
    do {
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
      expectEqual(calls, [false])
      guard case .cancelled = await handle.outcome else {
        _ = Issue.record("not cancelled")
        return
      }
      world.interface.acknowledgeAll()
      flow.expectPath([.detail, .loose])
    }
    // cancelling a request that has ended does nothing
    do {
      let flow = SampleWorld(start: .notes).flow()
      let handle = flow.flow.request(.push(.detail))
      handle.cancel()
      await expectDone(handle)
      flow.expectPlaces([.notes, .detail])
    }
    // the outcome can be awaited by many, before and after it is known
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      let flow = world.flow()
      let handle = flow.flow.request(.push(.detail))
      var waiting = 0
      let tasks = (1...2).map { _ in
        Task {
          waiting += 1
          return await handle.outcome.isDone
        }
      }
      while waiting < 2 { await Task.yield() }
      expectEqual(flow.flow.pending.count, 2)
      world.interface.acknowledgeAll()
      for task in tasks { await expectEqual(task.value, true) }
      await expectEqual(handle.outcome.isDone, true)
    }
  }

  @Test func `ending or dropping a flow cancels waiting requests`() async {
    // ending the flow cancels waiting requests
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      let flow = world.flow()
      let handle = flow.flow.request(.push(.detail))
      flow.flow.end()
      guard case .cancelled = await handle.outcome else {
        _ = Issue.record("not cancelled")
        return
      }
      flow.expectNothingPending()
    }
    // dropping the flow cancels waiting requests
    do {
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
}
