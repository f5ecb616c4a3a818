import Destinations
import DestinationsTesting
import Testing

@MainActor
struct EmbeddedFlowTests {
  private let world = EmbeddingWorld()

  @Test func `an embedded flow starts with its host and has a tree of its own`() throws {
    let clock = TestClock()
    let flow = SampleTestFlow(world.setup, clock: clock)
    _ = world.journal.take()
    flow.present(.push(.compose))
    let inner = try require(flow.inner())
    expectEqual([flow.active, inner.active], [[.notes, .compose], [.first]])
    expectEqual([flow.current, inner.current], [.compose, .first])
    let hostID = flow.id(.compose)
    expectEqual([inner.hostID, flow.flow.hostID], [hostID, nil])
    expectEqual(flow.flow.embeddedFlows.map { $0 === inner }, [true])

    // If both arrive together, the hooks of the host are called first, and then the flow starts.
    expectEqual(
      world.journal.take(),
      [
        "compose prepareForPresentation", "notes prepareForDisappearance(true)",
        "compose prepareForAppearance(true)", "first prepareForPresentation",
        "first prepareForAppearance(true)",
      ])

    // The host is the parent of the root of its flow.
    let root = inner.rootDestination as? SampleDestination
    let parents = [root?.parentDestinationID(), root?.configuration?.parentDestinationID]
    expectEqual(parents, [hostID, hostID])

    // Both flows create identifiers with one generator, and share a clock.
    inner.presentDestination(configuration: .push(.edit))
    flow.present(.push(.detail))
    flow.expectTree(
      """
      notes stack #1
        compose #2
        > detail #5
      """)
    #expect(inner.tree.description.contains("> edit #4") && inner.clock as? TestClock === clock)

    // An interface of the host that shows flows is attached to the embedded one.
    let host = flow.place(.compose) as? EmbeddingWorld.Host
    #expect(host?.currentInterface()?.shown == ["first", "edit"] && host?.embeddedFlow === inner)
  }

  @Test func `the root of an embedded flow that restores a snapshot has the host as its parent`()
    throws
  {
    let (flow, inner) = try EmbeddingWorld().hosting()
    inner.restore(inner.snapshot())
    expectEqual(inner.rootDestination?.parentDestinationID(), flow.id(.compose))
  }

  @Test func `an embedded starting destination without content gets the content of the host`()
    throws
  {
    // A starting destination with content keeps its own.
    for (own, wanted) in [(nil, 7), (1, 1)] as [(Int?, Int)] {
      world.innerStart = .replaceRoot(
        with: .first, content: own.map { Sample.ContentType.note($0) })
      let flow = world.flow()
      flow.present(.push(.compose, content: .note(7)))
      expectEqual(flow.inner()?.content(of: .first), .note(wanted))
    }
  }

  @Test func `an embedded flow ends with its host, deepest place first, and refuses requests`()
    throws
  {
    let (flow, inner) = try world.hosting()
    inner.presentDestination(configuration: .push(.edit))
    _ = world.journal.take()
    flow.goBack()
    expectEqual(
      world.journal.take(),
      [
        "edit prepareForDisappearance(true)", "compose prepareForDisappearance(true)",
        "notes prepareForAppearance(true)", "edit cleanupResources",
        "edit removeAssociatedInterface", "first cleanupResources",
        "first removeAssociatedInterface", "compose cleanupResources",
      ])
    expectEmpty(inner.active)
    expectEmpty(flow.flow.embeddedFlows)
    expectNil(inner.presentDestination(configuration: .replaceRoot(with: .first)))

    // Ending the outer flow ends the embedded one.
    let (ending, within) = try world.hosting()
    ending.flow.end()
    expectEqual(
      world.journal.take(),
      [
        "first prepareForDisappearance(true)", "compose prepareForDisappearance(true)",
        "first cleanupResources", "first removeAssociatedInterface", "compose cleanupResources",
        "notes cleanupResources", "notes removeAssociatedInterface",
      ])
    expectEmpty(within.active)
  }

  @Test func `a flow inside an embedded flow works like any embedded flow`() throws {
    let (flow, inner, innermost) = try world.nested()
    expectEqual(innermost.active, [.bottom])
    expectEqual(innermost.hostID, inner.id(.group))
    flow.present(.replaceCurrent(with: .trash))
    expectEqual(
      world.journal.take(),
      [
        "trash prepareForPresentation", "bottom prepareForDisappearance(true)",
        "group prepareForDisappearance(true)", "compose prepareForDisappearance(true)",
        "trash prepareForAppearance(true)", "bottom cleanupResources",
        "bottom removeAssociatedInterface", "group cleanupResources", "first cleanupResources",
        "first removeAssociatedInterface", "compose cleanupResources",
      ])
    expectEmpty(innermost.active)
  }

  @Test func `a refused start is reported, and the host stays with an empty flow`() throws {
    world.innerStart = .replaceRoot(with: .detail)
    let flow = world.flow()
    var problemCount = 0
    flow.onEvent = { if case .startRefused = $0.kind { problemCount += 1 } }
    flow.present(.push(.compose))
    expectEqual(problemCount, 1)
    expectEqual([flow.active, flow.inner()?.active], [[.notes, .compose], []])
  }

  @Test func `a refused host leaves nothing of its flow behind`() {
    let flow = world.flow()
    flow.presentPath([.push(.compose), .push(.tags)])
    flow.expectRefused(.noProvider)
    flow.presentPath([.push(.compose), .tab(.notes)])
    flow.expectRefused(.noTabBar)
    expectEqual(world.box.livingCount, 1)
    expectEmpty(flow.flow.embeddedFlows)
    expectEmpty(world.journal.take())
  }
}
