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
    state.noteWhatIsShown()
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
    /// Whether it presents a sheet.
    private(set) var hasSheet = false
    /// Whether any place is attached to it.
    private(set) var hasAttached = false
    /// Whether this is a stack whose own interface, its bottom, lies beneath something on its path.
    private(set) var isCoveredByPath = false
    /// The node beneath in the same slot.
    var below: NodeRef?
    /// The slot of which the top is shown in place of the node: sheet, path or what is focused; negative for none.
    private(set) var shownSlot: Int32 = -1
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

    /// Works out what every look at the tree asks for, once for each record.
    fileprivate mutating func noteWhatIsShown() {
      (shownSlot, hasSheet, hasAttached, isCoveredByPath) = (-1, false, false, false)
      for index in slots.indices {
        switch slots[index].name {
        case .attached: hasAttached = true
        case .sheet: (hasSheet, shownSlot) = (true, Int32(index))
        case .path: (isCoveredByPath, shownSlot) = (kind == .stack, Int32(index))
        case .tab, .column, .child: if slots[index].name == focus { shownSlot = Int32(index) }
        }
      }
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

  /// The place at the top of its sheet.
  var sheet: NodeRef? { state.hasSheet ? shownTop : nil }

  /// Whether any place is attached to it.
  var hasAttached: Bool { state.hasAttached }

  /// Whether several of the nodes that it contains may be shown at once.
  var mayShowSeveral: Bool { !state.hasSheet && (state.kind == .split || state.hasAttached) }

  /// Whether it is not on screen itself, though all around it is: a sheet covers it, or what is on its path.
  var isCovered: Bool { state.hasSheet || state.isCoveredByPath }

  /// The node that is shown in place of this one, not counting attached nodes; a sheet before all else.
  var shownTop: NodeRef? {
    state.shownSlot < 0 ? nil : state.slots[Int(state.shownSlot)].top
  }
}
