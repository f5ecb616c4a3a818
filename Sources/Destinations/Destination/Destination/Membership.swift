/// The internal state of a destination, for code that does not know the types of its app.
@MainActor
protocol Membership: AnyObject {
  /// The host of the destination.
  ///
  /// The host owns the destination, so the membership does not own the host.
  var host: TreeHost? { get }

  /// The identifier of the destination, known as soon as it has a host.
  var placeID: DestinationID? { get }

  /// Whether the destination has left its tree.
  ///
  /// No task may start and no result may arrive after that.
  var hasLeft: Bool { get }

  /// Whether the system is navigating at the destination.
  var isSystemNavigating: Bool { get set }

  /// The parts that few destinations have; nil in most destinations.
  var parts: RareParts? { get }

  /// The parts that few destinations have, made if there are none yet.
  var madeParts: RareParts { get }

  /// The interactors, each with its role.
  var interactorParts: [(role: String, object: AnyObject)] { get }

  /// Removes and returns the interactors, so that they can clean up.
  func takeInteractors() -> [InstalledInteractor]

  /// Leaves the home that a group keeps while it is in no flow; its tabs join the host's.
  func leaveHome(for host: TreeHost)

  /// Records the host of the destination.
  func join(_ host: TreeHost, as id: DestinationID)

  /// Records that no task may start and no result may arrive from now on, and cancels all tasks.
  func beginLeaving()

  /// Records that the destination has no host any more.
  func leave()
}

extension Destinationable {
  /// The internal state, without the types of the app.
  var membership: any Membership { internalState }
}

/// The site where a destination is being built, and the identifier that it will have.
///
/// It exists only during the build: the destination's state does not keep it.
@MainActor
final class DestinationSite {
  nonisolated let host: TreeHost
  nonisolated let id: DestinationID
  /// The name of the tab that a tab bar starts with.
  nonisolated let expectedTab: String?

  /// The interface that was assigned while the destination was being built.
  var interface: (any DestinationInterfacing)?

  init(host: TreeHost, id: DestinationID, expectedTab: String?) {
    self.host = host
    self.id = id
    self.expectedTab = expectedTab
  }
}
