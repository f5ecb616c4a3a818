extension GroupedDestinationable {
  /// A destination of the same app.
  public typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>

  /// A group of children.
  public var nodeKind: NodeKind { .group }

  /// Returns the places directly inside this one, in order; for a stack, bottom first.
  ///
  /// - Complexity: O(*n*) for *n* children.
  public func childDestinations() -> [AnyDestination] {
    let host = arrangement
    host.observe(.children(of: id))
    let structure = host.tree.structure
    guard let ref = structure.ref(of: id) else { return [] }
    return structure.record(ref).slots.filter { $0.name.rank == 0 }.flatMap(structure.members)
      .compactMap { host.site(for: structure.id($0))?.typed() }
  }

  /// Returns the child that is shown: the top of a path, or the current place of the focused tab or
  /// column.
  public func currentChildDestination() -> AnyDestination? {
    arrangement.observe(.tree)
    return currentChildID.flatMap { arrangement.site(for: $0)?.typed() }
  }

  /// Returns the direct child with an identifier, or nil.
  public func childForIdentifier(destinationIdentifier: DestinationID) -> AnyDestination? {
    guard isChild(destinationIdentifier) else { return nil }
    return arrangement.site(for: destinationIdentifier)?.typed()
  }

  /// Adds an existing destination.
  ///
  /// A stack pushes the destination. A tab bar or a split view adds it to the focused tab or column. If this is
  /// refused, an error is logged and nothing changes.
  /// - Parameters:
  ///   - childDestination: The destination, with everything that it contains.
  ///   - shouldSetDestinationAsCurrent: Whether a group focuses the destination.
  public func addChild(
    childDestination: AnyDestination, shouldSetDestinationAsCurrent: Bool = true
  ) {
    let stock = GroupStock(childDestination)
    let place = stock.blueprint
    let move: TreeMove<ErasedPayload> =
      switch nodeKind {
      case .stack: .push(place)
      case .tabs, .split: focusedSlot.map { .show($0, place) } ?? .push(place)
      case .screen, .group, .alert:
        .addChild(place, toGroup: id, asCurrent: shouldSetDestinationAsCurrent)
      }
    arrange(move, bringing: stock.sites)
  }

  /// Removes a direct child, with everything that it contains.
  public func removeChild(identifier: DestinationID) {
    guard isChild(identifier) else { return }
    arrange(.remove(id: identifier))
  }

  /// Removes all children as one transition, the last one first.
  public func removeAllChildren() {
    let children = childDestinations().map { $0.id }
    if !children.isEmpty { arrange(.path(children.reversed().map { .remove(id: $0) })) }
  }

  /// Replaces a child with an existing destination.
  public func replaceChild(currentID: DestinationID, with newDestination: AnyDestination) {
    guard isChild(currentID) else { return }
    let stock = GroupStock(newDestination)
    arrange(.replace(id: currentID, with: stock.blueprint), bringing: stock.sites)
  }

  /// Replaces the current child with an existing destination, or adds it if there is none.
  public func replaceCurrentDestination(with newDestination: AnyDestination) {
    if let currentChildID {
      replaceChild(currentID: currentChildID, with: newDestination)
    } else {
      addChild(childDestination: newDestination)
    }
  }

  /// Makes a child the current one.
  ///
  /// In a stack, the places on top of it leave.
  public func updateCurrentDestination(destinationID: DestinationID) {
    guard isChild(destinationID) else { return }
    if case .stack = nodeKind {
      arrange(.goBackTo(id: destinationID))
    } else {
      arrange(.focus(id: destinationID))
    }
  }
}

// MARK: - Shared by all kinds of groups

extension GroupedDestinationable {
  /// The host of this group: its flow, or else a home of its own, created when it is first needed.
  var arrangement: TreeHost {
    if let host = membership.host, host.tree.contains(id: id) { return host }
    if let home = membership.parts?.home { return home }
    let home = GroupHome(self, world: State.World(), stock: GroupStock(self))
    membership.madeParts.home = home
    return home
  }

