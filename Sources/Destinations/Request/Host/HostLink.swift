/// A shared reference to a host, used by everything that lives there or calls back; one for each host.
///
/// The link keeps an engine alive until the flow releases both.
@MainActor
final class HostLink {
  /// The engine of a flow that has not ended.
  private(set) var engine: FlowEngine?
  /// The home of a group, which the group owns.
  private weak var home: GroupHome?

  var host: TreeHost? { engine ?? home }

  init() {}

  /// Refers to an engine until ``letGo()``, which its flow calls when it ends.
  func lead(to engine: FlowEngine) { self.engine = engine }

  /// Refers to the home of a group as long as it exists.
  func lead(to home: GroupHome) { self.home = home }

  /// Refers to nothing from now on.
  func letGo() { engine = nil }
}
