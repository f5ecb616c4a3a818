extension AppWorld {
  /// The request for a restoration, or for the usual start if nothing can be restored.
  @MainActor
  final class RestoreWork: RequestSteps {
    private let snapshot: Result<NavigationSnapshot, DestinationError>
    private let table: Table
    private let starting: Presentation
    /// The places restored and lost so far, in embedded flows too.
    private let restoration: Restoration

    /// The snapshot that was read, migrated.
    private var read: (snapshot: NavigationSnapshot, reader: SnapshotReader)?
    private(set) var became: RequestWork?
    private var refused: [Int: String] = [:]
    private var tries = 0
    private var link: HostLink?

    init(
      _ snapshot: Result<NavigationSnapshot, DestinationError>, _ table: Table,
      starting: Presentation, noting restoration: Restoration
    ) {
      self.snapshot = snapshot
      self.table = table
      self.starting = starting
      self.restoration = restoration
    }

    /// The snapshot to save while the request is held: the one that was read, or else the one to read.
    var kept: NavigationSnapshot { read?.snapshot ?? (try? snapshot.get()) ?? NavigationSnapshot() }

    /// The request to restore the snapshot, which starts the flow.
    var work: RequestWork {
      RequestWork(
        self,
        RequestWork.Terms(isStart: true, outsideParentID: starting.parentDestinationID))
    }

    var summary: String { "restore" }

    /// The usual start, which changes nothing if it is held and the restoration is carried out before it.
    var standIn: RequestWork? {
      let start = starting.startWork()
      return .deferred(start.steps.summary) { [restoration] _ in
        restoration.ownCount > 0 || restoration.startedFresh ? .arranging(.stay) : start
      }
    }

    func resolve(
      in host: TreeHost, from asker: DestinationID?
    ) throws(DestinationError) -> ResolvedMove {
      link = host.link
      if let became { return try became.resolve(in: host, from: nil) }
      let world = try host.world(as: World.self)
      do throws(DestinationError) {
        return try restoredMove(in: world, host.modalPolicy)
      } catch {
        guard mayStartFresh(in: host) else {
          noteLoss(error.reason)
          throw error
        }
        return try startFresh(because: error).resolve(in: host, from: nil)
      }
    }

    /// Returns whether the flow starts as usual if nothing can be restored; a flow that has started goes on.
    ///
    /// An embedded flow starts in any case, because nothing else would start it.
    private func mayStartFresh(in host: TreeHost) -> Bool {
      let isEmbedded = host.link.engine?.surroundings != nil
      return host.tree.isEmpty && (isEmbedded || table.policy != .fail)
    }

    private func restoredMove(
      in world: World, _ modalPolicy: ModalPolicy
    ) throws(DestinationError) -> ResolvedMove {
      let given = try snapshot.get()
      let migrated = try table.migrated(given)
      let isOlder = given.revision < table.revision
      var reader = SnapshotReader(migrated.rows, world, modalPolicy, refused: refused) {
        [table] (index) throws(DestinationError) in try table.place(of: migrated.rows[index])
      }
      reader.losesAbove = table.policy == .dropWithAbove
      reader.isOlder = isOlder
      let root = reader.read()
      read = (migrated, reader)
      restoration.begin(losing: reader.losses, migratedFrom: isOlder ? given.revision : nil)
      if let loss = restoration.ownLosses.first, [.fail, .startFresh].contains(table.policy) {
        throw .unreadable("\(loss)")
      }
      guard let root else {
        throw .unreadable(restoration.ownLosses.first?.description ?? "The snapshot is empty.")
      }
      return ResolvedMove(move: .replaceRoot(root), sheetOptions: reader.sheets)
    }

    /// Starts the flow as usual, because nothing can be restored.
    @discardableResult
    private func startFresh(because error: DestinationError) -> RequestWork {
      restoration.startedFresh = true
      noteLoss(error.reason)
      let start = starting.startWork()
      became = start
      restoreRest(to: [:], in: link?.engine, isReleased: true)
      return start
    }

    /// Records the reason why nothing is restored, unless losses of places are the reason.
    private func noteLoss(_ reason: String) {
      if restoration.ownLosses.isEmpty {
        restoration.ownLosses = [SnapshotLoss(what: "snapshot", reason: reason)]
      }
    }

    // MARK: Building

    func build(_ context: BuildContext) throws(DestinationError) -> Built {
      try context.host.world(as: World.self).build(context) { [self] payload, error in
        guard let row = read?.reader.rowOfPayload[payload] else { return false }
        refused[row] = error.reason
        return true
      }
    }

    /// Leaves out the places that could not be built, or starts as usual if all of them are refused.
    func triesAgain(after error: DestinationError, in host: TreeHost) -> Bool {
      tries += 1
      if error.isOfBuilding, table.policy != .fail, tries <= 8, !refused.isEmpty { return true }
      guard error.isOfBuilding || [.guardDenied, .guardLoop].contains(error.code),
        mayStartFresh(in: host)
      else {
        noteLoss(error.reason)
        return false
      }
      startFresh(because: error)
      return true
    }

    // MARK: Embedded flows and held requests

    func committed(_ plan: TreePlan, wasHeld: Bool, in host: TreeHost) {
      guard let read, let engine = host.link.engine else { return }
      var ids: [Int: DestinationID] = [:]
      for arrival in plan.arrivals {
        let row = read.reader.rowOfPayload[ObjectIdentifier(arrival.payload.keeper)]
        if let row { ids[row] = engine.tree.id(arrival.ref) }
      }
      restoration.ownCount = read.reader.rowOfPayload.count
      restoreRest(to: ids, in: engine, isReleased: wasHeld)
    }

    /// Leaves the rows of embedded flows to the places that were restored, and restores the held requests.
    private func restoreRest(
      to ids: [Int: DestinationID], in engine: FlowEngine?, isReleased: Bool
    ) {
      guard let read, let engine else { return }
      let held = Dictionary(grouping: read.snapshot.held, by: \.host)
      for (row, id) in ids {
        guard let (rows, indices) = read.reader.flow(at: row) else { continue }
        var inner = NavigationSnapshot(revision: read.snapshot.revision, rows: rows)
        for var held in held[row] ?? [] {
          // A reference to a row of another flow is reported as a loss when it is restored.
          held.moveRows { indices[$0] ?? -1 }
          inner.held.append(held)
        }
        engine.restoring[id] = (inner, restoration.addFlow(at: row))
      }
      for held in read.snapshot.held { restoreMeanwhile(of: held, ids, engine) }
      // A usual start that waited is left out if the flow starts anyway, or a restoration waited, too.
      let startsAnyway = restoration.startedFresh || read.snapshot.held.contains { $0.rows != nil }
      let start = startsAnyway ? try? starting.steps(in: table) : nil
      for held in held[nil] ?? [] where held.isLink == true || held.steps != start {
        restore(held, ids, engine, isReleased: isReleased)
      }
      for (host, held) in held {
        guard let host, ids[host].flatMap({ engine.restoring[$0] }) == nil else { continue }
        for _ in held { loseHeld(because: "The embedded flow that held it was not restored.") }
      }
    }

    /// Records the places that a guard presented until the signal of a request in an earlier run.
    private func restoreMeanwhile(
      of held: NavigationSnapshot.Held, _ ids: [Int: DestinationID], _ engine: FlowEngine
    ) {
      guard let signal = held.signal.map(GuardSignal.init(rawValue:)), let rows = held.meanwhile,
        engine.window.meanwhiles.count < engine.policies.heldLimit,
        engine.window.meanwhile(until: signal) == nil
      else { return }
      let structure = engine.tree.structure
      let refs = Set(rows).sorted().compactMap { ids[$0].flatMap(structure.ref) }
      if refs.isEmpty { return }
      let hold = GuardHold(guardName: "of the snapshot", signal: signal)
      let meanwhile = Meanwhile(hold, in: engine, from: nil)
      meanwhile.placeIDs = structure.tops(of: refs).map(structure.id)
      engine.window.note(meanwhile)
    }

    /// Holds a request of an earlier run until its signal, or queues it if it need not wait.
    ///
    /// The request starts from its requester, or else from the place where it was made.
    private func restore(
      _ held: NavigationSnapshot.Held, _ ids: [Int: DestinationID], _ engine: FlowEngine,
      isReleased: Bool
    ) {
      func id(_ row: Int?) throws(DestinationError) -> DestinationID? {
        guard let row else { return nil }
        if let id = ids[row] { return id }
        throw .unreadable("The requester was not restored.")
      }
      do {
        var work = try work(of: held, engine)
        if let place = try id(held.receiver) {
          work = work.placed(at: place)
        }
        let signal = isReleased ? nil : held.signal.map(GuardSignal.init(rawValue:))
        let meanwhile = held.meanwhile == nil ? nil : signal.flatMap(engine.window.meanwhile)
        let (requesterID, originID) = (try id(held.requester), try id(held.origin))
        var request = engine.newRequest(work, cause: .restore, from: requesterID)
        request.resumption = EngineRequest.Resumption(
          madeAt: originID ?? engine.placeOfMaking, savedCause: held.cause)
        // If the places presented meanwhile are not restored, their guard is asked again.
        if let signal, held.meanwhile == nil || meanwhile != nil {
          try engine.hold(request, .signal(signal), meanwhile)
        } else {
          engine.queue.append(request, isFact: false)
        }
        engine.tellOfRequest(request)
      } catch {
        loseHeld(because: (error as? DestinationError)?.reason ?? "\(error)")
      }
    }

    private func loseHeld(because reason: String) {
      restoration.ownLosses.append(SnapshotLoss(what: "held request", reason: reason))
    }

    private func work(of held: NavigationSnapshot.Held, _ engine: FlowEngine) throws -> RequestWork
    {
      if let snapshot = held.snapshot(revision: table.revision) {
        return RestoreWork(.success(snapshot), table, starting: starting, noting: Restoration())
          .work
      }
      let world = engine.world as? World
      if let name = held.checkpoint, let world {
        return try CheckpointWork(name, held.value, in: world).work(from: nil)
      }
      let presentation = try Presentation.of(held.steps, in: table) { world?.tab(named: $0) }
      return held.isLink == true
        ? presentation.linkWork(after: starting) : presentation.work()
    }

    func end(isDone: Bool) {
      guard isDone else {
        return noteLoss("Its restoration was refused or cancelled.")
      }
      guard let engine = link?.engine else { return }
      for (_, unclaimed) in engine.restoring.sorted(on: \.key.digits) {
        let reason = "The place does not host a flow."
        restoration.ownLosses += unclaimed.snapshot.rows.map {
          SnapshotLoss(what: $0.tag ?? "row", reason: reason)
        }
        for _ in unclaimed.snapshot.held { loseHeld(because: reason) }
      }
      engine.restoring = [:]
      for loss in restoration.ownLosses {
        engine.outlet.emit(.notRestored(what: loss.what, reason: loss.reason))
      }
      engine.outlet.emit(.restored(count: restoration.ownCount, lost: restoration.ownLosses.count))
    }
  }
}

extension DestinationError {
  /// Whether a provider has refused to build a place.
  fileprivate var isOfBuilding: Bool {
    [
      .buildFailed, .notBuilt, .shapeMismatch, .duplicateID, .missingContent, .unsuitableContent,
    ].contains(code)
  }
}

extension NavigationSnapshot.Held {
  /// Replaces the row numbers to which the request refers.
  fileprivate mutating func moveRows(_ row: (Int) -> Int) {
    host = nil
    requester = requester.map(row)
    origin = origin.map(row)
    receiver = receiver.map(row)
    meanwhile = meanwhile?.map(row)
  }
}
