extension AppWorld {
  typealias Journal = NavigationJournal<DestinationType, ContentType>

  /// Records a journal, and keeps the entries that can be undone.
  ///
  /// The cost of an entry depends on the places that its transition touches, not on the size of the tree.
  final class JournalRecorder: ChangeRecorder {
    typealias Entry = Journal.Entry
    typealias Change = Journal.Change

    private(set) var journal = Journal()
    let numbers = JournalNumbers()

    /// A transition that can be undone or redone.
    final class Step {
      let entry: Entry

      /// Whether a guard has presented the places that arrived, until a signal.
      let isMeanwhile: Bool

      init(_ entry: Entry, isMeanwhile: Bool) {
        self.entry = entry
        self.isMeanwhile = isMeanwhile
      }
    }

    /// The transitions that can be undone and redone, the last one at the end.
    private(set) var undoable: [Step] = []
    private(set) var redoable: [Step] = []

    /// The largest number of entries that can be undone.
    private let undoLimit: Int
    /// The numbers of the places that guards have presented until a signal.
    private var meanwhile: Set<Int> = []

    /// The least number of entries to keep; once there are twice as many, the older half is dropped.
    private let entryLimit: Int

    /// The places that were presented when the newer half of the entries began, and the number of
    /// entries before it.
    private var laterStart: (entry: Entry, index: Int)?

    /// Whether an entry was undone or redone; the resulting entry cannot be undone itself.
    private var isUndoing = false

    /// The departures of the transition that is being committed.
    private var departures: [Change] = []
    /// For each leaving place whose position another one takes: the index of its departure.
    private var replacements: [NodeRef: Int] = [:]
    /// For each slot that loses places from its top: the index of the lowest departure among them.
    private var gaps: [NodeRecord.Spot: Int] = [:]
    /// The new arrangements of the places that stay.
    private var rearrangements: [Change] = []

    init(undoLimit: Int, entryLimit: Int, recording engine: FlowEngine) {
      self.undoLimit = undoLimit
      self.entryLimit = entryLimit
      super.init()
      if let start = presented(in: engine) { journal.entries.append(start) }
    }

    /// Returns an entry that presents the current tree; nil if the tree is empty.
    private func presented(in engine: FlowEngine) -> Entry? {
      guard let root = engine.tree.structure.root else { return nil }
      return Entry(cause: .program, changes: [Change(arriving: part(at: root, in: engine))])
    }

    /// Records that a step was undone or redone; the transition of that is recorded next.
    func didUndoOrRedo(_ step: Step) {
      isUndoing = true
      if redoable.last === step {
        undoable.append(redoable.removeLast())
      } else {
        undoable.removeAll { $0 === step }
        redoable.append(step)
      }
    }

    // MARK: Writing

    override func willCommit(_ plan: TreePlan, in engine: FlowEngine) {
      let structure = engine.tree.structure
      let leaving = Set(plan.departures)
      for entry in plan.patch.entries where structure.holds(entry.ref) {
        guard let record = entry.record else { continue }
        var was = Journal.Arrangement(structure.record(entry.ref))
        var now = Journal.Arrangement(record)
        if was == now { continue }
        if was.tabs == now.tabs { (was.tabs, now.tabs) = (nil, nil) }
        let number = numbers.number(of: structure.id(entry.ref))
        rearrangements.append(Change(of: number, was: was, now: now))
      }
      let predecessors = plan.predecessors
      let replaced = Set(plan.arrivals.compactMap { predecessors[$0.ref] })
      var tops: [NodeRecord.Spot: NodeRef?] = [:]
      for ref in plan.departures {
        let record = structure.record(ref)
        if record.container.map(leaving.contains) == true { continue }
        let isReplaced = replaced.contains(ref)
        let isOnTop = (tops[record.spot] ?? structure.top(inSlotOf: record)) == ref
        if isOnTop, !isReplaced { tops[record.spot] = record.below }
        if record.kind == .alert { continue }
        if isReplaced {
          replacements[ref] = departures.count
        } else if isOnTop {
          gaps[record.spot] = departures.count
        }
        var change = change(in: record, structure)
        change.leaving = part(at: ref, in: engine)
        if !isReplaced, !isOnTop { change.isBeneath = true }
        departures.append(change)
      }
      for ref in plan.departures { numbers.forget(structure.id(ref)) }
    }

    private func change(in record: NodeRecord, _ structure: TreeStructure) -> Change {
      Change(
        of: record.container.map { numbers.number(of: structure.id($0)) },
        slot: record.container == nil ? nil : record.slot.snapshotWord)
    }

