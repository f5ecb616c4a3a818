/// The places that have been restored from a snapshot, and those that have been lost.
public struct RestorationReport: Sendable, Equatable {
  /// The number of places that are presented again, including those of embedded flows.
  public var restoredCount = 0

  /// The losses, in the order of the snapshot; those of embedded flows come last.
  ///
  /// If nothing at all was restored, these are the reasons for that.
  public var losses: [SnapshotLoss] = []

  /// Whether nothing was restored, so that the flow has started as usual.
  public var startedFresh = false

  /// The earlier revision of a snapshot that was migrated; nil if no migration was necessary.
  public var migratedFrom: Int?

  /// Creates an empty report.
  package init() {}

  /// Adds the report of an embedded flow.
  mutating func add(_ embedded: Self) {
    restoredCount += embedded.restoredCount
    losses += embedded.losses
  }
}

extension RestorationReport: PrintedByProperties {}
