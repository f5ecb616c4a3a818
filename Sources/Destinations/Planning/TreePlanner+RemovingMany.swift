/// Removing many children or tabs of one container in a path.
///
/// Each removal alone writes all slots of the container. Here they are written once, after the last one.
extension TreePlanner {
  /// The least number of removals in a row that are made together.
  private static var fewest: Int { 8 }

  /// The container of which many children or tabs are removed one after the other; nil if the moves do
  /// not begin with that.
  func containerOfMany<Payload>(_ moves: ArraySlice<TreeMove<Payload>>) -> NodeRef? {
    guard moves.count >= Self.fewest, let first = moves.first,
      let container = container(losing: first)
    else { return nil }
    let others = moves.prefix(Self.fewest).dropFirst()
    return others.allSatisfy { self.container(losing: $0) == container } ? container : nil
  }

  /// The container that loses a child or a tab by a move; nil for any other move.
  private func container<Payload>(losing move: TreeMove<Payload>) -> NodeRef? {
    switch move {
    case .remove(let id):
      guard let ref = try? node(id), case .child = draft.record(ref).slot else { return nil }
      return draft.glance(ref).container
    case .removeTab(_, let id):
      return id.flatMap { try? node($0) }.flatMap { draft.glance($0).kind == .tabs ? $0 : nil }
    default: return nil
    }
  }

  /// Makes the moves that remove children or tabs of a container, up to the first other one.
  mutating func removeMany<Payload>(
    _ moves: [TreeMove<Payload>], from index: inout Int, of container: NodeRef
  ) throws(DestinationError) -> NodeRef? {
    var slots = SlotLine(draft.record(container))
    while index < moves.endIndex, self.container(losing: moves[index]) == container {
      let name = try slot(losing: moves[index], of: container, slots)
      var next = slots[name]?.top
      while let ref = next {
        next = draft.glance(ref).below
        steps.append(.remove(ref, container: container, slot: name))
        forgetSubtree(ref)
      }
      if case .tab = name { steps.append(.removeSlot(name, container: container)) }
      if slots.remove(name), let focus = slots.focus {
        steps.append(.focus(focus, container: container))
      }
      index += 1
    }
    draft.update(container) { ($0.slots, $0.focus) = (slots.rest, slots.focus) }
    return draft.current(within: container)
  }

  private func slot<Payload>(
    losing move: TreeMove<Payload>, of container: NodeRef, _ slots: SlotLine
  ) throws(DestinationError) -> SlotName {
    guard case .removeTab(let tab, _) = move else {
      guard case .remove(let id) = move else { return .path }
      return draft.record(try node(id)).slot
    }
    let slot = SlotName.tab(name: tab)
    guard slots[slot] != nil else { throw missing(slot, in: container) }
    guard slots.count > 1 else { throw lastTab(tab, of: container) }
    return slot
  }
}

/// The slots of a container while many are removed: each is found, and removed, in one step.
private struct SlotLine {
  private var slots: [SlotRecord?]
  private let indices: [SlotName: Int]
  /// The indices of the slots to the left and to the right that are still there.
  private var left: [Int]
  private var right: [Int]
  /// The number of slots that can be in focus.
  private(set) var count: Int
  private(set) var focus: SlotName?

  init(_ record: NodeRecord) {
    slots = record.slots
    indices = Dictionary(zip(record.slots.map(\.name), 0...)) { first, _ in first }
    left = slots.indices.map { $0 - 1 }
    right = slots.indices.map { $0 + 1 }
    count = record.slots.count { $0.name.isFocusable }
    focus = record.focus
  }

  subscript(name: SlotName) -> SlotRecord? { indices[name].flatMap { slots[$0] } }

  /// The slots that are left.
  var rest: [SlotRecord] { slots.compactMap(\.self) }

  /// Removes a slot.
  ///
  /// - Returns: Whether it was in focus, which a neighbour has now: the one to its right, else the one to its left.
  mutating func remove(_ name: SlotName) -> Bool {
    guard let index = indices[name], slots[index] != nil else { return false }
    slots[index] = nil
    count -= 1
    let (before, after) = (left[index], right[index])
    if before >= 0 { right[before] = after }
    if after < slots.count { left[after] = before }
    guard focus == name else { return false }
    focus = focusable(at: after) ?? focusable(at: before)
    return true
  }

  private func focusable(at index: Int) -> SlotName? {
    guard slots.indices.contains(index), let name = slots[index]?.name else { return nil }
    return name.isFocusable ? name : nil
  }
}
