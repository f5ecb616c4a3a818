#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Saving what is presented, and restoring it.
extension Flow {
  /// Returns what is presented as a value that can be saved and restored later.
  ///
  /// It includes requests held by guards, and the contents of embedded flows. A place that the
  /// setup's ``SnapshotTable`` does not list is left out, together with everything in it and on top
  /// of it; it is listed in ``NavigationSnapshot/omitted`` and reported as an event.
  /// - Complexity: O(*n*) for *n* places.
  public func snapshot() -> NavigationSnapshot {
    SnapshotWriter.snapshot(of: self)
  }

  /// Starts the flow with a snapshot.
  ///
  /// Call it instead of ``start()``.
  ///
  /// Restoring is one transition with the cause `restore`, and guards are asked. A place that
  /// cannot be read, is unknown, or is refused by its provider is left out as the table's
  /// ``SnapshotPolicy`` says; then the guards are asked about the rest. If nothing can be restored,
  /// or a guard denies it, the flow starts as usual. If a guard holds it, the flow starts as usual
  /// too, and is restored when the signal is given.
  ///
  /// If something is presented already, the snapshot replaces it; if a guard denies that, nothing
  /// changes.
  /// - Parameter snapshot: The snapshot. A faulty one never leads to an invalid tree.
  /// - Returns: The request and a report. The request is refused with `unreadableSnapshot` if the
  ///   policy is to fail.
  /// - Complexity: O(*n*) for *n* rows, in addition to the work of providers.
  @discardableResult
  public func restore(_ snapshot: NavigationSnapshot) -> Restoration {
    restore(.success(snapshot), startingWith: startingDestination.fromTheRoot)
  }

  /// Starts the flow with a snapshot, from data written by ``NavigationSnapshot/data()``.
  ///
  /// If the data cannot be read, nothing is restored; see ``restore(_:)``.
  @discardableResult
  public func restore(from data: Data) -> Restoration {
    do throws(DestinationError) {
      return restore(try NavigationSnapshot(data))
    } catch {
      return restore(.failure(error), startingWith: startingDestination.fromTheRoot)
    }
  }

  /// Whether the setup declares which places snapshots keep.
  package var keepsSnapshots: Bool { snapshots != nil }

  /// Returns the tree that a snapshot would restore, and the losses; builds nothing and asks no guard.
  package func foreseeRestoring(
    _ snapshot: NavigationSnapshot
  ) -> (tree: PresentationTree<Place>, losses: [SnapshotLoss])? {
    guard let snapshots else { return nil }
    var reader = SnapshotReader(
      snapshot.rows, snapshots, world, engine.policies.modal, isOlder: false, refused: [:])
    guard let root = reader.read() else { return nil }
    var tree = PresentationTree<ErasedPayload>()
    guard (try? tree.structure.apply(.replaceRoot(root))) != nil else { return nil }
    return (PresentationTree(tree), reader.losses)
  }

  func restore(
    _ snapshot: Result<NavigationSnapshot, DestinationError>,
    startingWith starting: Presentation
  ) -> Restoration {
    let work = RestoreWork(
      snapshot, snapshots ?? SnapshotTable(entries: {}), starting: starting)
    let restoration = Restoration(submitStart(work, cause: .restore))
    restoration.report = work.report
    work.onReport = { [weak restoration] in restoration?.report = $0 }
    return restoration
  }
}

extension FlowEngine {
  /// Holds a request of an earlier run until its signal, or runs it if the signal has been given.
  func hold(
    _ work: RequestWork, until signal: GuardSignal, cause: NavigationCause,
    from requesterID: UUID?, isReleased: Bool
  ) {
    lastRequest += 1
    let request = EngineRequest(
      number: lastRequest, work: work, cause: cause, requesterID: requesterID, handle: nil,
      wasHeld: true)
    outlet.emit(.requested(cause: cause, what: work.summary), request: request.number)
    if isReleased {
      requeue(request)
    } else {
      held.append(HeldRequest(request: request, signal: signal))
    }
  }

  /// Removes and returns the snapshot that an embedded flow is to restore, if there is one.
  func takeSnapshot(for hostID: UUID) -> NavigationSnapshot? {
    restoring.isEmpty ? nil : restoring.removeValue(forKey: hostID)
  }
}
