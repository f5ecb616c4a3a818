/// What refers to a host for all that lives there, and for whoever calls back; made once for each host.
///
/// A weak reference makes every use of an object slower, for as long as that lives, and an engine is used all the time.
/// So the link keeps it, until its flow lets go of both.
@MainActor
final class HostLink {
  /// The engine of a flow that is there.
  private(set) var engine: FlowEngine?
  /// The home of a group, which the group keeps.
  private weak var home: GroupHome?

  var host: TreeHost? { engine ?? home }

  init() {}

  /// Leads to an engine until ``letGo()``, which its flow calls in the end.
  func lead(to engine: FlowEngine) { self.engine = engine }

  /// Leads to the home of a group as long as there is one.
  func lead(to home: GroupHome) { self.home = home }

  /// Leads nowhere from now on.
  func letGo() { engine = nil }
}
