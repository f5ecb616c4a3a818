/// The position of a node in the tree's storage; valid until the node is removed.
struct NodeRef: Hashable, Sendable {
  let index: Int32

  init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }

  var offset: Int { Int(index) }
}

/// One slot of a node: the ends of a list that is linked by ``NodeRecord/below``.
struct SlotRecord: Equatable, Sendable {
  var name: SlotName
  var bottom: NodeRef?
  var top: NodeRef?
  var count: Int32 = 0
}

/// The stored state of one node, except its identifier and its payload.
///
/// A record never changes, so trees and drafts share it and reading a node copies nothing.
final class NodeRecord: Sendable {
  let state: State

  init(_ state: consuming State) {
    state.glance.note(slot: state.slot, slots: state.slots, focus: state.focus)
    self.state = state
  }

  struct State: Sendable {
    // The small properties are adjacent, which saves memory.
    var glance: NodeGlance
    /// The place whose request presented this one.
    var requesterID: DestinationID?
    /// The number of nodes that arrived before this one.
    var arrival = 0
    /// The slot of the container that the node is in.
    var slot: SlotName = .path
    /// The selected tab, column or child; nil for kinds without a selection.
    var focus: SlotName?
    /// Own slots in their order, then attached nodes, then the sheet; most slots are absent while empty.
    var slots: [SlotRecord] = []

    func slotIndex(_ name: SlotName) -> Int? {
      for index in slots.indices where slots[index].name == name { return index }
      return nil
    }
  }
}

extension NodeRecord {
  /// A slot of a container, or the slot of the root, which has no container.
  struct Spot: Hashable {
    let container: NodeRef?
    let slot: SlotName
  }

  var spot: Spot { Spot(container: container, slot: slot) }
  var glance: NodeGlance { state.glance }
  var kind: NodeKind { glance.kind }
  var container: NodeRef? { glance.container }
  var slot: SlotName { state.slot }
  var below: NodeRef? { glance.below }
  var requesterID: DestinationID? { state.requesterID }
  var arrival: Int { state.arrival }
  var isPassive: Bool { glance.isPassive }
  var focus: SlotName? { state.focus }
  var slots: [SlotRecord] { state.slots }

  func slotIndex(_ name: SlotName) -> Int? {
    state.slotIndex(name)
  }

  func slotRecord(_ name: SlotName) -> SlotRecord? {
    slotIndex(name).map { slots[$0] }
  }

  /// Returns the top of a slot, or nil if the slot is empty or absent.
  func top(of name: SlotName) -> NodeRef? {
    slotIndex(name).flatMap { slots[$0].top }
  }

  /// The place at the top of the node's sheet; nil if it presents none.
  var sheet: NodeRef? { glance.hasSheet ? glance.shownTop : nil }
}
