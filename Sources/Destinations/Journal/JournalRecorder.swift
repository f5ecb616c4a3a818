#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Writes down what each transition changes, apart from the types of the app.
@MainActor
class ChangeRecorder {
  /// Looks at what a plan takes away; the tree is as it was.
  func willCommit(_ plan: TreePlan<ErasedPayload>, in engine: FlowEngine) {}

  /// Looks at what a plan has brought, and writes all of it down.
  func didCommit(_ plan: TreePlan<ErasedPayload>, by request: EngineRequest, in engine: FlowEngine)
  {}
}

/// Writes a journal, and knows which of its entries can be taken back.
///
/// An entry costs what its transition has touched, however many places there are.
final class JournalRecorder<DestinationType: RoutableDestinations, ContentType: ContentTypeable>:
  ChangeRecorder
{
  typealias Journal = NavigationJournal<DestinationType, ContentType>
  typealias Entry = Journal.Entry

  private(set) var journal = Journal()
  let numbers = JournalNumbers()

  /// What can be taken back and done again, the last one at the end.
  private(set) var undoable: [Entry] = []
  private(set) var redoable: [Entry] = []

  /// How many entries can be taken back at most.
  private let undoLimit: Int

  /// What is being taken back or done again; its own entry is none to be taken back.
  var isUndoing = false

  private var drafts: [Draft] = []
  private var gone: Set<NodeRef> = []
  private var fresh: Set<NodeRef> = []

  /// A change of which the places that come are not there yet.
  private enum Draft {
    case change(Journal.Change)
    case arrival(NodeRef, Journal.Exchange)
    case selection(NodeRef, number: Int, was: SlotName?)
    case order(NodeRef, number: Int, was: [String])
  }

  init(undoLimit: Int, recording engine: FlowEngine) {
    self.undoLimit = undoLimit
    super.init()
    guard let root = engine.tree.structure.root else { return }
    let part = part(at: root, in: engine)
    let exchange = Journal.Exchange(parent: nil, slot: .path, arriving: [part])
    journal.entries.append(Entry(cause: .program, changes: [.places(exchange)]))
  }

  /// Takes the last entry from what can be taken back, and returns what does so.
  func takeUndo() -> (entry: Entry, inverse: Entry)? {
    guard let entry = undoable.last, let inverse = entry.inverse else { return nil }
    return (entry, inverse)
  }

  /// Notes that an entry was taken back.
  func didUndo() {
    if let entry = undoable.popLast() { redoable.append(entry) }
  }

  /// Notes that an entry was done again.
  func didRedo() {
    if let entry = redoable.popLast() { undoable.append(entry) }
  }

  // MARK: Writing

  override func willCommit(_ plan: TreePlan<ErasedPayload>, in engine: FlowEngine) {
    fresh = Set(plan.arrivals.map(\.ref))
    var newTabs: [NodeRef: [SlotName: Int]] = [:]
    var selected: Set<NodeRef> = []
    let structure = engine.tree.structure
    for step in plan.steps {
      // What is inside a new place is looked at when it is there.
      if let container = step.container, !structure.holds(container) { continue }
      switch step {
      case .insert(let ref, let container, let slot):
        var exchange = self.exchange(at: container, slot, structure)
        if let container { exchange.tabIndex = newTabs[container]?.removeValue(forKey: slot) }
        drafts.append(.arrival(ref, exchange))
      case .replace(let old, let new, let container, let slot):
        guard structure.holds(old) else {
          pass(on: old, to: new)
          continue
        }
        var exchange = self.exchange(at: container, slot, structure)
        exchange.leaving = [leavingPart(at: old, in: engine)]
        drafts.append(.arrival(new, exchange))
      case .remove(let ref, let container, let slot):
        guard structure.holds(ref), !gone.contains(ref) else { continue }
        var exchange = self.exchange(at: container, slot, structure)
        exchange.isOnTop = isOnTop(ref, structure)
        exchange.leaving = [leavingPart(at: ref, in: engine)]
        drafts.append(.change(.places(exchange)))
        // A child that leaves may leave nothing selected, which is no step.
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

  /// Writes down which attached places that stay have become passive or active, which is no step.
  private func notePassivity(in plan: TreePlan<ErasedPayload>, _ structure: TreeStructure) {
    for entry in plan.patch.entries where structure.holds(entry.ref) {
      let old = structure.record(entry.ref)
      guard let record = entry.record, record.isPassive != old.isPassive else { continue }
      let number = numbers.number(of: structure.id(entry.ref))
      drafts.append(.change(.passivity(record.isPassive, of: number)))
    }
  }

  /// Has another place come where one came that left again in the same transition.
  private func pass(on old: NodeRef, to new: NodeRef) {
    for (index, draft) in drafts.enumerated() {
      guard case .arrival(old, let exchange) = draft else { continue }
      drafts[index] = .arrival(new, exchange)
    }
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

  /// The part of a place that leaves, without what has left before it.
  private func leavingPart(at ref: NodeRef, in engine: FlowEngine) -> Journal.Part {
    let part = part(at: ref, in: engine)
    gone.formUnion(engine.tree.structure.subtree(of: ref))
    return part
  }

  /// Whether nothing stands on a place that leaves.
  private func isOnTop(_ ref: NodeRef, _ structure: TreeStructure) -> Bool {
    let record = structure.record(ref)
    guard let container = record.container else { return true }
    if record.slot.isChild {  // Children of a group stand in the order in which they came.
      return structure.record(container).slots.last { $0.name.isChild }?.name == record.slot
    }
    if structure.record(container).top(of: record.slot) == ref { return true }
    return structure.node(above: ref).map(gone.contains) ?? true
  }

  /// Makes the removals of all places of a tab the removal of the tab.
  private func joinRemovals(
    in slot: SlotName, of container: NodeRef, _ structure: TreeStructure
  ) {
    let record = structure.record(container)
    let number = numbers.number(of: structure.id(container))
    var parts: [Journal.Part] = []
    drafts.removeAll { draft in
      guard case .change(.places(let exchange)) = draft, exchange.parent == number,
        exchange.slot == slot, exchange.arriving.isEmpty
      else { return false }
      parts = exchange.leaving + parts
      return true
    }
    let exchange = Journal.Exchange(
      parent: number, slot: slot, leaving: parts, tabIndex: record.slotIndex(slot) ?? 0)
    drafts.append(.change(.places(exchange)))
  }

  private func forgetLeaving(_ plan: TreePlan<ErasedPayload>, in engine: FlowEngine) {
    for ref in plan.departures { numbers.forget(engine.tree.id(ref)) }
  }

  override func didCommit(
    _ plan: TreePlan<ErasedPayload>, by request: EngineRequest, in engine: FlowEngine
  ) {
    defer { (drafts, gone, fresh) = ([], [], []) }
    guard !engine.hasEnded else { return }
    let changes = drafts.compactMap { draft in change(of: draft, in: engine) }
    if changes.isEmpty { return }
    let entry = Entry(cause: request.cause, changes: changes)
    journal.entries.append(entry)
    if isUndoing { return }
    redoable = []
    // What brought the root cannot be taken back.
    if case .places(let exchange) = changes[0], exchange.parent == nil, exchange.leaving.isEmpty {
      undoable = []
      return
    }
    undoable.append(entry)
    if undoable.count > 2 * undoLimit { undoable.removeFirst(undoable.count - undoLimit) }
  }

  private func change(of draft: Draft, in engine: FlowEngine) -> Journal.Change? {
    switch draft {
    case .change(let change): return change
    case .arrival(let ref, var exchange):
      guard fresh.contains(ref) else {
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

  /// A place with all that it contains and presents, as it is now.
  private func part(at ref: NodeRef, in engine: FlowEngine) -> Journal.Part {
    let structure = engine.tree.structure
    var positions: [NodeRef: Int] = [:]
    var items: [Journal.Item] = []
    for node in structure.subtree(of: ref) where !gone.contains(node) {
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
  /// The place in which the step happens.
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
