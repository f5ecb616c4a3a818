import Destinations
import DestinationsTesting
import Testing

@MainActor
struct EmbeddedFlowTests {
  private let world = EmbeddingWorld()

  @Test func `a place that hosts a flow starts it with the place, in a tree of its own`() throws {
    let flow = world.flow()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    #expect(flow.active == [.notes, .compose] && flow.current == .compose)
    #expect(inner.active == [.first] && inner.current == .first)
    #expect(inner.hostID == flow.id(.compose) && flow.flow.hostID == nil)
    #expect(flow.flow.embeddedFlows.map { $0 === inner } == [true])
  }

  @Test func `both flows mint identifiers from one generator, and share a clock`() throws {
    let clock = TestClock()
    let flow = SampleTestFlow(world.setup, clock: clock)
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    inner.presentDestination(configuration: .push(.edit))
    flow.present(.push(.detail))
    flow.expectTree(
      """
      notes stack #1
        compose #2
        > detail #5
      """)
    #expect(inner.tree.description.contains("> edit #4"))
    #expect(inner.clock as? TestClock === clock)
  }

  @Test func `the hooks of the host come first when both arrive, and the flow starts after`() {
    let flow = world.flow()
    flow.present(.push(.compose))
    #expect(
      world.journal.take() == [
        "compose prepareForPresentation", "notes prepareForDisappearance(true)",
        "compose prepareForAppearance(true)", "first prepareForPresentation",
        "first prepareForAppearance(true)",
      ])
  }

  @Test func `an interface of the host that shows flows is attached to the embedded one`() throws {
    let flow = world.flow()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    inner.presentDestination(configuration: .push(.edit))
    let host = try #require(flow.place(.compose) as? EmbeddingWorld.Host)
    #expect(host.currentInterface()?.shown == ["first", "edit"])
    #expect(host.embeddedFlow === inner)
  }

  @Test func `the host is the parent of the root of its flow`() throws {
    let flow = world.flow()
    flow.present(.push(.compose))
    let root = try #require(flow.inner()?.rootDestination as? SampleDestination)
    #expect(root.parentDestinationID() == flow.id(.compose))
    #expect(root.configuration?.parentDestinationID == flow.id(.compose))
  }

  @Test func `a starting destination without content gets that of the host`() throws {
    let flow = world.flow()
    flow.present(.push(.compose, content: .note(7)))
    let inner = try #require(flow.inner())
    #expect(inner.content(of: .first) == .note(7))
  }

  @Test func `a starting destination keeps the content that it has`() throws {
    world.innerStart = .replaceRoot(with: .first, content: .note(1))
    let flow = world.flow()
    flow.present(.push(.compose, content: .note(7)))
    #expect(flow.inner()?.content(of: .first) == .note(1))
  }

  @Test func `the embedded flow ends with its host, deepest place first, and takes no requests`()
    throws
  {
    let flow = world.flow()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    inner.presentDestination(configuration: .push(.edit))
    _ = world.journal.take()
    flow.goBack()
    #expect(
      world.journal.take() == [
        "edit prepareForDisappearance(true)", "compose prepareForDisappearance(true)",
        "notes prepareForAppearance(true)", "edit cleanupResources",
        "edit removeAssociatedInterface", "first cleanupResources",
        "first removeAssociatedInterface", "compose cleanupResources",
      ])
    #expect(inner.active.isEmpty && flow.flow.embeddedFlows.isEmpty)
    #expect(inner.presentDestination(configuration: .replaceRoot(with: .first)) == nil)
  }

  @Test func `ending the flow around ends the embedded one`() throws {
    let flow = world.flow()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    _ = world.journal.take()
    flow.flow.end()
    #expect(inner.active.isEmpty)
    #expect(
      world.journal.take() == [
        "first prepareForDisappearance(true)", "compose prepareForDisappearance(true)",
        "first cleanupResources", "first removeAssociatedInterface", "compose cleanupResources",
        "notes cleanupResources", "notes removeAssociatedInterface",
      ])
  }

  @Test func `a start that is refused is reported, and the host stays with an empty flow`() throws {
    world.innerStart = .replaceRoot(with: .detail)
    let flow = world.flow()
    var problems: [NavigationEvent.Kind] = []
    flow.onEvent = { if $0.isStartRefusal { problems.append($0.kind) } }
    flow.present(.push(.compose))
    #expect(problems.count == 1)
    #expect(flow.active == [.notes, .compose] && flow.inner()?.active == [])
  }

  @Test func `a host that is refused leaves nothing behind of its flow`() {
    let flow = world.flow()
    flow.presentPath([.push(.compose), .push(.tags)])
    flow.expectRefused(.noProvider)
    world.guards = []
    flow.presentPath([.push(.compose), .tab(.notes)])
    flow.expectRefused(.noTabBar)
    #expect(world.box.livingCount == 1)
    #expect(flow.flow.embeddedFlows.isEmpty && world.journal.take().isEmpty)
  }

  @Test func `a flow in a flow in a flow works like one in one`() throws {
    let flow = world.flow()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    inner.presentDestination(configuration: .push(.group))
    let innermost = try #require(inner.embeddedFlow(at: inner.id(.group)))
    #expect(innermost.active == [.bottom] && innermost.hostID == inner.id(.group))
    _ = world.journal.take()
    flow.present(.replaceCurrent(with: .trash))
    #expect(
      world.journal.take() == [
        "trash prepareForPresentation", "bottom prepareForDisappearance(true)",
        "group prepareForDisappearance(true)", "compose prepareForDisappearance(true)",
        "trash prepareForAppearance(true)", "bottom cleanupResources",
        "bottom removeAssociatedInterface", "group cleanupResources", "first cleanupResources",
        "first removeAssociatedInterface", "compose cleanupResources",
      ])
    #expect(innermost.active.isEmpty)
  }
}

extension NavigationEvent {
  fileprivate var isStartRefusal: Bool {
    if case .startRefused = kind { true } else { false }
  }
}
