#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The position of a node in the tree's storage; valid until the node is removed.
struct NodeRef: Hashable, Sendable {
  let index: Int32

  init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }

  var offset: Int { Int(index) }
}

/// One slot of a node: the ends of a list that hangs together by ``NodeRecord/below``.
struct SlotRecord: Equatable, Sendable {
  var name: SlotName
  var bottom: NodeRef?
  var top: NodeRef?
  var count: Int32 = 0

  init(_ name: SlotName) {
    self.name = name
  }
}

/// Everything that the tree knows of one node, apart from its identifier and its payload.
///
/// It is never changed, only replaced, so that trees and drafts share it and reading a node copies nothing.
final class NodeRecord: Sendable {
  let state: State

  init(_ state: consuming State) {
    self.state = state
  }

  struct State: Sendable {
    // The small ones stand together, so that they take little room.
    /// The place whose request brought this one.
    var requesterID: UUID?
    var kind: NodeKind
    /// Whether the node was attached without becoming the current place.
    var isPassive = false
    /// The container, or the presenter for a node at the bottom of a sheet; nil for the root.
    var container: NodeRef?
    /// The node beneath in the same slot.
    var below: NodeRef?
    /// Counts up with each node that arrives.
    var arrival = 0
    /// The slot of the container in which the node stands.
    var slot: SlotName = .path
    /// The tab, column or child that is selected; nil for kinds without.
    var focus: SlotName?
    /// Own slots in their order, then attached nodes, then the sheet; absent while empty, where it may.
    var slots: [SlotRecord] = []

    func slotIndex(_ name: SlotName) -> Int? {
      for index in slots.indices where slots[index].name == name { return index }
      return nil
    }
  }
}

extension NodeRecord {
  var kind: NodeKind { state.kind }
  var container: NodeRef? { state.container }
  var slot: SlotName { state.slot }
  var below: NodeRef? { state.below }
  var requesterID: UUID? { state.requesterID }
  var arrival: Int { state.arrival }
  var isPassive: Bool { state.isPassive }
  var focus: SlotName? { state.focus }
  var slots: [SlotRecord] { state.slots }

  func slotIndex(_ name: SlotName) -> Int? {
    state.slotIndex(name)
  }

  func slotRecord(_ name: SlotName) -> SlotRecord? {
    slotIndex(name).map { slots[$0] }
  }

  /// The top of a slot, or nil if the slot is empty or absent.
  func top(of name: SlotName) -> NodeRef? {
    slotIndex(name).flatMap { slots[$0].top }
  }

  /// The place at the top of its sheet, which is the last slot where there is one.
  var sheet: NodeRef? {
    guard let last = slots.last, last.name.rank == SlotName.sheet.rank else { return nil }
    return last.top
  }

  /// Whether any place is attached to it; those stand last, but for a sheet.
  var hasAttached: Bool {
    let index = slots.count - (sheet == nil ? 1 : 2)
    return index >= 0 && slots[index].name.rank == SlotName.attached.rank
  }

  /// Whether several of the nodes that it contains may be shown at once.
  var mayShowSeveral: Bool { kind == .split || hasAttached }

  /// Whether this is a stack whose own interface, its bottom, lies beneath something on its path.
  var isCoveredByPath: Bool {
    kind == .stack && pathTop != nil
  }

  /// What is shown in place of this node, not counting sheets and attached nodes.
  var shownTop: NodeRef? {
    switch kind {
    case .screen: nil
    case .stack: pathTop
    case .tabs, .split, .group: focus.flatMap(top)
    }
  }

  /// The top of its path, which is the first slot of a stack that is not empty.
  private var pathTop: NodeRef? {
    if case .path? = state.slots.first?.name { state.slots[0].top } else { nil }
  }
}
