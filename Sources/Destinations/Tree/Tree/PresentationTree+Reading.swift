// MARK: - Single places

extension PresentationTree {
  /// The number of places.
  public var count: Int { structure.count }

  /// Whether nothing is presented.
  public var isEmpty: Bool { structure.root == nil }

  /// The identifier of the root.
  public var rootID: DestinationID? { structure.root.map { structure.id($0) } }

  /// The identifier of the current place, which is where the user is.
  ///
  /// Nil only if the tree is empty.
  ///
  /// Starting at the root, the current place is found in the sheet if there is one, else in the
  /// last place that was attached as current, else in the focused slot.
  /// - Complexity: O(*d*) for a current place inside *d* containers. The length of paths does not
  ///   matter.
  public var currentID: DestinationID? { structure.current.map { structure.id($0) } }

  /// Returns a place, or nil if it is not in the tree.
  public func node(id: DestinationID) -> Node? {
    guard let ref = structure.ref(of: id) else { return nil }
    return node(ref)
  }

  /// Returns whether a place is in the tree.
  public func contains(id: DestinationID) -> Bool {
    structure.ref(of: id) != nil
  }

  /// Returns the identifier of a place's container, or of its presenter if it is the bottom of a
  /// sheet.
  public func parentID(of id: DestinationID) -> DestinationID? {
    structure.ref(of: id).flatMap { structure.glance($0).container }.map { structure.id($0) }
  }

  /// Returns whether a place is on screen.
  ///
  /// - Complexity: O(*d*) for a place inside *d* containers.
  public func isVisible(id: DestinationID) -> Bool {
    structure.ref(of: id).map(structure.isVisible) ?? false
  }
}

// MARK: - Several places

extension PresentationTree {
  /// The identifiers of all places on screen, in document order.
  ///
  /// A container is visible while something in it is, except for a stack whose own interface is
  /// covered by its path. A place that presents a sheet is covered by it.
  public var visibleIDs: [DestinationID] { structure.ids(of: structure.look().visible) }

  /// All places in document order: own slots, then attached children, then the sheet.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public var nodes: [Node] {
    structure.root.map { structure.subtree(of: $0).compactMap(node) } ?? []
  }

  /// The identifiers of all places, in the order in which they arrived.
  ///
  /// - Complexity: O(*n* log *n*) for *n* places.
  package var arrivalOrder: [DestinationID] {
    structure.allRefs.map { (id: id($0), arrival: structure.record($0).arrival) }
      .sorted(on: \.arrival).map(\.id)
  }

  /// Returns the identifiers of the places in a slot, bottom first; empty if there is no such slot.
  ///
  /// - Complexity: O(*n*) for *n* places in the slot.
  public func members(of slot: SlotName, in id: DestinationID) -> [DestinationID] {
    let refs = structure.ref(of: id).map { structure.members(of: slot, in: structure.record($0)) }
    return structure.ids(of: refs ?? [])
  }

  /// Returns the identifier of the top of a slot.
  public func top(of slot: SlotName, in id: DestinationID) -> DestinationID? {
    structure.ref(of: id).flatMap { structure.record($0).top(of: slot) }.map { structure.id($0) }
  }

  /// Returns the identifier of the bottom of a slot.
  public func bottom(of slot: SlotName, in id: DestinationID) -> DestinationID? {
    structure.ref(of: id).flatMap { structure.record($0).slotRecord(slot)?.bottom }
      .map { structure.id($0) }
  }

  /// Returns the number of places in a slot.
  public func count(of slot: SlotName, in id: DestinationID) -> Int {
    structure.ref(of: id).flatMap { structure.record($0).slotRecord(slot) }
      .map { Int($0.count) } ?? 0
  }

  /// Returns the identifiers of a place and of everything that it contains or presents, in document
  /// order.
  public func subtree(of id: DestinationID) -> [DestinationID] {
    structure.ids(of: structure.ref(of: id).map(structure.subtree) ?? [])
  }

  /// Returns the identifier of the place that would be current if `id` were the root.
  public func currentID(within id: DestinationID) -> DestinationID? {
    structure.ref(of: id).map { self.id(structure.current(within: $0)) }
  }

  /// Returns the nearest stack at or above a place, or nil.
  ///
  /// The search does not leave a sheet.
  ///
  /// - Returns: The place that holds the stack, and the slot that serves as one: the path of a
  ///   stack, or a tab, a column or a sheet.
  public func nearestStack(from id: DestinationID) -> (id: DestinationID, slot: SlotName)? {
    structure.ref(of: id).flatMap { structure.nearestStack(from: $0) }
      .map { (self.id($0.container), $0.slot) }
  }

  /// Returns the nearest container of a kind at or above a place, or nil.
  ///
  /// The search does not leave a sheet.
  public func nearest(_ kind: NodeKind, from id: DestinationID) -> DestinationID? {
    structure.ref(of: id).flatMap { structure.nearest(kind, from: $0) }.map { structure.id($0) }
  }

  /// Returns the bottom of the innermost sheet around a place, and its presenter, or nil.
  ///
  /// - Complexity: O(*d*) for a place inside *d* containers.
  package func sheet(
    around id: DestinationID
  ) -> (bottom: DestinationID, presenter: DestinationID)? {
    guard let ref = structure.ref(of: id), let presenter = structure.sheetHolder(of: ref),
      let bottom = structure.record(presenter).slotRecord(.sheet)?.bottom
    else { return nil }
    return (self.id(bottom), self.id(presenter))
  }

  /// Returns whether the nearest stack of a place has something to go back from.
  public func canGoBack(from id: DestinationID) -> Bool {
    guard let ref = structure.ref(of: id), let stack = structure.nearestStack(from: ref) else {
      return false
    }
    return structure.record(stack.container).poppableCount(of: stack.slot) > 0
  }
}

extension TreeReading where Self: ~Copyable {
  /// Returns whether a node is on screen; examines the node and its containers.
  func isVisible(_ ref: NodeRef) -> Bool {
    if glance(ref).isCovered { return false }
    var ref = ref
    while let container = glance(ref).container {
      guard shows(ref, in: container) else { return false }
      ref = container
    }
    return true
  }

  private func shows(_ ref: NodeRef, in container: NodeRef) -> Bool {
    let holder = glance(container)
    if holder.shownTop == ref { return true }
    // Attached places and columns are shown beside others.
    let slot = record(ref).slot
    return !holder.hasSheet
      && (slot == .attached || slot.column != nil && record(container).top(of: slot) == ref)
  }
}
