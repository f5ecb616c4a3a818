/// What became of a snapshot.
public struct RestorationReport: Sendable, Equatable {
  /// How many places are restored, those of embedded flows included.
  public var restoredCount = 0

  /// What is not restored, in the order of the snapshot.
  public var losses: [SnapshotLoss] = []

  /// Whether nothing was restored, so that the flow has started as without a snapshot.
  public var startedFresh = false

  /// The earlier revision from which the snapshot was brought to the app's own; nil for its own.
  public var migratedFrom: Int?

  /// Creates a report of a restoration that has not come to anything yet.
  public init() {}

  init(restoredCount: Int, losses: [SnapshotLoss], migratedFrom: Int?) {
    self.restoredCount = restoredCount
    self.losses = losses
    self.migratedFrom = migratedFrom
  }
}

/// The restoration of a snapshot as the one who asked for it sees it.
@MainActor
public final class Restoration {
  /// The request; it waits if a guard holds it, and ends like any other.
  public let request: RequestHandle

  /// What is restored and what is lost, as far as it is known.
  ///
  /// Complete once the request has ended; a flow that a place hosts reports by events of its own.
  public internal(set) var report = RestorationReport()

  init(_ request: RequestHandle) {
    self.request = request
  }
}
