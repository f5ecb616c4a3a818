extension AppWorld {
  /// Writes the presented places of a flow and of its embedded flows.
  @MainActor
  struct SnapshotWriter {
    typealias AppFlow = Flow<DestinationType, TabType, ContentType>

    private var snapshot: NavigationSnapshot
    /// The flow and the embedded ones found so far, each with the index of the row of its host.
    private var flows: [(flow: AppFlow, host: Int?)]
    /// The index of the row of each place.
    private var indices: [DestinationID: Int] = [:]

    private init(_ flow: AppFlow) {
      snapshot = NavigationSnapshot(revision: flow.setup.snapshots?.revision ?? 1)
      flows = [(flow, nil)]
    }

    /// Returns the snapshot of a flow.
    ///
    /// - Complexity: O(*n*) for *n* places; nothing recurses.
    static func snapshot(of flow: AppFlow) -> NavigationSnapshot {
      var writer = SnapshotWriter(flow)
      var next = 0
      while next < writer.flows.count {
        writer.writePlaces(of: writer.flows[next].flow, in: writer.flows[next].host)
        next += 1
      }
      for (flow, host) in writer.flows { writer.writeHeld(of: flow, at: host) }
      return writer.snapshot
    }

    private mutating func writePlaces(of flow: AppFlow, in host: Int?) {
      let structure = flow.engine.tree.structure
      var cut: Set<NodeRecord.Spot> = []
      for ref in structure.root.map(structure.subtree) ?? [] {
        let (id, record) = (structure.id(ref), structure.record(ref))
        let parent = record.container.flatMap { indices[structure.id($0)] }
        if record.kind == .alert || record.container != nil && parent == nil { continue }
        if cut.contains(record.spot) {
          omit(id, "The place beneath it was not saved.", in: flow)
        } else if var row = row(of: ref, in: flow) {
          row.parent = parent ?? host
          row.slot = parent == nil ? host.map { _ in SlotName.flowWord } : record.slot.snapshotWord
          indices[id] = snapshot.rows.count
          if let embedded = flow.embeddedFlow(at: id) {
            flows.append((embedded, snapshot.rows.count))
          }
          snapshot.rows.append(row)
        } else {
          cut.insert(record.spot)
          // If the column is not listed, restoring fills it from the shape.
          if let parent, record.slot.column != nil, record.below == nil {
            snapshot.rows[parent].slots?.removeAll { $0 == record.slot.snapshotWord }
          }
        }
      }
    }

    /// Returns the row of a single place; nil, and reported, if the place is not kept.
    private mutating func row(of ref: NodeRef, in flow: AppFlow) -> Row? {
      let structure = flow.engine.tree.structure
      guard let place = structure.payload(ref)?.read(as: AppFlow.Place.self) else { return nil }
      let (id, record) = (structure.id(ref), structure.record(ref))
      var reason = "The flow's setup declares no snapshots."
      do {
        if let kept = try flow.setup.snapshots?.row(for: place) {
          var row = Row(record, sheet: flow.engine.sheets.options(of: id))
          (row.tag, row.content) = (kept.tag, kept.content)
          if ![.tabs, .split].contains(record.kind) { row.slots = nil }
          return row
        }
        if flow.keepsSnapshots { reason = "The snapshot table has no entry for it." }
      } catch {
        reason = "Its content cannot be written: \(error)."
      }
      omit(id, reason, in: flow)
      return nil
    }

    /// Records that a place is not saved.
    private mutating func omit(_ id: DestinationID, _ reason: String, in flow: AppFlow) {
      let route = flow.engine.site(for: id)?.routeName ?? "?"
      snapshot.omitted.append(SnapshotLoss(what: route, reason: reason))
      flow.engine.tell(.notSaved(id: id, route: route, reason: reason))
    }

    // MARK: - Requests that guards hold

    private mutating func writeHeld(of flow: AppFlow, at host: Int?) {
      for entry in flow.engine.held {
        do {
          let request = entry.request
          var held = NavigationSnapshot.Held(
            signal: entry.signal?.rawValue, cause: request.resumption?.savedCause ?? request.cause,
            host: host, requester: try row(ofAsker: request.requesterID),
            meanwhile: entry.meanwhile.map { $0.placeIDs.compactMap { indices[$0] } }, steps: [])
          if held.requester == nil { held.origin = try origin(of: request, in: flow.engine) }
          var work = request.work
          while let deferred = work.deferred {
            work = try deferred.became ?? deferred.make(flow.engine, nil)
          }
          held.receiver = try row(ofAsker: work.terms.place)
          try write(work.current, of: flow, into: &held)
          snapshot.held.append(held)
        } catch {
          let what = entry.request.work.steps.summary
          let reason = (error as? DestinationError)?.reason ?? "\(error)"
          snapshot.omitted.append(SnapshotLoss(what: what, reason: reason))
          flow.engine.tell(.requestNotSaved(what: what, reason: reason))
        }
      }
    }

    /// Returns the row from which a request without a requester starts; nil for the current place.
    private func origin(
      of request: EngineRequest, in engine: FlowEngine
    ) throws(DestinationError) -> Int? {
      let resumption = request.resumption
      if resumption?.hasLostRequester != true, let id = request.origin {
        return try row(ofAsker: id)
      }
      guard let id = resumption?.madeAt, id != engine.tree.currentID else { return nil }
      return indices[id]
    }

    private func row(ofAsker id: DestinationID?) throws(DestinationError) -> Int? {
      guard let id else { return nil }
      if let index = indices[id] { return index }
      throw .unreadable("The requester was not saved.")
    }

    private func write(
      _ steps: any RequestSteps, of flow: AppFlow, into held: inout NavigationSnapshot.Held
    ) throws {
      switch steps {
      case let steps as RestoreWork:
        (held.rows, held.waiting) = (steps.kept.rows, steps.kept.held)
      case let steps as CheckpointWork:
        (held.checkpoint, held.value) = try steps.kept(in: flow.world)
      case let steps as PresentationWork:
        held.steps = try steps.presentation.steps(in: flow.setup.snapshots ?? Table(entries: {}))
        if steps.start != nil { held.isLink = true }
      default: throw DestinationError.unreadable("It is not a presentation.")
      }
    }
  }
}
