/// The flows embedded in a flow.
@MainActor
final class EmbeddedEngines {
  /// The flows by their hosts, each with the order of the user's last visit: larger for later ones; negative before
  /// the first visit.
  private var byHost: [DestinationID: (engine: FlowEngine, visit: Int)] = [:]
  private var lastVisit = 0
  private var additions = 0

  /// Whether there is no flow.
  var isEmpty: Bool { byHost.isEmpty }

  /// The flows.
  ///
  /// The flow that the user has visited last is the last one.
  /// - Complexity: O(*n* log *n*) for *n* flows.
  var inOrder: [FlowEngine] { byHost.values.sorted(on: \.visit).map(\.engine) }

  /// The flows, in no particular order.
  var engines: some Sequence<FlowEngine> { byHost.values.lazy.map(\.engine) }

  subscript(hostID: DestinationID) -> FlowEngine? { byHost[hostID]?.engine }

  /// Adds a flow, which the user has not visited yet.
  func add(_ engine: FlowEngine, at hostID: DestinationID) {
    additions += 1
    byHost[hostID] = (engine, -additions)
  }

  func remove(at hostID: DestinationID) -> FlowEngine? {
    byHost.removeValue(forKey: hostID)?.engine
  }

  /// Records the current place, in case it hosts a flow.
  func noteCurrent(_ id: DestinationID?) {
    guard let id, byHost[id] != nil else { return }
    lastVisit += 1
    byHost[id]?.visit = lastVisit
  }
}
