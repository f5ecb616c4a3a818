import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Sections of an app, shown and tested by themselves.
@MainActor
struct IsolatedStartTests {
  private func flow(
    at presentation: Sample.Presentation, in parent: Sample.DestinationType? = nil,
    of world: SampleWorld = SampleWorld()
  ) -> SampleTestFlow {
    SampleTestFlow(world.setup.starting(at: presentation, in: parent))
  }

  @Test func `a setup can start at any place, with all of its containers`() {
    // a setup can start at any place, with its content
    do {
      let world = SampleWorld()
      let flow = flow(at: .replaceRoot(with: .detail, content: .note(7)), of: world)
      flow.expectPlaces([.detail])
      expectEqual(flow.flow.tree.node(id: flow.id(.detail))?.payload.content, .note(7))
      expectEqual(world.setup.startingDestination.destinationType, .home)
    }
    // any container can be the start, with the places of its shape
    flow(at: .replaceRoot(with: .split)).expectPlaces([.split, .sidebar, .pane])
    flow(at: .replaceRoot(with: .pile)).expectPlaces([.pile, .bottom])
    flow(at: .replaceCurrent(with: .group)).expectPlaces([.group, .first, .second])
  }

  @Test func `a section starts in a parent that a test chooses, if the section fits`() {
    // a section starts in the parent that a test chooses, as one transition
    do {
      let flow = flow(at: .push(.detail), in: .notes)
      expectEqual(flow.active, [.notes, .detail])
      expectEqual(flow.parent(of: .detail), .notes)
      expectEqual(flow.interface.transitionCount, 1)
      flow.goBack()
      flow.expectPlaces([.notes])
    }
    // a section may be a path, a tab or a sheet of its parent
    do {
      flow(at: .tab(.tags, showing: .detail), in: .home).expectCurrent(.detail)
      flow(at: .sheet(.compose), in: .notes).expectCurrent(.compose)
      let flow = flow(at: .path([.push(.detail), .push(.edit)]), in: .notes)
      flow.expectPlaces([.notes, .detail, .edit])
    }
    // a section that does not fit its parent is refused, and reported
    do {
      let world = SampleWorld()
      var reports: [NavigationEvent.Kind] = []
      let flow = Sample.AppFlow(world.setup.starting(at: .push(.edit), in: .detail))
      flow.onEvent = { if case .startRefused = $0.kind { reports.append($0.kind) } }
      flow.start()
      expectNil(flow.rootDestination)
      expectEqual(reports.count, 1)
    }
  }

  @Test func `only the root knows a parent outside of the flow`() throws {
    // a parent that is not presented is passed to the provider, and the root returns it
    do {
      let parent = UUID()
      var start = Sample.Presentation.replaceRoot(with: .detail)
      start.parentDestinationID = parent
      let flow = flow(at: start)
      let root = try require(flow.place(.detail) as? SampleDestination)
      expectEqual(root.configuration?.parentDestinationID, parent)
      expectEqual(root.parentDestinationID(), parent)
      expectNil(flow.flow.tree.parentID(of: root.id))
    }
    // hooks of the root know the chosen parent already
    do {
      let world = SampleWorld()
      let parent = UUID()
      var known: UUID?
      var start = Sample.Presentation.replaceRoot(with: .detail)
      start.parentDestinationID = parent
      world.onBuild = { place in
        place.onHook = { [weak place] hook in
          if hook == .prepareForPresentation { known = place?.parentDestinationID() }
        }
      }
      _ = flow(at: start, of: world)
      expectEqual(known, parent)
    }
    // only the root has a parent outside of the flow, and only until another root replaces it
    do {
      var start = Sample.Presentation.replaceRoot(with: .notes)
      start.parentDestinationID = UUID()
      let flow = flow(at: start)
      flow.present(.push(.detail))
      flow.expectParent(.notes, of: .detail)
      flow.present(.replaceRoot(with: .tags))
      expectNil(flow.place(.tags)?.parentDestinationID())
    }
  }

  @Test func `a start can be repeated and has no requester`() throws {
    // starting again with a path replaces everything that was presented
    do {
      let flow = flow(at: .path([.replaceCurrent(with: .notes), .push(.detail)]))
      flow.present(.sheet(.compose))
      flow.start()
      flow.expectPlaces([.notes, .detail])
    }
    // a start has no requester in the flow
    do {
      let flow = flow(at: .replaceRoot(with: .detail))
      flow.start()
      let root = try require(flow.place(.detail) as? SampleDestination)
      expectNil(root.configuration?.parentDestinationID)
      expectNil(root.parentDestinationID())
    }
  }
}
