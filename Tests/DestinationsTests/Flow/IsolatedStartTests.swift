import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Sections of an app, shown and tested by themselves.
@MainActor
struct IsolatedStartTests {
  private let world = SampleWorld()

  private func flow(
    at presentation: Sample.Presentation, in parent: Sample.DestinationType? = nil
  ) -> SampleTestFlow {
    SampleTestFlow(world.setup.starting(at: presentation, in: parent))
  }

  @Test func `a set-up can start at any place, with its content`() {
    let flow = flow(at: .replaceRoot(with: .detail, content: .note(7)))
    #expect(flow.active == [.detail])
    #expect(flow.flow.tree.node(id: flow.id(.detail))?.payload.content == .note(7))
    #expect(world.setup.startingDestination.destinationType == .home)
  }

  @Test func `any container can be the start, with everything that its shape names`() {
    #expect(flow(at: .replaceRoot(with: .split)).active == [.split, .sidebar, .pane])
    #expect(flow(at: .replaceRoot(with: .pile)).active == [.pile, .bottom])
    #expect(flow(at: .replaceCurrent(with: .group)).active == [.group, .first, .second])
  }

  @Test func `a section starts in the parent that a test chooses, as one transition`() {
    let flow = flow(at: .push(.detail), in: .notes)
    #expect(flow.active == [.notes, .detail] && flow.parent(of: .detail) == .notes)
    #expect(flow.interface.transitionCount == 1)
    flow.goBack()
    #expect(flow.active == [.notes])
  }

  @Test func `a section may be a path, a tab or a sheet of its parent`() {
    #expect(flow(at: .tab(.tags, showing: .detail), in: .home).current == .detail)
    #expect(flow(at: .sheet(.compose), in: .notes).current == .compose)
    let flow = flow(at: .path([.push(.detail), .push(.edit)]), in: .notes)
    #expect(flow.active == [.notes, .detail, .edit])
  }

  @Test func `a section that does not fit its parent is refused, and reported`() {
    var reports: [NavigationEvent.Kind] = []
    let flow = Sample.AppFlow(world.setup.starting(at: .push(.edit), in: .detail))
    flow.onEvent = { if case .startRefused = $0.kind { reports.append($0.kind) } }
    flow.start()
    #expect(flow.rootDestination == nil && reports.count == 1)
  }

  @Test func `a parent that is not presented is handed to the provider, and the root answers it`()
    throws
  {
    let parent = UUID()
    var start = Sample.Presentation.replaceRoot(with: .detail)
    start.parentDestinationID = parent
    let flow = flow(at: start)
    let root = try #require(flow.place(.detail) as? SampleDestination)
    #expect(root.configuration?.parentDestinationID == parent)
    #expect(root.parentDestinationID() == parent)
    #expect(flow.flow.tree.parentID(of: root.id) == nil)
  }

  @Test func `hooks of the root know the chosen parent already`() {
    let parent = UUID()
    var known: UUID?
    var start = Sample.Presentation.replaceRoot(with: .detail)
    start.parentDestinationID = parent
    world.onBuild = { place in
      place.onHook = { [weak place] hook in
        if hook == .prepareForPresentation { known = place?.parentDestinationID() }
      }
    }
    _ = flow(at: start)
    #expect(known == parent)
  }

  @Test func `only the root has a parent outside, and only until another root takes its place`() {
    var start = Sample.Presentation.replaceRoot(with: .notes)
    start.parentDestinationID = UUID()
    let flow = flow(at: start)
    flow.present(.push(.detail))
    #expect(flow.parent(of: .detail) == .notes)
    flow.present(.replaceRoot(with: .tags))
    #expect(flow.place(.tags)?.parentDestinationID() == nil)
  }

  @Test func `starting again with a path replaces all that was presented`() {
    let flow = flow(at: .path([.replaceCurrent(with: .notes), .push(.detail)]))
    flow.present(.sheet(.compose))
    flow.start()
    #expect(flow.active == [.notes, .detail])
  }

  @Test func `nobody in the flow is said to have asked for a start`() throws {
    let flow = flow(at: .replaceRoot(with: .detail))
    flow.start()
    let root = try #require(flow.place(.detail) as? SampleDestination)
    #expect(root.configuration?.parentDestinationID == nil && root.parentDestinationID() == nil)
  }
}
