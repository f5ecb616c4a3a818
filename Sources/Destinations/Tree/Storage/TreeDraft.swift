/// A tree with uncommitted changes: the old structure, and the new records of the nodes that differ.
///
/// Reads consult the new records first, so planning costs as much as it changes, and a refused plan is
/// simply discarded.
struct TreeDraft: ~Copyable {
  let base: TreeStructure
  /// The changes so far; nodes that leave have no record, even if they arrived in this draft.
  private(set) var patch: TreePatch
  /// The indices of the entries, if there are too many for a linear search.
  private var places: [NodeRef: Int] = [:]
  /// The index of the last entry written; the next change mostly concerns the same container.
  private var latest = 0
  /// The node above the one that was taken out or replaced last; the next one is mostly beneath it.
  private var latestAbove: NodeRef?

  init(_ base: consuming TreeStructure) {
    patch = TreePatch(root: base.root, nextArrival: base.nextArrival, base: base.version)
    self.base = base
  }

  private static var linearLimit: Int { 8 }

  private func place(of ref: NodeRef) -> Int? {
    if latest < patch.entries.count, patch.entries[latest].ref == ref { return latest }
    return places.isEmpty ? patch.entries.firstIndex { $0.ref == ref } : places[ref]
  }

  private mutating func write(_ record: NodeRecord, to place: Int) {
    latest = place
    patch.workCount += record.slots.count
    patch.entries[place].record = record
  }

  private mutating func append(_ entry: consuming TreePatch.Entry) {
    let ref = entry.ref
    patch.workCount += entry.record?.slots.count ?? 0
    latest = patch.entries.count
    if latest == 0 { patch.entries.reserveCapacity(4) }
    patch.entries.append(consume entry)
    if !places.isEmpty {
      places[ref] = latest
    } else if patch.entries.count > Self.linearLimit {
      for place in patch.entries.indices { places[patch.entries[place].ref] = place }
    }
  }
}

extension TreeDraft: TreeReading {
  var root: NodeRef? { patch.root }

  func record(_ ref: NodeRef) -> NodeRecord {
    guard let place = place(of: ref) else { return base.record(ref) }
    guard let record = patch.entries[place].record else {
      preconditionFailure("A reference outlived its node; the plan kept it too long.")
    }
    return record
  }

  func glance(_ ref: NodeRef) -> NodeGlance {
    place(of: ref) == nil ? base.glance(ref) : record(ref).glance
  }

  /// Returns the identifier of a node; nil for a new one that does not have one yet.
  func id(_ ref: NodeRef) -> DestinationID? {
    base.holds(ref) ? base.id(ref) : place(of: ref).flatMap { patch.entries[$0].id }
  }

  /// Returns the payload of a node.
  func payload(_ ref: NodeRef) -> ErasedPayload? {
    base.payload(ref) ?? place(of: ref).flatMap { patch.entries[$0].payload }
  }

  /// Returns the index of the entry that a new node has or will get; it does not change.
  func entry(of ref: NodeRef) -> Int {
    place(of: ref) ?? patch.entries.endIndex
  }

  /// Returns whether a node is in the tree after the changes so far.
  func contains(_ ref: NodeRef) -> Bool {
    place(of: ref).map { patch.entries[$0].record != nil } ?? true
  }
}

// MARK: - Nodes with many others in them

extension TreeDraft {
  /// A new node of which the record is written once, when everything is in its slots.
  struct OpenNode {
    let ref: NodeRef
    /// The index of its entry.
    let entry: Int
    fileprivate(set) var state: NodeRecord.State
    /// The index of the slot that got a node last; nodes mostly come slot by slot.
    fileprivate var latest = 0
  }

  /// Adds a node on top of a slot of an open one; nothing can read it until ``close(_:)``.
  mutating func open(
    _ state: consuming NodeRecord.State, _ payload: ErasedPayload, id: DestinationID?,
    on name: SlotName, of container: inout OpenNode
  ) -> OpenNode {
    let index = container.index(of: name)
    state.slot = name
    state.glance.container = container.ref
    state.glance.below = container.state.slots[index].top
    let ref = place(&state)
    append(TreePatch.Entry(ref: ref, record: nil, id: id, payload: payload))
    container.state.raise(ref, on: index)
    return OpenNode(ref: ref, entry: latest, state: state)
  }

  /// Opens a node that has been added before.
  func reopen(_ ref: NodeRef) -> OpenNode {
    OpenNode(ref: ref, entry: entry(of: ref), state: record(ref).state)
  }

  /// Writes the record of an open node.
  mutating func close(_ node: consuming OpenNode) {
    write(NodeRecord(node.state), to: node.entry)
  }
}

extension TreeDraft.OpenNode {
  /// Returns the index of a slot, which is created if the node does not have it.
  mutating func index(of name: SlotName) -> Int {
    if latest < state.slots.count, state.slots[latest].name == name { return latest }
    if latest + 1 < state.slots.count, state.slots[latest + 1].name == name {
      latest += 1
    } else {
      latest = state.slotIndex(name) ?? state.insertSlot(name)
    }
    return latest
  }
}

// MARK: - Primitive changes

extension TreeDraft {
  /// The slot on top of which a node is added.
  typealias Position = (slot: SlotName, container: NodeRef)

