import Destinations
import DestinationsTesting
import Testing

@MainActor
struct SheetQueueingTests {
  private func flow() -> SampleTestFlow {
    let world = SampleWorld(start: .notes)
    world.policies.modal.whenOccupied = .queue
    return world.flow()
  }

  private func sheet(_ route: Sample.DestinationType, on flow: SampleTestFlow)
    -> Sample.Presentation
  {
    var sheet = Sample.Presentation.sheet(route)
    sheet.parentDestinationID = flow.id(.notes)
    return sheet
  }

  @Test func `going back inside a sheet does not wake requests that wait for the sheet`() {
    let world = SampleWorld(start: .notes)
    world.policies.modal.whenOccupied = .queue
    world.policies.queueLimit = 2
    let flow = world.flow()
    flow.present(sheet(.compose, on: flow))
    flow.present(.push(.detail))
    let waiting = [Sample.DestinationType.edit, .loose, .tags].map {
      flow.flow.request(sheet($0, on: flow))
    }
    flow.goBack()
    expectEqual(waiting.map(\.status.word), ["held", "held", "held"])
  }

  @Test func `a sheet that cannot wait is refused because of the limit`() {
    let world = SampleWorld(start: .notes)
    world.policies.modal.whenOccupied = .queue
    world.policies.heldLimit = 0
    let flow = world.flow()
    flow.present(sheet(.compose, on: flow))
    let first = flow.flow.request(sheet(.edit, on: flow))
    let second = flow.flow.request(sheet(.loose, on: flow))
    expectEqual(first.status.word, "held")
    expectEqual(second.status.error?.code, .queueFull)
  }

  @Test func `a sheet for an occupied or nested place waits by policy and delays nothing else`()
    async
  {
    // a sheet for an occupied place waits, in order, until the presented one has left
    do {
      let flow = flow()
      flow.present(sheet(.compose, on: flow))
      flow.present(sheet(.edit, on: flow))
      flow.present(sheet(.loose, on: flow))
      flow.expectPlaces([.notes, .compose])
      expectEqual(flow.flow.pending.count, 2)
      flow.dragSheetDown()
      flow.expectPlaces([.notes, .edit])
      flow.dragSheetDown()
      flow.expectPlaces([.notes, .loose])
      flow.expectNothingPending()
    }
    // a waiting sheet delays nothing else, and ends with the flow
    do {
      let flow = flow()
      flow.present(sheet(.compose, on: flow))
      let handle = flow.flow.request(sheet(.edit, on: flow))
      expectEqual("\(handle.status)", "held")
      flow.present(.push(.detail))
      flow.expectPlaces([.notes, .compose, .detail])
      flow.flow.end()
      guard case .cancelled = await handle.outcome else {
        Issue.record("The waiting sheet was not cancelled.")
        return
      }
    }
    // a sheet on a sheet waits, and is presented by the presenter of that sheet
    do {
      let world = SampleWorld(start: .notes)
      world.policies.modal.whenNested = .queue
      let flow = world.flow()
      flow.present(.sheet(.compose))
      flow.perform(Act.compose)
      flow.expectPlaces([.notes, .compose])
      expectEqual(flow.flow.pending.count, 1)
      flow.dismissSheet()
      flow.expectPlaces([.notes, .compose])
      flow.expectParent(.notes, of: .compose)
      flow.expectNothingPending()
    }
  }
}
