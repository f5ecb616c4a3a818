import Destinations
import DestinationsTesting
import Testing

@MainActor
struct EmbeddedEventTests {
  private let world = EmbeddingWorld()

  @Test func `events of an embedded flow reach the outer flow with the host's identifier`()
    async throws
  {
    let (flow, inner) = try world.hosting()
    let host = flow.id(.compose)
    var events: [NavigationEvent] = []
    flow.onEvent = { events.append($0) }
    var iterator = flow.flow.events.makeAsyncIterator()
    inner.presentDestination(configuration: .push(.edit))
    expectEqual(Set(events.map(\.hostIDs)), [[host]])
    #expect(events.contains { $0.kind == .presented(id: inner.id(.edit), route: "edit") })
    expectEqual(events.last?.kind, .done)

    // A sequence of the outer flow has the events of the embedded one.
    await expectEqual(iterator.next()?.hostID, host)

    // The outer flow's own events have no host.
    events = []
    flow.present(.push(.detail))
    expectEqual(events.filter { $0.kind == .done }.map(\.hostIDs), [[]])
    flow.goBack()

    // A request that is handed over is reported in both flows, with one outcome in each.
    events = []
    inner.presentDestination(configuration: .push(.detail))
    expectEqual(Set(events.filter { $0.kind == .done }.map(\.hostIDs)), [[], [host]])
    expectEqual(events.count { $0.kind == .done }, 2)
    flow.goBack()

    // An event from three flows deep names every host on its way.
    inner.presentDestination(configuration: .push(.group))
    let innermost = inner.embeddedFlow(at: inner.id(.group))
    events = []
    innermost?.presentDestination(configuration: .replaceCurrent(with: .pane))
    expectEqual(Set(events.map(\.hostIDs)), [[host, inner.id(.group)]])
  }

  @Test func `events are numbered per flow, and requests across all flows`()
    throws
  {
    let (flow, inner) = try world.hosting()
    var outerEvents: [NavigationEvent] = []
    var innerEvents: [NavigationEvent] = []
    flow.onEvent = { outerEvents.append($0) }
    inner.onEvent = { innerEvents.append($0) }
    let first = inner.request(.push(.edit))
    let second = flow.flow.request(.push(.detail))
    #expect(second.number > first.number)
    expectEqual(innerEvents.map(\.kind), outerEvents.filter { $0.hostID != nil }.map(\.kind))
    expectEqual(Set(innerEvents.map(\.hostIDs)), [[]])
    for events in [innerEvents, outerEvents] {
      expectEqual(events.map(\.number), events.indices.map { events[0].number + $0 })
    }
  }

  @Test func `the end of an embedded flow belongs to the request that removes its host`() throws {
    let (flow, inner) = try world.hosting()
    var events: [NavigationEvent] = []
    let first = inner.id(.first)
    flow.onEvent = { events.append($0) }
    let handle = flow.flow.request(.goBack)
    let removal = events.first { $0.kind == .removed(id: first, route: "first") }
    expectEqual(removal?.requestNumber, handle.number)
    expectEqual(removal?.description.contains("in #2"), true)
  }
}