  /// Gives this group a home of its own, with existing destinations in its slots.
  func makeHome(
    _ world: State.World, slots: [(name: SlotName, root: GroupStock)],
    focusing focus: SlotName? = nil
  ) {
    let place = ErasedPayload(Place<DestinationType, ContentType>(type))
    let blueprint = Blueprint(
      place, kind: nodeKind, id: id,
      slots: slots.map { .init(name: $0.name, places: [$0.root.blueprint]) }, focusing: focus)
    let stock = GroupStock(blueprint: blueprint, sites: slots.flatMap(\.root.sites))
    membership.madeParts.home = GroupHome(self, world: world, stock: stock)
  }

  private var focusedSlot: SlotName? { arrangement.tree.node(id: id)?.focus }

  /// Changes the arrangement, and may add existing destinations.
  ///
  /// A refusal is logged, and changes nothing.
  func arrange(
    _ move: TreeMove<ErasedPayload>, bringing: [Site] = [], cause: NavigationCause = .program
  ) {
    handleThrowable { [self] in try rearrange(move, bringing: bringing, cause: cause) }
  }

  /// Changes the arrangement, and may add existing destinations.
  ///
  /// - Throws: ``DestinationError`` if the change is refused; nothing has changed then.
  func rearrange(
    _ move: TreeMove<ErasedPayload>, bringing: [Site] = [], cause: NavigationCause = .program,
    onCommit: @escaping () -> Void = {}
  ) throws(DestinationError) {
    let work = RequestWork.arranging(move, bringing: bringing, onCommit: onCommit)
    let outcome = arrangement.submit(work, cause: cause, from: id)
    if let error = outcome?.error { throw error }
  }

  private func isChild(_ identifier: DestinationID) -> Bool {
    arrangement.tree.parentID(of: identifier) == id
      && arrangement.tree.node(id: identifier)?.slot?.rank == 0
  }

  private var currentChildID: DestinationID? {
    let tree = arrangement.tree
    if case .stack = nodeKind { return tree.top(of: .path, in: id) }
    guard let top = focusedSlot.flatMap({ tree.top(of: $0, in: id) }) else { return nil }
    return nodeKind == .group ? top : tree.currentID(within: top)
  }
}

// MARK: - Tabs and columns

extension GroupedDestinationable {
  /// The slots that are this group's own, in order, and observed.
  var shownSlots: [SlotName] {
    arrangement.observe(.tabs(of: id))
    return arrangement.tree.node(id: id)?.slots.filter { $0.rank == 0 } ?? []
  }

  /// The focused slot, observed.
  var shownFocus: SlotName? {
    arrangement.observe(.tabs(of: id))
    return focusedSlot
  }

  /// Returns the slot that contains a place, at any depth.
  func slot(around destinationID: DestinationID) -> SlotName? {
    let structure = arrangement.tree.structure
    guard let ref = structure.ref(of: destinationID), let own = structure.ref(of: id) else {
      return nil
    }
    return structure.ancestry(of: ref).map(structure.record).first { $0.container == own }?.slot
  }

  /// Returns the identifier of the root of a slot.
  func rootID(in slot: SlotName) -> DestinationID? {
    arrangement.observe(.children(of: id))
    return arrangement.tree.bottom(of: slot, in: id)
  }

  /// Returns the root of a slot.
  func root(in slot: SlotName) -> AnyDestination? {
    rootID(in: slot).flatMap { arrangement.site(for: $0)?.typed() }
  }

  /// Returns the current place of a slot.
  func current(in slot: SlotName) -> AnyDestination? {
    arrangement.observe(.tree)
    let tree = arrangement.tree
    return tree.top(of: slot, in: id).flatMap(tree.currentID(within:))
      .flatMap { arrangement.site(for: $0)?.typed() }
  }

  /// Puts an existing destination in a slot, and focuses the slot.
  func show(_ destination: AnyDestination, in slot: SlotName) throws(DestinationError) {
    let stock = GroupStock(destination)
    try rearrange(.show(slot, stock.blueprint), bringing: stock.sites)
  }
}

extension TreeMove {
  /// Focuses a tab or a column from the container itself, and puts a place into it.
  static func show(_ slot: SlotName, _ place: Blueprint<Payload>? = nil) -> TreeMove {
    switch slot {
    case .tab(let name): .tab(name: name, place)
    case .column(let column): .column(column, place)
    case .path, .child, .attached, .sheet: place.map { .push($0) } ?? .stay
    }
  }
}
