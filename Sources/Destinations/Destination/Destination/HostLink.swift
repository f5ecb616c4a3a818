/// A shared reference to a host, for its places and their closures; there is one for each host.
///
/// The link keeps an engine alive until the flow releases both.
@MainActor
final class HostLink {
  /// The engine of a flow that has not ended.
  private var kept: TreeHost?
  /// The home of a group, which the group owns.
  private weak var known: TreeHost?

  var host: TreeHost? { kept ?? known }

  /// Keeps the host until ``letGo()``, which the flow of an engine calls when it ends.
  func keep(_ host: TreeHost) { kept = host }

  /// Refers to the host as long as it exists.
  func refer(to host: TreeHost) { known = host }

  /// Refers to nothing from now on.
  func letGo() { kept = nil }
}