  /// Adds a node on top of a slot, which is created if the container does not have it; without a position, the node is
  /// in no slot yet.
  mutating func add(
    _ state: consuming NodeRecord.State, _ payload: ErasedPayload, id: DestinationID?,
    at position: Position?
  ) -> NodeRef {
    let holder = position.map { record($0.container) }
    if let (name, container) = position {
      state.glance.container = container
      state.slot = name
      state.glance.below = holder?.top(of: name)
    }
    let ref = place(&state)
    append(TreePatch.Entry(ref: ref, record: NodeRecord(consume state), id: id, payload: payload))
    if let (name, container) = position, let holder {
      update(container, from: holder) {
        $0.raise(ref, on: $0.slotIndex(name) ?? $0.insertSlot(name))
      }
    }
    return ref
  }

  /// Finds a position for a new node, and notes in which order it arrives.
  private mutating func place(_ state: inout NodeRecord.State) -> NodeRef {
    defer {
      patch.freshCount += 1
      patch.nextArrival += 1
    }
    state.arrival = patch.nextArrival
    return base.freshRef(patch.freshCount)
  }

  mutating func setRoot(_ ref: NodeRef?) {
    patch.root = ref
  }

  mutating func update(_ ref: NodeRef, _ change: (inout NodeRecord.State) -> Void) {
    update(ref, from: record(ref), change)
  }

  /// Changes a node whose record the caller has read already.
  mutating func update(
    _ ref: NodeRef, from record: NodeRecord, _ change: (inout NodeRecord.State) -> Void
  ) {
    var state = record.state
    change(&state)
    write(NodeRecord(consume state), at: ref)
  }

  @inline(never) private mutating func write(_ record: NodeRecord, at ref: NodeRef) {
    if let place = place(of: ref) {
      write(record, to: place)
    } else {
      append(TreePatch.Entry(ref: ref, record: record))
    }
  }

  /// Returns the node directly above another one in the same slot.
  ///
  /// - Complexity: O(*a*) for *a* nodes above it, or between it and the last node that was found, whichever are fewer.
  private mutating func node(above ref: NodeRef) -> NodeRef? {
    let record = record(ref)
    guard let container = record.container else { return nil }
    var next = self.record(container).top(of: record.slot)
    if next == ref { return nil }
    var other = latestAbove
    if let node = other, !contains(node) || self.record(node).spot != record.spot { other = nil }
    while let node = next {
      patch.workCount += 1
      next = glance(node).below
      let lower = other ?? node
      other = other.flatMap { glance($0).below }
      if next == ref || other == ref {
        latestAbove = next == ref ? node : lower
        return latestAbove
      }
    }
    return nil
  }

  /// Puts a node in the exact position of another one, which is then in no slot.
  ///
  /// - Complexity: O(*a*) for *a* nodes above the replaced one.
  mutating func put(_ ref: NodeRef, inPlaceOf old: NodeRef) {
    let oldRecord = record(old)
    guard let container = oldRecord.container else { return setRoot(ref) }
    let above = node(above: old)
    update(ref) {
      $0.glance.container = container
      $0.slot = oldRecord.slot
      $0.glance.below = oldRecord.below
      $0.glance.isPassive = oldRecord.isPassive
    }
    if let above { update(above) { $0.glance.below = ref } }
    update(container) { container in
      guard let index = container.slotIndex(oldRecord.slot) else { return }
      if container.slots[index].bottom == old { container.slots[index].bottom = ref }
      if container.slots[index].top == old { container.slots[index].top = ref }
    }
  }

  /// Takes a node out of its slot, and removes the slot if it becomes empty and need not stay.
  ///
  /// - Complexity: O(*a*) for *a* nodes above it.
  mutating func takeOut(_ ref: NodeRef) {
    let old = record(ref)
    guard let container = old.container else { return setRoot(nil) }
    let above = node(above: ref)
    if let above { update(above) { $0.glance.below = old.below } }
    update(container) { container in
      guard let index = container.slotIndex(old.slot) else { return }
      if container.slots[index].bottom == ref { container.slots[index].bottom = above }
      if container.slots[index].top == ref { container.slots[index].top = old.below }
      container.slots[index].count -= 1
      let stays = old.slot.tabName != nil || old.slot.column != nil
      if container.slots[index].count == 0, !stays { container.slots.remove(at: index) }
    }
  }

  /// Records that a node leaves: one that ``takeOut(_:)`` has taken out, or a node inside it.
  mutating func forget(_ ref: NodeRef) {
    if let place = place(of: ref) {
      patch.entries[place].record = nil
    } else {
      append(TreePatch.Entry(ref: ref))
    }
  }
}

extension NodeRecord.State {
  /// Makes a node the top of a slot.
  fileprivate mutating func raise(_ ref: NodeRef, on index: Int) {
    if slots[index].bottom == nil { slots[index].bottom = ref }
    slots[index].top = ref
    slots[index].count += 1
  }

  /// Inserts an empty slot at its position among the others and returns its index.
  fileprivate mutating func insertSlot(_ name: SlotName) -> Int {
    let index = slots.lastIndex { $0.name.rank <= name.rank }.map { $0 + 1 } ?? 0
    slots.insert(SlotRecord(name: name), at: index)
    return index
  }

}
