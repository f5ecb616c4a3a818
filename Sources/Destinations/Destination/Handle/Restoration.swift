/// A restoration as seen by the code that has requested it, with the places restored and lost so far.
///
/// The restoration is complete when the request and those of embedded flows have ended. Each flow reports its own
/// places and losses with events.
@MainActor
public final class Restoration {
  /// The request.
  ///
  /// The request waits if a guard holds it.
  public internal(set) lazy var request = RequestHandle.ended(.cancelled)

  /// The number of places that are presented again, including those of embedded flows.
  ///
  /// - Complexity: O(*f*) for *f* embedded flows.
  public var restoredCount: Int {
    embedded.values.reduce(ownCount) { $0 + $1.restoredCount }
  }

  /// The losses, in the order of the snapshot; those of embedded flows come last.
  ///
  /// If nothing at all was restored, these are the reasons for that.
  /// - Complexity: O(*f* log *f*) for *f* embedded flows.
  public var losses: [SnapshotLoss] {
    embedded.sorted(on: \.key).reduce(into: ownLosses) { $0 += $1.value.losses }
  }

  /// Whether nothing was restored, so that the flow has started as usual.
  public internal(set) var startedFresh = false

  /// The earlier revision of a snapshot that was migrated; nil if no migration was necessary.
  public internal(set) var migratedFrom: Int?

  /// The number of restored places in the flow itself.
  var ownCount = 0

  /// The losses in the flow itself.
  var ownLosses: [SnapshotLoss] = []

  private var embedded: [Int: Restoration] = [:]

  /// Begins anew with the losses that were found when a snapshot was read.
  func begin(losing losses: [SnapshotLoss], migratedFrom revision: Int?) {
    (ownCount, ownLosses, startedFresh, migratedFrom) = (0, losses, false, revision)
  }

  /// Adds the restoration of the flow that is embedded at the place of a row.
  func addFlow(at row: Int) -> Restoration {
    let restoration = Restoration()
    embedded[row] = restoration
    return restoration
  }
}

/// The rows that an embedded flow is to restore, and its restoration.
typealias EmbeddedSnapshot = (snapshot: NavigationSnapshot, restoration: Restoration)
