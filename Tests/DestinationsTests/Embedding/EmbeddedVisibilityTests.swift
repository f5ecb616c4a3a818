import Destinations
import DestinationsTesting
import Testing

/// Appearance is about being on screen, also through the boundary of a flow.
@MainActor
struct EmbeddedVisibilityTests {
  private let world = EmbeddingWorld()

  @Test func `what a flow shows disappears when its host is covered, and comes back with it`()
    throws
  {
    let (flow, inner) = try world.hosting()
    let observer = Observer { _ = inner.visibleDestinations }
    flow.present(.sheet(.trash))
    #expect(
      world.journal.take() == [
        "trash prepareForPresentation", "first prepareForDisappearance(true)",
        "compose prepareForDisappearance(true)", "trash prepareForAppearance(true)",
      ])
    #expect(inner.visible.isEmpty)
    // Who observes what is on screen in a flow hears that its host was covered.
    #expect(observer.count == 1)

    // An interaction in a flow off screen is refused like that of any hidden place.
    #expect(inner.refusal(.open, at: .first) == .requesterHidden)
    #expect(inner.active == [.first])

    flow.dismissSheet()
    #expect(
      world.journal.take().filter { $0.contains("ForAppearance") } == [
        "compose prepareForAppearance(true)", "first prepareForAppearance(true)",
      ])
    #expect(inner.visible == [.first])

    // What changes in a flow off screen appears only when the host does.
    flow.present(.sheet(.trash))
    _ = world.journal.take()
    inner.presentDestination(configuration: .push(.edit))
    #expect(world.journal.take() == ["edit prepareForPresentation"])
    flow.dismissSheet()
    #expect(
      ["edit", "first"].map { world.journal.events(of: $0) }
        == [["prepareForAppearance(true)"], []])
  }

  @Test func `a flow in a tab is on screen while its tab is selected`() throws {
    world.start = .replaceRoot(with: .home)
    let flow = world.flow()
    let inner = try #require(flow.inner())
    #expect(inner.active == [.first] && inner.visible.isEmpty)
    flow.select(.tags)
    #expect(
      world.journal.take() == [
        "notes prepareForDisappearance(true)", "compose prepareForAppearance(true)",
        "first prepareForAppearance(true)",
      ])
    flow.tapTab(.notes)
    #expect(
      world.journal.take() == [
        "first prepareForDisappearance(true)", "compose prepareForDisappearance(true)",
        "notes prepareForAppearance(true)",
      ])
  }

  @Test func `a host in the middle of a path does not bring its flow on screen`() throws {
    let flow = world.flow()
    flow.presentPath([.push(.compose), .push(.detail)])
    #expect(flow.inner()?.active == [.first])
    #expect(world.journal.events(of: "first") == ["prepareForPresentation"])
  }

  @Test func `hooks are balanced three flows deep`() throws {
    let (flow, _, _) = try world.nested()
    flow.present(.sheet(.trash))
    flow.dismissSheet()
    let balanced = ["prepareForDisappearance(true)", "prepareForAppearance(true)"]
    for route in ["bottom", "group", "compose"] {
      #expect(world.journal.events(of: route) == balanced, "\(route)")
    }
  }
}
