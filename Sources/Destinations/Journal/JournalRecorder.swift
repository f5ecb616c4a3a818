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

  private var drafts: [Draft] = []
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

  /// A change whose arriving places do not exist yet.
  private enum Draft {
    case nothing
    case change(Journal.Change)
    case arrival(NodeRef, Journal.Exchange)
    case selection(NodeRef, number: Int, was: SlotName?)
    case order(NodeRef, number: Int, was: [String])
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
    let exchange = Journal.Exchange(parent: nil, slot: .path, arriving: [part])
    return Entry(cause: .program, changes: [.places(exchange)])
  }

  /// Returns the last entry that can be taken back, and its inverse.
  func takeUndo() -> (entry: Entry, inverse: Entry)? {
    guard let entry = undoable.last, let inverse = entry.inverse else { return nil }
    return (entry, inverse)
  }

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
        var exchange = self.exchange(at: container, slot, structure)
        if let container { exchange.tabIndex = newTabs[container]?.removeValue(forKey: slot) }
        add(.arrival(ref, exchange), of: ref)
      case .replace(let old, let new, let container, let slot):
        guard structure.holds(old) else {
          pass(on: old, to: new)
          continue
        }
        var exchange = self.exchange(at: container, slot, structure)
        if structure.record(old).kind != .alert {
          exchange.leaving = [leavingPart(at: old, in: engine)]
        }
        add(.arrival(new, exchange), of: new)
      case .remove(let ref, let container, let slot):
        guard structure.holds(ref), !gone.contains(ref) else { continue }
        if structure.record(ref).kind == .alert {
          gone.insert(ref)
          continue
        }
        var exchange = self.exchange(at: container, slot, structure)
        exchange.isOnTop = isOnTop(ref, structure)
        exchange.leaving = [leavingPart(at: ref, in: engine)]
        if let container {
          removals[Slot(container: container, name: slot), default: []].append(drafts.count)
        }
        drafts.append(.change(.places(exchange)))
        // The removal of a child may leave no child selected, which is not a step of the plan.
        if slot.isChild, let container, selected.insert(container).inserted {
          drafts.append(selection(in: container, structure))
        }
      case .focus(_, let container):
        guard selected.insert(container).inserted else { continue }
        drafts.append(selection(in: container, structure))
      case .addSlot(let slot, let container, let index):
        newTabs[container, default: [:]][slot] = index
      case .removeSlot(let slot, let container):
        joinRemovals(in: slot, of: container, structure)
      case .orderSlots(_, let container):
        drafts.append(
          .order(
            container, number: numbers.number(of: structure.id(container)),
            was: structure.record(container).tabNames))
      }
    }
    notePassivity(in: plan, structure)
    forgetLeaving(plan, in: engine)
  }

  /// Records which remaining attached places become passive or active, which is not a step of the plan.
  private func notePassivity(in plan: TreePlan, _ structure: TreeStructure) {
    for entry in plan.patch.entries where structure.holds(entry.ref) {
      let old = structure.record(entry.ref)
      guard let record = entry.record, record.isPassive != old.isPassive else { continue }
      let number = numbers.number(of: structure.id(entry.ref))
      drafts.append(.change(.passivity(record.isPassive, of: number)))
    }
  }

  /// Records the arrival of a place in the position of one that arrived and left in the same transition.
  private func pass(on old: NodeRef, to new: NodeRef) {
    guard let index = arrivals.removeValue(forKey: old),
      case .arrival(old, let exchange) = drafts[index]
    else { return }
    drafts[index] = .arrival(new, exchange)
    arrivals[new] = index
  }

  private func add(_ arrival: Draft, of ref: NodeRef) {
    arrivals[ref] = drafts.count
    drafts.append(arrival)
  }

  private func selection(in container: NodeRef, _ structure: TreeStructure) -> Draft {
    .selection(
      container, number: numbers.number(of: structure.id(container)),
      was: structure.record(container).focus)
  }

  private func exchange(
    at container: NodeRef?, _ slot: SlotName, _ structure: TreeStructure
  ) -> Journal.Exchange {
    Journal.Exchange(
      parent: container.map { numbers.number(of: structure.id($0)) }, slot: slot)
  }

  /// The part of a leaving place, without the places in it that have left before.
  private func leavingPart(at ref: NodeRef, in engine: FlowEngine) -> Journal.Part {
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
    let record = structure.record(container)
    let number = numbers.number(of: structure.id(container))
    var parts: [Journal.Part] = []
    for index in (removals.removeValue(forKey: Slot(container: container, name: slot)) ?? [])
      .reversed()
    {
      guard case .change(.places(let exchange)) = drafts[index] else { continue }
      parts += exchange.leaving
      drafts[index] = .nothing
    }
    let exchange = Journal.Exchange(
      parent: number, slot: slot, leaving: parts, tabIndex: record.slotIndex(slot) ?? 0)
    drafts.append(.change(.places(exchange)))
  }

  private func forgetLeaving(_ plan: TreePlan, in engine: FlowEngine) {
    for ref in plan.departures { numbers.forget(engine.tree.id(ref)) }
  }

  override func didCommit(
    _ plan: TreePlan, by request: EngineRequest, in engine: FlowEngine
  ) {
    defer { (drafts, gone, fresh, tops, removals, arrivals) = ([], [], [], [:], [:], [:]) }
    guard !engine.hasEnded else { return }
    let changes = drafts.compactMap { draft in change(of: draft, in: engine) }
    if changes.isEmpty { return }
    let entry = Entry(cause: request.cause, changes: changes)
    journal.entries.append(entry)
    dropOldEntries(in: engine)
    if isUndoing { return }
    redoable = []
    // The first arrival of a root cannot be taken back.
    if case .places(let exchange) = changes[0], exchange.parent == nil, exchange.leaving.isEmpty {
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

  private func change(of draft: Draft, in engine: FlowEngine) -> Journal.Change? {
    switch draft {
    case .nothing: return nil
    case .change(let change): return change
    case .arrival(let ref, var exchange):
      let isKept = fresh.contains(ref) && engine.tree.structure.record(ref).kind != .alert
      guard isKept else {
        return exchange.leaving.isEmpty ? nil : .places(exchange)
      }
      exchange.arriving = [part(at: ref, in: engine)]
      return .places(exchange)
    case .selection(let container, let number, let old):
      guard engine.tree.structure.holds(container) else { return nil }
      let focus = engine.tree.structure.record(container).focus
      return focus == old ? nil : .select(focus, was: old, of: number)
    case .order(let container, let number, let old):
      guard engine.tree.structure.holds(container) else { return nil }
      return .order(engine.tree.structure.record(container).tabNames, was: old, of: number)
    }
  }

  /// A place with everything that it contains and presents, in its current state.
  private func part(at ref: NodeRef, in engine: FlowEngine) -> Journal.Part {
    let structure = engine.tree.structure
    var positions: [NodeRef: Int] = [:]
    var items: [Journal.Item] = []
    for node in structure.subtree(of: ref)
    where !gone.contains(node) && structure.record(node).kind != .alert {
      let (id, record) = (structure.id(node), structure.record(node))
      positions[node] = items.count
      let place: Journal.Place? = engine.tree.structure.payload(node)?.read(as: Journal.Place.self)
      items.append(
        Journal.Item(
          number: numbers.number(of: id), place: place, kind: record.kind,
          parent: node == ref ? nil : record.container.flatMap { positions[$0] },
          slot: node == ref ? .path : record.slot,
          slots: record.slots.filter { $0.name.rank == 0 }.map(\.name),
          focus: record.focus, isPassive: record.isPassive,
          sheet: engine.sheets.isEmpty ? nil : engine.sheets.options(of: id)))
    }
    return Journal.Part(items: items)
  }
}

extension NodeRecord {
  fileprivate var tabNames: [String] { slots.compactMap(\.name.tabName) }
}

extension TreeStep {
  /// The container that the step changes.
  fileprivate var container: NodeRef? {
    switch self {
    case .insert(_, let container, _), .remove(_, let container, _),
      .replace(_, _, let container, _):
      container
    case .focus(_, let container), .addSlot(_, let container, _), .removeSlot(_, let container),
      .orderSlots(_, let container):
      container
    }
  }
}
