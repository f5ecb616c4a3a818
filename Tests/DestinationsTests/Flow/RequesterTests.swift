import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct RequesterTests {
  @Test func `containers are looked for from the place that asks, not from the current one`() {
    let flow = SampleWorld().flow()
    flow.select(.tags)
    var presentation = Sample.Presentation.push(.detail)
    presentation.parentDestinationID = flow.id(.notes)
    flow.present(presentation)
    #expect(flow.parent(of: .detail) == .notes)
    #expect(flow.current == .tags)
  }

  @Test func `currentDestinationID says where to act from as well`() {
    let flow = SampleWorld().flow()
    flow.select(.tags)
    var presentation = Sample.Presentation.push(.detail)
    presentation.currentDestinationID = flow.id(.notes)
    flow.present(presentation)
    #expect(flow.parent(of: .detail) == .notes)
  }

  @Test func `a place that has left is refused as requester`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.detail))
    var presentation = Sample.Presentation.push(.edit)
    presentation.parentDestinationID = flow.id(.detail)
    flow.goBack()
    flow.present(presentation)
    flow.expectRefused(.requesterGone)
  }

  @Test func `an interaction of a place that has left says so`() throws {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.detail))
    let detail = try #require(flow.place(.detail) as? SampleDestination)
    flow.goBack()
    let error = #expect(throws: DestinationError.self) {
      try detail.performInterfaceAction(interactionType: .open)
    }
    #expect(error?.code == .requesterGone)
  }

  @Test func `an interaction of a place that is not on screen is refused`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    let notes = flow.id(.notes)
    flow.perform(Act.compose)
    flow.perform(Act.open, at: notes)
    flow.expectRefused(.requesterHidden)
  }

  @Test func `a double tap presents once`() {
    let flow = SampleWorld().flow()
    flow.select(.tags)
    let tags = flow.id(.tags)
    flow.perform(Act.open, at: tags)
    flow.perform(Act.open, at: tags)
    flow.expectRefused(.requesterHidden)
    flow.expectPath([.tags, .detail])
  }

  @Test func `a policy can let hidden places ask`() {
    let world = SampleWorld(start: .notes)
    world.policies.allowsHiddenRequesters = true
    let flow = world.flow()
    let notes = flow.id(.notes)
    flow.perform(Act.compose)
    flow.perform(Act.open, at: notes)
    #expect(flow.active == [.notes, .compose, .detail])
  }

  @Test func `a program may present on behalf of a hidden place`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.sheet(.compose))
    var presentation = Sample.Presentation.push(.detail)
    presentation.parentDestinationID = flow.id(.notes)
    flow.present(presentation)
    #expect(flow.active == [.notes, .compose, .detail])
    #expect(flow.current == .compose)
  }

  @Test func `a provider is handed the requester as parent, and later the tree says the container`()
  {
    let world = SampleWorld()
    var handed: [Sample.DestinationType: UUID?] = [:]
    world.onBuild = { handed[$0.type] = $0.configuration?.parentDestinationID }
    let flow = world.flow()
    flow.select(.tags)
    flow.perform(Act.open)
    #expect(handed[.detail] == flow.id(.tags))
    #expect(flow.place(.detail)?.parentDestinationID() == flow.id(.home))
    #expect(flow.flow.tree.node(id: flow.id(.detail))?.requesterID == flow.id(.tags))
  }

  @Test func `the content of an interaction wins over that of its presentation`() {
    let world = SampleWorld(start: .notes)
    var contents: [Sample.ContentType?] = []
    world.onBuild = { if $0.type == .detail { contents.append($0.configuration?.contentType) } }
    let flow = world.flow()
    flow.perform(Act.open, content: .note(3))
    flow.present(.push(.detail, content: .note(4)))
    #expect(contents == [.note(3), .note(4)])
  }

  @Test func `a refusal that is known at once is thrown by the interaction`() {
    let flow = SampleWorld(start: .compose).flow()
    let error = #expect(throws: DestinationError.self) {
      let place = try #require(flow.place(.compose) as? SampleDestination)
      try place.performInterfaceAction(interactionType: .open)
    }
    #expect(error?.code == .noStack)
  }

  @Test func `a container outside of a sheet is used if an identifier says so`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.sheet(.compose))
    flow.present(.push(.edit))
    #expect(flow.parent(of: .edit) == .notes)
    var outside = Sample.Presentation.push(.detail)
    outside.currentDestinationID = flow.id(.notes)
    flow.present(outside)
    let tree = flow.flow.tree
    #expect(tree.members(of: .path, in: flow.id(.notes)) == [flow.id(.detail)])
    #expect(tree.members(of: .sheet, in: flow.id(.notes)) == [flow.id(.compose), flow.id(.edit)])
  }

  @Test func `each place knows who asked for it, and in which container it came to be`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.detail))
    flow.perform(Act.open)
    let node = flow.flow.tree.nodes.last
    #expect(node?.requesterID == flow.id(.detail))
    #expect(node?.parentID == flow.id(.notes))
  }
}
