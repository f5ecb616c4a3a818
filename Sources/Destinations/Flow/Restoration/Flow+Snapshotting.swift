#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Saving the presented places, and restoring them.
extension Flow {
  /// Returns the presented places as a value that can be saved and restored later.
  ///
  /// It includes requests held by guards, and the contents of embedded flows, but no open questions. A place that the
  /// setup's ``SnapshotTable`` does not list is left out, together with everything in it and on top
  /// of it; it is listed in ``NavigationSnapshot/omitted`` and reported as an event.
  /// - Complexity: O(*n*) for *n* places.
  public func snapshot() -> NavigationSnapshot {
    World.SnapshotWriter.snapshot(of: self)
  }

  /// Starts the flow with a snapshot.
  ///
  /// Call it instead of ``start()``.
  ///
  /// Restoring is one transition with the cause `restore`, and guards are asked. A place that
  /// cannot be read, is unknown, or is refused by its provider is left out as the table's
  /// ``SnapshotPolicy`` says; then the guards are asked about the rest. If no place can be restored,
  /// or a guard denies it, the flow starts as usual, with the held requests of the snapshot. If a guard holds it,
  /// the flow starts as usual too, and is restored when the signal is given.
  ///
  /// If places are presented already, the snapshot replaces them. If a guard denies that, or if
  /// nothing can be restored, the request is refused and nothing changes.
  /// - Parameter snapshot: The snapshot. A faulty one never leads to an invalid tree.
  /// - Returns: The restoration. Its request is refused with `unreadableSnapshot` if the
  ///   policy is to fail.
  /// - Complexity: O(*n*) for *n* rows, in addition to the work of providers.
  @discardableResult
  public func restore(_ snapshot: NavigationSnapshot) -> Restoration {
    restore(.success(snapshot))
  }

  /// Starts the flow with a snapshot, from data written by ``NavigationSnapshot/data()``.
  ///
  /// If the data cannot be read, nothing is restored: the flow starts as usual, or the request is
  /// refused if places are presented already; see ``restore(_:)``.
  @discardableResult
  public func restore(from data: Data) -> Restoration {
    restore(Result { () throws(DestinationError) in try NavigationSnapshot(data) })
  }

  /// Whether the setup declares which places snapshots keep.
  package var keepsSnapshots: Bool { setup.snapshots != nil }

  /// Returns the tree that a snapshot would restore, and the losses; builds nothing and asks no guard.
  package func foreseeRestoring(
    _ snapshot: NavigationSnapshot
  ) -> (tree: PresentationTree<Place>, losses: [SnapshotLoss])? {
    guard let snapshots = setup.snapshots else { return nil }
    var reader = World.SnapshotReader(snapshot.rows, world, engine.policies.modal) {
      (index) throws(DestinationError) in try snapshots.place(of: snapshot.rows[index])
    }
    reader.losesAbove = snapshots.policy == .dropWithAbove
    guard let root = reader.read() else { return nil }
    var tree = PresentationTree<ErasedPayload>()
    guard (try? tree.apply(.replaceRoot(root))) != nil else { return nil }
    return (PresentationTree(tree), reader.losses)
  }

  func restore(
    _ snapshot: Result<NavigationSnapshot, DestinationError>,
    noting restoration: Restoration = Restoration(), startingWith starting: Presentation? = nil
  ) -> Restoration {
    let starting = starting ?? self.starting(at: hostID)
    let work = World.RestoreWork(
      snapshot, setup.snapshots ?? SnapshotTable(entries: {}), starting: starting,
      noting: restoration)
    restoration.request = submitStart(work.work, cause: .restore, usually: starting)
    return restoration
  }
}
