#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeping what is presented, and restoring it.
extension Flow {
  /// Returns what is presented as data that can be kept and restored later.
  ///
  /// With it goes what guards hold, what has passed checkpoints, and what embedded flows present. A place that
  /// the set-up's ``SnapshotTable`` does not keep is left out, with what it contains and what stands on it; each
  /// is in ``NavigationSnapshot/omitted`` and told as an event. What is pushed while the app writes its files is
  /// not in it: the snapshot is a value.
  /// - Complexity: O(*n*) for *n* places.
  public func snapshot() -> NavigationSnapshot {
    SnapshotWriter.snapshot(of: self)
  }

  /// Starts the flow with what a snapshot has, instead of ``start()``.
  ///
  /// It is one transition with the cause `restore`, which passes the guards like any other. What cannot be read,
  /// is unknown by now, or is refused by its provider is left out as the table's ``SnapshotPolicy`` says; then the
  /// rest is asked for again. If nothing can be restored, or a guard denies it, the flow starts as without a
  /// snapshot. If a guard holds it, the flow starts so too, and is restored when the signal is given.
  ///
  /// In a flow in which something is presented everything leaves for it; a denied request changes nothing then.
  /// - Parameter snapshot: The snapshot; whatever it says, nothing but a sound tree comes of it.
  /// - Returns: The request and a report; `unreadableSnapshot` if the policy is to fail.
  /// - Complexity: O(*n*) for *n* rows, and what providers do.
  @discardableResult
  public func restore(_ snapshot: NavigationSnapshot) -> Restoration {
    restore(.success(snapshot), startingWith: startingDestination.fromTheRoot)
  }

  /// Starts the flow with what a snapshot has, from the data that ``NavigationSnapshot/data()`` has written.
  ///
  /// Data that are no snapshot are one of which nothing can be restored; see ``restore(_:)``.
  @discardableResult
  public func restore(from data: Data) -> Restoration {
    do throws(DestinationError) {
      return restore(try NavigationSnapshot(data))
    } catch {
      return restore(.failure(error), startingWith: startingDestination.fromTheRoot)
    }
  }

  /// Whether the set-up declares what is kept in snapshots.
  package var keepsSnapshots: Bool { snapshots != nil }

  /// Returns the tree that a snapshot would lead to, and what would be lost; nothing is built and no guard asked.
  package func foreseeRestoring(
    _ snapshot: NavigationSnapshot
  ) -> (tree: PresentationTree<Place>, losses: [SnapshotLoss])? {
    guard let snapshots else { return nil }
    var reader = SnapshotReader(
      snapshot.rows, snapshots, world, engine.policies.modal, isOlder: false, refused: [:])
    guard let root = reader.read() else { return nil }
    var tree = PresentationTree<ErasedPayload>()
    guard (try? tree.apply(.replaceRoot(root))) != nil else { return nil }
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
  /// Keeps a request of an earlier run of the app waiting for its signal, unless that is given by now.
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
      held = held + [HeldRequest(request: request, signal: signal)]
    }
  }

  /// Takes what an embedded flow is to restore, if there is anything.
  func takeSnapshot(for hostID: UUID) -> NavigationSnapshot? {
    restoring.isEmpty ? nil : restoring.removeValue(forKey: hostID)
  }
}