    override func didCommit(
      _ plan: TreePlan, by request: EngineRequest, in engine: FlowEngine
    ) {
      defer {
        (departures, replacements, gaps, rearrangements, isUndoing) = ([], [:], [:], [], false)
      }
      guard !engine.hasEnded else { return }
      let arrivals = arrivals(in: plan, engine)
      let changes = departures + arrivals + rearrangements
      if changes.isEmpty { return }
      let entry = Entry(cause: request.cause, changes: changes)
      journal.entries.append(entry)
      dropOldEntries(in: engine)
      defer { if !meanwhile.isEmpty { meanwhile.subtract(entry.departures) } }
      if isUndoing {
        // What a guard presented while the request waited leaves with it.
        let left = entry.departures
        return undoable.removeAll { $0.isMeanwhile && $0.entry.arrivals.allSatisfy(left.contains) }
      }
      // A request that a guard held leads from the tree before the places that were presented meanwhile.
      var whole = entry
      if !meanwhile.isEmpty, !entry.departures.isDisjoint(with: meanwhile),
        let first = undoable.lastIndex(where: \.isMeanwhile),
        let both = entry.takingBack(undoable[first...].map(\.entry)),
        both.changes.isEmpty || request.ends != nil
      {
        undoable.removeSubrange(first...)
        if both.changes.isEmpty { return }
        whole = both
      }
      let isMeanwhile = request.presents != nil && !entry.arrivals.isEmpty
      if isMeanwhile { meanwhile.formUnion(entry.arrivals) } else { redoable = [] }
      undoable.append(Step(whole, isMeanwhile: isMeanwhile))
      let surplus = undoable.count - undoLimit
      if surplus > undoLimit { undoable.removeFirst(surplus) }
    }

    /// Adds arrivals to the departures from the same positions, and returns the other arrivals.
    private func arrivals(in plan: TreePlan, _ engine: FlowEngine) -> [Change] {
      let structure = engine.tree.structure
      let fresh = Set(plan.arrivals.map(\.ref))
      let predecessors = plan.predecessors
      var changes: [Change] = []
      for arrival in plan.arrivals where arrival.kind != .alert {
        let record = structure.record(arrival.ref)
        if record.container.map(fresh.contains) == true { continue }
        let part = part(at: arrival.ref, in: engine)
        let replacement = predecessors[arrival.ref].flatMap { replacements[$0] }
        if let index = replacement ?? gap(for: record) {
          departures[index].arriving = part
        } else {
          var change = change(in: record, structure)
          change.arriving = part
          changes.append(change)
        }
      }
      return changes
    }

    /// Returns the departure whose position an arrival takes over: one from the top of the same slot, passive if the
    /// arrival is passive.
    private func gap(for record: NodeRecord) -> Int? {
      let index = gaps.removeValue(forKey: record.spot)
      return index.flatMap {
        departures[$0].leaving?.first?.row.isPassive == record.isPassive ? $0 : nil
      }
    }

    /// Drops the older half of the entries when the newer half is full, and begins another half.
    private func dropOldEntries(in engine: FlowEngine) {
      guard journal.entries.count - (laterStart?.index ?? 1) >= entryLimit else { return }
      if let laterStart {
        journal.entries.replaceSubrange(..<laterStart.index, with: [laterStart.entry])
      }
      laterStart = presented(in: engine).map { ($0, journal.entries.count) }
    }

    /// Returns a place with everything that it contains and presents, in its current state.
    private func part(at ref: NodeRef, in engine: FlowEngine) -> [Journal.Item] {
      let structure = engine.tree.structure
      return structure.family(of: ref).map { node, outer in
        let (id, record) = (structure.id(node), structure.record(node))
        var row = NavigationSnapshot.Row(record, sheet: engine.sheets.options(of: id))
        row.parent = outer
        row.slot = outer == nil ? nil : record.slot.snapshotWord
        return Journal.Item(
          number: numbers.number(of: id), row: row,
          place: structure.payload(node)?.read(as: Journal.Place.self))
      }
    }
  }
}

extension TreeStructure {
  /// Returns the top of the slot that a node is in; among the children of a group, the last one.
  fileprivate func top(inSlotOf record: NodeRecord) -> NodeRef? {
    guard let container = record.container.map(self.record) else { return root }
    guard record.slot.isChild else { return container.top(of: record.slot) }
    return container.slots.last { $0.name.isChild }?.top
  }
}
