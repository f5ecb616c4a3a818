/// What has been restored from a snapshot, and what has been lost.
public struct RestorationReport: Sendable, Equatable {
  /// The number of restored places, including those of embedded flows.
  public var restoredCount = 0

  /// What was not restored, in the order of the snapshot.
  public var losses: [SnapshotLoss] = []

  /// Whether nothing was restored, so that the flow has started as usual.
  public var startedFresh = false

  /// The earlier revision of a snapshot that was migrated; nil if no migration was necessary.
  public var migratedFrom: Int?

  /// Creates an empty report.
  public init() {}

  init(restoredCount: Int, losses: [SnapshotLoss], migratedFrom: Int?) {
    self.restoredCount = restoredCount
    self.losses = losses
    self.migratedFrom = migratedFrom
  }
}

/// A restoration as seen by the code that has requested it.
@MainActor
public final class Restoration {
  /// The request.
  ///
  /// It waits if a guard holds it.
  public let request: RequestHandle

  /// What has been restored and lost so far.
  ///
  /// It is complete when the request has ended. Embedded flows report with events of their own.
  public internal(set) var report = RestorationReport()

  init(_ request: RequestHandle) {
    self.request = request
  }
}

extension RestorationReport: PrintedByProperties {}
