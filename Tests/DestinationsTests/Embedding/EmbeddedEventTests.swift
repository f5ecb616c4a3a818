import Destinations
import DestinationsTesting
import Testing

@MainActor
struct EmbeddedEventTests {
  private let world = EmbeddingWorld()

  @Test func `events of an embedded flow reach the flow around with the place of the host`() throws
  {
    let flow = world.flow()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    var events: [NavigationEvent] = []
    flow.onEvent = { events.append($0) }
    inner.presentDestination(configuration: .push(.edit))
    #expect(events.allSatisfy { $0.hostID == flow.id(.compose) })
    #expect(events.map(\.kind).contains(.presented(id: inner.id(.edit), route: "edit")))
    #expect(events.last?.kind == .done)
    events = []
    flow.present(.push(.detail))
    #expect(events.filter { $0.hostID == nil }.map(\.kind).contains(.done))
  }

  @Test func `events are numbered in each flow by itself, and requests in all flows together`()
    throws
  {
    let flow = world.flow()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    var outerEvents: [NavigationEvent] = []
    var innerEvents: [NavigationEvent] = []
    flow.onEvent = { outerEvents.append($0) }
    inner.onEvent = { innerEvents.append($0) }
    let first = inner.request(.push(.edit))
    let second = flow.flow.request(.push(.detail))
    #expect(second.number > first.number)
    #expect(innerEvents.map(\.kind) == outerEvents.filter { $0.hostID != nil }.map(\.kind))
    #expect(innerEvents.map(\.number) == (0..<innerEvents.count).map { innerEvents[0].number + $0 })
    #expect(innerEvents.allSatisfy { $0.hostIDs.isEmpty })
    #expect(
      outerEvents.map(\.number)
        == Array(outerEvents[0].number..<(outerEvents[0].number + outerEvents.count)))
  }

  @Test func `an event from three flows deep names every host on its way`() throws {
    let flow = world.flow()
    flow.present(.push(.compose))
    let inner = try #require(flow.inner())
    inner.presentDestination(configuration: .push(.group))
    let innermost = try #require(inner.embeddedFlow(at: inner.id(.group)))
    var events: [NavigationEvent] = []
    flow.onEvent = { events.append($0) }
    innermost.presentDestination(configuration: .replaceCurrent(with: .pane))
    #expect(events.allSatisfy { $0.hostIDs == [flow.id(.compose), inner.id(.group)] })
    #expect(!events.isEmpty)
  }

  @Test func `a sequence of the outer flow has the events of the embedded one`() async throws {
    let flow = world.flow()
    flow.present(.push(.compose))
    var iterator = flow.flow.events.makeAsyncIterator()
    flow.inner()?.presentDestination(configuration: .push(.edit))
    #expect(await iterator.next()?.hostID == flow.id(.compose))
  }

  @Test func `the request that removes a host is the one in whose course its flow ends`() throws {
    let flow = world.flow()
    flow.present(.push(.compose))
    var events: [NavigationEvent] = []
    let first = try #require(flow.inner()).id(.first)
    flow.onEvent = { events.append($0) }
    let handle = flow.flow.request(.goBack)
    let removal = events.first { $0.kind == .removed(id: first, route: "first") }
    #expect(removal?.requestNumber == handle.number)
    #expect(removal?.description.contains("in #2") == true)
  }

  @Test func `a request that is handed over is told of in both flows, with one outcome in each`()
    throws
  {
    let flow = world.flow()
    flow.present(.push(.compose))
    var events: [NavigationEvent] = []
    flow.onEvent = { events.append($0) }
    flow.inner()?.presentDestination(configuration: .push(.detail))
    #expect(events.count { $0.kind == .done && $0.hostID == nil } == 1)
    #expect(events.count { $0.kind == .done && $0.hostID != nil } == 1)
  }
}
