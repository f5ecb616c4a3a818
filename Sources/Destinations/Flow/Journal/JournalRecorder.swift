/// Records a journal, and keeps the entries that can be taken back.
///
/// The cost of an entry depends on the places that its transition touches, not on the size of the tree.
final class JournalRecorder<DestinationType: RoutableDestinations, ContentType: ContentTypeable>:
  ChangeRecorder
{
  typealias Journal = NavigationJournal<DestinationType, ContentType>
  typealias Entry = Journal.Entry

  private(set) var journal = Journal()
  let numbers = JournalNumbers()

  /// The entries that can be taken back and redone, the last one at the end.
  private(set) var undoable: [Entry] = []
  private(set) var redoable: [Entry] = []

  /// The largest number of entries that can be taken back.
  private let undoLimit: Int

  /// The least number of entries to keep; once there are twice as many, the older half is dropped.
  private let entryLimit: Int

  /// The places that were presented when the newer half of the entries began, and the number of
  /// entries before it.
  private var laterStart: (entry: Entry, index: Int)?

  /// Whether an entry is being taken back or redone; the resulting entry cannot be taken back itself.
  var isUndoing = false

  private var drafts: [Draft?] = []
  private var gone: Set<NodeRef> = []
  private var fresh: Set<NodeRef> = []
  /// The topmost place of each slot that has not left yet, as far as places have left it.
  private var tops: [Slot: NodeRef?] = [:]
  /// The drafts of places that leave, by their slots, and those of places that arrive.
  private var removals: [Slot: [Int]] = [:]
  private var arrivals: [NodeRef: Int] = [:]

  /// A slot of a container.
  private struct Slot: Hashable {
    let container: NodeRef
    let name: SlotName
  }

  /// A change, and the node that completes it after the commit: the arriving place, or the container.
  private struct Draft {
    var change: Journal.Change
    var node: NodeRef?
  }

  init(undoLimit: Int, entryLimit: Int, recording engine: FlowEngine) {
    self.undoLimit = undoLimit
    self.entryLimit = entryLimit
    super.init()
    if let start = presented(in: engine) { journal.entries.append(start) }
  }

  /// An entry that presents what is presented now; nil if there is nothing.
  private func presented(in engine: FlowEngine) -> Entry? {
    guard let root = engine.tree.structure.root else { return nil }
    let part = part(at: root, in: engine)
    let change = Journal.Change(
      verb: .places, slot: SlotName.path.snapshotWord, arriving: [part])
    return Entry(cause: .program, changes: [change])
  }

  /// The entry that takes back the last one; nil if there is none that can be taken back.
  var inverse: Entry? { undoable.last?.inverse }

  /// Notes that an entry was taken back.
  func didUndo() {
    if let entry = undoable.popLast() { redoable.append(entry) }
  }

  /// Notes that an entry was redone.
  func didRedo() {
    if let entry = redoable.popLast() { undoable.append(entry) }
  }

  // MARK: Writing

  override func willCommit(_ plan: TreePlan, in engine: FlowEngine) {
    fresh = Set(plan.arrivals.map(\.ref))
    var newTabs: [NodeRef: [SlotName: Int]] = [:]
    var selected: Set<NodeRef> = []
    let structure = engine.tree.structure
    for step in plan.steps {
      // The contents of a new place are recorded after the commit.
      if let container = step.container, !structure.holds(container) { continue }
      switch step {
      case .insert(let ref, let container, let slot):
        var change = change(.places, of: container, slot: slot, structure)
        if let container { change.tabIndex = newTabs[container]?.removeValue(forKey: slot) }
        add(change, arriving: ref)
      case .replace(let old, let new, let container, let slot):
        guard structure.holds(old) else {
          pass(on: old, to: new)
          continue
        }
        var change = change(.places, of: container, slot: slot, structure)
        if structure.record(old).kind != .alert {
          change.leaving = [leavingPart(at: old, in: engine)]
        }
        add(change, arriving: new)
      case .remove(let ref, let container, let slot):
        guard structure.holds(ref), !gone.contains(ref) else { continue }
        if structure.record(ref).kind == .alert {
          gone.insert(ref)
          continue
        }
        var change = change(.places, of: container, slot: slot, structure)
        if !isOnTop(ref, structure) { change.isBeneath = true }
        change.leaving = [leavingPart(at: ref, in: engine)]
        if let container {
          removals[Slot(container: container, name: slot), default: []].append(drafts.count)
        }
        drafts.append(Draft(change: change))
        // The removal of a child may leave no child selected, which is not a step of the plan.
        if slot.isChild, let container, selected.insert(container).inserted {
          noteSelection(in: container, structure)
        }
      case .focus(_, let container):
        if selected.insert(container).inserted { noteSelection(in: container, structure) }
      case .addSlot(let slot, let container, let index):
        newTabs[container, default: [:]][slot] = index
      case .removeSlot(let slot, let container):
        joinRemovals(in: slot, of: container, structure)
      case .orderSlots(_, let container):
        var change = change(.order, of: container, structure)
        change.wereNames = structure.record(container).tabNames
        drafts.append(Draft(change: change, node: container))
      }
    }
    notePassivity(in: plan, structure)
    for ref in plan.departures { numbers.forget(structure.id(ref)) }
  }

  /// Records which remaining attached places become passive or active, which is not a step of the plan.
  private func notePassivity(in plan: TreePlan, _ structure: TreeStructure) {
    for entry in plan.patch.entries where structure.holds(entry.ref) {
      let wasPassive = structure.record(entry.ref).isPassive
      guard let record = entry.record, record.isPassive != wasPassive else { continue }
      var change = change(.passivity, of: entry.ref, structure)
      change.isPassive = record.isPassive
      drafts.append(Draft(change: change))
    }
  }

  /// Records the arrival of a place in the position of one that arrived and left in the same transition.
  private func pass(on old: NodeRef, to new: NodeRef) {
    guard let index = arrivals.removeValue(forKey: old) else { return }
    drafts[index]?.node = new
    arrivals[new] = index
  }

  private func add(_ change: Journal.Change, arriving ref: NodeRef) {
    arrivals[ref] = drafts.count
    drafts.append(Draft(change: change, node: ref))
  }

  private func noteSelection(in container: NodeRef, _ structure: TreeStructure) {
    var change = change(.select, of: container, structure)
    change.was = structure.record(container).focus?.snapshotWord
    drafts.append(Draft(change: change, node: container))
  }

  private func change(
    _ verb: Journal.Change.Verb, of ref: NodeRef?, slot: SlotName? = nil,
    _ structure: TreeStructure
  ) -> Journal.Change {
    Journal.Change(
      verb: verb, of: ref.map { numbers.number(of: structure.id($0)) }, slot: slot?.snapshotWord)
  }

  /// The part of a leaving place, without the places in it that have left before.
  private func leavingPart(at ref: NodeRef, in engine: FlowEngine) -> [Journal.Item] {
    let part = part(at: ref, in: engine)
    gone.formUnion(engine.tree.structure.subtree(of: ref))
    return part
  }

  /// Whether a leaving place is on top of its slot.
  private func isOnTop(_ ref: NodeRef, _ structure: TreeStructure) -> Bool {
    let record = structure.record(ref)
    guard let container = record.container else { return true }
    if record.slot.isChild {  // The children of a group are in order of arrival.
      return structure.record(container).slots.last { $0.name.isChild }?.name == record.slot
    }
    let slot = Slot(container: container, name: record.slot)
    var top = tops[slot] ?? structure.record(container).top(of: record.slot)
    while let left = top, gone.contains(left) { top = structure.glance(left).below }
    tops[slot] = top
    return top == ref
  }

  /// Combines the removals of all places of a tab into the removal of the tab.
  private func joinRemovals(
    in slot: SlotName, of container: NodeRef, _ structure: TreeStructure
  ) {
    var parts: [[Journal.Item]] = []
    for index in (removals.removeValue(forKey: Slot(container: container, name: slot)) ?? [])
      .reversed()
    {
      parts += drafts[index]?.change.leaving ?? []
      drafts[index] = nil
    }
    var change = change(.places, of: container, slot: slot, structure)
    change.tabIndex = structure.record(container).slotIndex(slot) ?? 0
    if !parts.isEmpty { change.leaving = parts }
    drafts.append(Draft(change: change))
  }

  override func didCommit(
    _ plan: TreePlan, by request: EngineRequest, in engine: FlowEngine
  ) {
    defer { (drafts, gone, fresh, tops, removals, arrivals) = ([], [], [], [:], [:], [:]) }
    guard !engine.hasEnded else { return }
    let changes = drafts.compactMap { draft in draft.flatMap { completed($0, in: engine) } }
    if changes.isEmpty { return }
    let entry = Entry(cause: request.cause, changes: changes)
    journal.entries.append(entry)
    dropOldEntries(in: engine)
    if isUndoing { return }
    redoable = []
    // The first arrival of a root cannot be taken back.
    if changes[0].verb == .places, changes[0].of == nil, changes[0].leaving == nil {
      undoable = []
      return
    }
    undoable.append(entry)
    let surplus = undoable.count - undoLimit
    if surplus > undoLimit { undoable.removeFirst(surplus) }
  }

  /// Drops the older half of the entries when the newer half is full, and begins another half.
  private func dropOldEntries(in engine: FlowEngine) {
    guard journal.entries.count - (laterStart?.index ?? 1) >= entryLimit else { return }
    if let laterStart {
      journal.entries.replaceSubrange(..<laterStart.index, with: [laterStart.entry])
    }
    laterStart = presented(in: engine).map { ($0, journal.entries.count) }
  }

  /// The change of a draft after the commit; nil if nothing has changed in the end.
  private func completed(_ draft: Draft, in engine: FlowEngine) -> Journal.Change? {
    guard let node = draft.node else { return draft.change }
    let structure = engine.tree.structure
    var change = draft.change
    if change.verb == .places {
      if fresh.contains(node), structure.record(node).kind != .alert {
        change.arriving = [part(at: node, in: engine)]
      }
      return change.leaving == nil && change.arriving == nil ? nil : change
    }
    guard structure.holds(node) else { return nil }
    if change.verb == .order {
      change.names = structure.record(node).tabNames
      return change
    }
    change.slot = structure.record(node).focus?.snapshotWord
    return change.slot == change.was ? nil : change
  }

  /// A place with everything that it contains and presents, in its current state.
  private func part(at ref: NodeRef, in engine: FlowEngine) -> [Journal.Item] {
    let structure = engine.tree.structure
    var positions: [NodeRef: Int] = [:]
    var items: [Journal.Item] = []
    for node in structure.subtree(of: ref)
    where !gone.contains(node) && structure.record(node).kind != .alert {
      let (id, record) = (structure.id(node), structure.record(node))
      positions[node] = items.count
      var row = NavigationSnapshot.Row(
        record, sheet: engine.sheets.isEmpty ? nil : engine.sheets.options(of: id))
      if node != ref {
        row.parent = record.container.flatMap { positions[$0] }
        row.slot = record.slot.snapshotWord
      }
      items.append(
        Journal.Item(
          number: numbers.number(of: id), kind: record.kind.word, row: row,
          place: structure.payload(node)?.read(as: Journal.Place.self)))
    }
    return items
  }
}

extension NodeRecord {
  fileprivate var tabNames: [String] { slots.compactMap(\.name.tabName) }
}
