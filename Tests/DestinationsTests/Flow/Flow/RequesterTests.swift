import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct RequesterTests {
  @Test func `containers are searched from the place that a presentation names`() {
    // containers are searched from the requester, not from the current place
    do {
      let flow = SampleWorld().flow()
      flow.select(.tags)
      var presentation = Sample.Presentation.push(.detail)
      presentation.parentDestinationID = flow.id(.notes)
      flow.present(presentation)
      flow.expectParent(.notes, of: .detail)
      flow.expectCurrent(.tags)
    }
    // currentDestinationID names the requester, too
    do {
      let flow = SampleWorld().flow()
      flow.select(.tags)
      var presentation = Sample.Presentation.push(.detail)
      presentation.currentDestinationID = flow.id(.notes)
      flow.present(presentation)
      flow.expectParent(.notes, of: .detail)
    }
  }

  @Test func `a departed or hidden requester is refused, unless a policy allows hidden ones`()
    throws
  {
    // a requester that has left is refused
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.push(.detail))
      var presentation = Sample.Presentation.push(.edit)
      presentation.parentDestinationID = flow.id(.detail)
      flow.goBack()
      flow.present(presentation)
      flow.expectRefused(.requesterGone)
    }
    // the error of an interaction names a place that has left, also for a request to an interactor
    do {
      let world = SampleWorld(start: .notes)
      let load = InteractorConfiguration<Worker, MockInteractor<StoreRequest>>(
        interactorType: .store, actionType: .load)
      world.requests = [.load: load]
      let flow = world.flow()
      flow.present(.push(.detail))
      let detail = try require(flow.place(.detail) as? SampleDestination)
      flow.goBack()
      expectError(.requesterGone) {
        try detail.performInterfaceAction(interactionType: .open)
      }
      expectError(.requesterGone) {
        try detail.performInterfaceAction(interactionType: .load)
      }
    }
    // an interaction of a place that is not on screen is refused
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let notes = flow.id(.notes)
      flow.perform(Act.compose)
      flow.perform(Act.open, at: notes)
      flow.expectRefused(.requesterHidden)
    }
    // a double tap presents once
    do {
      let flow = SampleWorld().flow()
      flow.select(.tags)
      let tags = flow.id(.tags)
      flow.perform(Act.open, at: tags)
      flow.perform(Act.open, at: tags)
      flow.expectRefused(.requesterHidden)
      flow.expectPath([.tags, .detail])
    }
    // a policy can allow requests of hidden places
    do {
      let world = SampleWorld(start: .notes)
      world.policies.allowsHiddenRequesters = true
      let flow = world.flow()
      let notes = flow.id(.notes)
      flow.perform(Act.compose)
      flow.perform(Act.open, at: notes)
      flow.expectPlaces([.notes, .compose, .detail])
    }
  }

  @Test func `the provider and the tree know the requester of a place`() {
    // a program may present on behalf of a hidden place
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.sheet(.compose))
      var presentation = Sample.Presentation.push(.detail)
      presentation.parentDestinationID = flow.id(.notes)
      flow.present(presentation)
      flow.expectPlaces([.notes, .compose, .detail], current: .compose)
    }
    // a provider receives the requester as parent, and later the tree names the container
    do {
      let world = SampleWorld()
      var handed: [Sample.DestinationType: UUID?] = [:]
      world.onBuild = { handed[$0.type] = $0.configuration?.parentDestinationID }
      let flow = world.flow()
      flow.select(.tags)
      flow.perform(Act.open)
      flow.expectParent(.home, of: .detail)
      let requester = flow.flow.tree.node(id: flow.id(.detail))?.requesterID
      expectEqual([handed[.detail] ?? nil, requester], [flow.id(.tags), flow.id(.tags)])
    }
  }

  @Test func `an interaction passes on its content and throws refusals known at once`() {
    // the content of an interaction wins over that of its presentation
    do {
      let world = SampleWorld(start: .notes)
      var contents: [Sample.ContentType?] = []
      world.onBuild = { if $0.type == .detail { contents.append($0.configuration?.contentType) } }
      let flow = world.flow()
      flow.perform(Act.open, content: .note(3))
      flow.present(.push(.detail, content: .note(4)))
      expectEqual(contents, [.note(3), .note(4)])
    }
    // a refusal that is known at once is thrown by the interaction
    do {
      let flow = SampleWorld(start: .compose).flow()
      expectError(.noStack) {
        let place = try require(flow.place(.compose) as? SampleDestination)
        try place.performInterfaceAction(interactionType: .open)
      }
    }
    // a container outside of a sheet is used if an identifier names it
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.sheet(.compose))
      flow.present(.push(.edit))
      flow.expectParent(.notes, of: .edit)
      var outside = Sample.Presentation.push(.detail)
      outside.currentDestinationID = flow.id(.notes)
      flow.present(outside)
      let tree = flow.flow.tree
      let members = [SlotName.path, .sheet].map { tree.members(of: $0, in: flow.id(.notes)) }
      expectEqual(members, [[flow.id(.detail)], [flow.id(.compose), flow.id(.edit)]])
    }
    // each place names its requester and its container
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.push(.detail))
      flow.perform(Act.open)
      let node = flow.flow.tree.nodes.last
      expectEqual([node?.requesterID, node?.parentID], [flow.id(.detail), flow.id(.notes)])
    }
  }
}
