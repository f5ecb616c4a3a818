import Destinations
import DestinationsTesting
import Testing

/// Places appear and disappear with the host of their flow.
@MainActor
struct EmbeddedVisibilityTests {
  private let world = EmbeddingWorld()

  @Test func `places of an embedded flow disappear and reappear with their host`()
    throws
  {
    let (flow, inner) = try world.hosting()
    let observer = Observer { _ = inner.visibleDestinations }
    let current = Observer { _ = inner.currentDestination }
    flow.present(.sheet(.trash))
    expectEqual(
      world.journal.take(),
      [
        "trash prepareForPresentation", "first prepareForDisappearance(true)",
        "compose prepareForDisappearance(true)", "trash prepareForAppearance(true)",
      ])
    expectEmpty(inner.visible)
    // Observers of the visible places of a flow are notified when its host is covered.
    expectEqual([observer.count, current.count], [1, 0])

    // An interaction in a flow off screen is refused like that of any hidden place.
    expectEqual(inner.refusal(.open, at: .first), .requesterHidden)
    expectEqual(inner.active, [.first])

    flow.dismissSheet()
    expectEqual(
      world.journal.take().filter { $0.contains("ForAppearance") },
      [
        "compose prepareForAppearance(true)", "first prepareForAppearance(true)",
      ])
    expectEqual(inner.visible, [.first])

    // Places of a hidden flow appear only when the host does.
    flow.present(.sheet(.trash))
    _ = world.journal.take()
    inner.presentDestination(configuration: .push(.edit))
    expectEqual(world.journal.take(), ["edit prepareForPresentation"])
    flow.dismissSheet()
    expectEqual(
      ["edit", "first"].map { world.journal.events(of: $0) }, [["prepareForAppearance(true)"], []])
  }

  @Test func `observers of an embedded flow are notified when it leaves with its host`() throws {
    let (flow, inner) = try world.hosting()
    let current = Observer { _ = inner.currentDestination }
    let tree = Observer { _ = inner.tree.shape }
    flow.goBack()
    expectNil(inner.currentDestination)
    #expect(current.count > 0 && tree.count > 0)
  }

  @Test func `a flow in a tab is on screen while its tab is selected`() throws {
    world.start = .replaceRoot(with: .home)
    let flow = world.flow()
    let inner = try require(flow.inner())
    expectEqual(inner.active, [.first])
    expectEmpty(inner.visible)
    flow.select(.tags)
    expectEqual(
      world.journal.take(),
      [
        "notes prepareForDisappearance(true)", "compose prepareForAppearance(true)",
        "first prepareForAppearance(true)",
      ])
    flow.tapTab(.notes)
    expectEqual(
      world.journal.take(),
      [
        "first prepareForDisappearance(true)", "compose prepareForDisappearance(true)",
        "notes prepareForAppearance(true)",
      ])
  }

  @Test func `a host in the middle of a path does not show its flow`() throws {
    let flow = world.flow()
    flow.presentPath([.push(.compose), .push(.detail)])
    expectEqual(flow.inner()?.active, [.first])
    expectEqual(world.journal.events(of: "first"), ["prepareForPresentation"])
  }

  @Test func `hooks are balanced three flows deep`() throws {
    let (flow, _, _) = try world.nested()
    flow.present(.sheet(.trash))
    flow.dismissSheet()
    let balanced = ["prepareForDisappearance(true)", "prepareForAppearance(true)"]
    for route in ["bottom", "group", "compose"] {
      expectEqual(world.journal.events(of: route), balanced, "\(route)")
    }
  }
}
