import Foundation

@testable import Destinations

/// The facts that a plan states, beside the trees before and after it.
struct PlanFacts {
  let plan: TreePlan
  let before: TextTree
  let after: TextTree
  let isPath: Bool

  init(_ plan: TreePlan, before: TextTree, after: TextTree, isPath: Bool = false) {
    self.plan = plan
    self.before = before
    self.after = after
    self.isPath = isPath
  }

  /// The names of the wrong or missing facts of a plan; empty if there are none.
  var faults: [String] {
    let (old, new) = (before.visibleIDs, after.visibleIDs)
    let facts: [(name: String, holds: Bool)] = [
      ("hiding", plan.hiding.map(before.id) == old.filter { !new.contains($0) }),
      ("showing", plan.showing.map(after.id) == new.filter { !old.contains($0) }),
      ("current before", plan.currentBefore.map(before.id) == before.currentID),
      ("current after", plan.currentAfter.map(after.id) == after.currentID),
      ("landing", plan.landing.map { after.structure.holds($0) } ?? true),
      ("emptiness", !plan.isEmpty || before == after),
    ]
    return facts.filter { !$0.holds }.map(\.name) + membershipFaults
  }

  private var membershipFaults: [String] {
    let (old, new) = (before.nodes.map(\.id), after.nodes.map(\.id))
    let leaving = old.reversed().filter { !new.contains($0) }
    let coming = new.filter { !old.contains($0) }
    let departures = plan.departures.map(before.id)
    let arrivals = plan.arrivals.map { after.id($0.ref) }
    let facts: [(name: String, holds: Bool)] = [
      ("departures", isPath ? areSame(departures, leaving) : departures == leaving),
      ("arrivals", isPath ? areSame(arrivals, coming) : arrivals == coming),
      ("order of arrivals", comesFirst(arrivals, in: after)),
      ("order of departures", comesFirst(departures.reversed(), in: before)),
    ]
    return facts.filter { !$0.holds }.map(\.name)
  }

  private func areSame(_ some: [UUID], _ others: [UUID]) -> Bool {
    some.count == others.count && Set(some) == Set(others)
  }

  /// Whether each place comes after its container, if both are listed.
  private func comesFirst(_ ids: [UUID], in tree: TextTree) -> Bool {
    ids.enumerated().allSatisfy { index, id in
      tree.parentID(of: id).map { !ids[index...].contains($0) } ?? true
    }
  }
}

extension PlanFacts: CustomStringConvertible {
  /// The arriving, departing, hidden and shown places, the landing and the current place, as far as they exist.
  var description: String {
    let arrivals = plan.arrivals.map { after.name(after.id($0.ref)) }
    let current = [plan.currentBefore.map(before.name), plan.currentAfter.map(after.name)]
    let lines: [String] = [
      line("arrives", arrivals),
      line("departs", plan.departures.map(before.name)),
      line("hides", plan.hiding.map(before.name)),
      line("shows", plan.showing.map(after.name)),
      line("lands", plan.landing.map { [after.name($0)] } ?? []),
      "current: " + current.map { $0 ?? "nothing" }.joined(separator: ", then "),
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func line(_ title: String, _ names: [String]) -> String {
    names.isEmpty ? "" : "\(title): \(names.joined(separator: ", "))"
  }
}

extension TextTree {
  fileprivate func name(_ ref: NodeRef) -> String { name(id(ref)) }
}

/// Interfaces that know only the steps of plans.
struct InterfaceMirror: Equatable {
  fileprivate struct View: Equatable {
    var slots: [SlotName: [NodeRef]] = [:]
    var order: [SlotName] = []
    var focus: SlotName?
  }

  private var root: NodeRef?
  private var views: [NodeRef: View] = [:]

  init(_ structure: TreeStructure) {
    root = structure.root
    for ref in root.map(structure.subtree) ?? [] { add(ref, from: structure) }
  }

  /// Carries out a step; the contents of a new place are read from the tree in which it arrives.
  mutating func follow(_ step: TreeStep, finally structure: TreeStructure) {
    switch step {
    case .insert(let ref, let container, let slot):
      for new in structure.subtree(of: ref) { add(new, from: structure) }
      guard let container else {
        root = ref
        return
      }
      views[container]?.slots[slot, default: []].append(ref)
      if case .child = slot { views[container]?.order.append(slot) }
    case .replace(let old, let ref, let container, let slot):
      forget(old)
      for new in structure.subtree(of: ref) { add(new, from: structure) }
      guard let container else {
        root = ref
        return
      }
      let members = views[container]?.slots[slot] ?? []
      views[container]?.slots[slot] = members.map { $0 == old ? ref : $0 }
    case .remove(let ref, let container, let slot):
      forget(ref)
      guard let container else {
        root = nil
        return
      }
      views[container]?.remove(ref, from: slot)
    case .focus(let slot, let container): views[container]?.focus = slot
    case .addSlot(let slot, let container, let index):
      views[container]?.order.insert(slot, at: index)
    case .removeSlot(let slot, let container): views[container]?.order.removeAll { $0 == slot }
    case .orderSlots(let order, let container): views[container]?.order = order
    }
  }

  private mutating func add(_ ref: NodeRef, from structure: TreeStructure) {
    let record = structure.record(ref)
    var view = View(focus: record.focus)
    for slot in record.slots where slot.count > 0 {
      view.slots[slot.name] = structure.members(of: slot.name, in: record)
    }
    view.order = record.slots.map(\.name).filter { $0.isFocusable }
    views[ref] = view
  }

  private mutating func forget(_ ref: NodeRef) {
    let children = views.removeValue(forKey: ref)?.slots.values.flatMap(\.self) ?? []
    for child in children { forget(child) }
  }
}

extension InterfaceMirror.View {
  fileprivate mutating func remove(_ ref: NodeRef, from slot: SlotName) {
    slots[slot]?.removeAll { $0 == ref }
    guard slots[slot]?.isEmpty == true else { return }
    slots[slot] = nil
    if case .child = slot {
      order.removeAll { $0 == slot }
      if order.isEmpty { focus = nil }
    }
  }
}
