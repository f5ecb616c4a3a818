/// The presented places of a flow, by identifiers and names, for the testing module.
///
/// It always reflects the current tree, and reading it is not observed. It is not generic, so that the
/// checks after each step of a long exploration are compiled once and fast in every app.
@MainActor
package struct PresentedPlaces {
  private let engine: FlowEngine
  private var tree: PresentationTree<ErasedPayload> { engine.tree }
  private var nodes: NodeTable { engine.tree.structure.nodes }

  init(_ engine: FlowEngine) {
    self.engine = engine
  }
}

extension Flow {
  /// The presented places, without the app's types.
  package var presentedPlaces: PresentedPlaces { PresentedPlaces(engine) }
}

/// The places that were presented at a moment, kept to be compared with those presented later.
package struct KeptTree {
  fileprivate let tree: PresentationTree<ErasedPayload>
}

extension PresentedPlaces {
  /// The places that are presented now, to be kept.
  package var kept: KeptTree { KeptTree(tree: tree) }
}

extension Flow {
  /// Returns a tree that was kept, with the app's types.
  package func tree(_ kept: KeptTree) -> PresentationTree<Place> { PresentationTree(kept.tree) }
}

/// A presented place, by its identifier and the name of its route.
package struct PresentedPlace: Equatable {
  package let id: DestinationID
  package let route: String

  package init(id: DestinationID, route: String) {
    self.id = id
    self.route = route
  }
}

/// The occupant of a presented place: its identifier, the name of its route, and its destination.
package struct PlaceOccupant {
  package let id: DestinationID
  package let route: String
  package let destination: AnyObject
  /// The name of the route that hosts the flow of the place; nil if it is in the flow itself.
  package let host: String?
}

// MARK: - Places

extension PresentedPlaces {
  package var isEmpty: Bool { nodes.root == nil }
  package var count: Int { nodes.count }
  package var rootID: DestinationID? { id(nodes.root) }

  /// The current place.
  package var current: PresentedPlace? {
    if let current = nodes.current { place(current) } else { nil }
  }

  package var currentID: DestinationID? { id(nodes.current) }

  /// The places on screen, in document order; those of embedded flows follow.
  package var visibleIDs: [DestinationID] {
    let own = ownVisibleIDs
    return engine.embedded.isEmpty ? own : own + embedded.flatMap(\.ownVisibleIDs)
  }

  private var ownVisibleIDs: [DestinationID] { nodes.ids(of: nodes.look().visible) }

  /// The number of places on screen, without those of embedded flows.
  package var visibleCount: Int { nodes.look().visible.count }

  /// Every place, in document order.
  package var all: [PresentedPlace] {
    nodes.root.map { nodes.subtree(of: $0).map(place) } ?? []
  }

  package func contains(_ id: DestinationID) -> Bool { nodes[id] != nil }

  /// Whether a place is on screen, here or in an embedded flow.
  package func isVisible(_ id: DestinationID) -> Bool {
    nodes.isVisible(id: id) || embedded.contains { $0.nodes.isVisible(id: id) }
  }

  /// The name of a place's route; nil if it is not presented.
  package func route(of id: DestinationID) -> String? {
    if let ref = nodes[id] { name(of: ref) } else { nil }
  }

  private func id(_ ref: NodeRef?) -> DestinationID? {
    if let ref { nodes.id(of: ref) } else { nil }
  }

  private func place(_ ref: NodeRef) -> PresentedPlace {
    PresentedPlace(id: nodes.id(of: ref), route: name(of: ref))
  }

  private func name(of ref: NodeRef) -> String {
    if engine.hasNamesakes, let site = engine.sites[ref] { return site.routeName }
    return nodes.payload(of: ref)?.keeper.name ?? ""
  }
}

// MARK: - Arrangement

extension PresentedPlaces {
  /// Returns the nearest tab bar, split view or group at or above the current place.
  package func nearestContainer(_ kind: NodeKind) -> DestinationID? {
    guard let current = nodes.current else { return nil }
    return id(nodes.nearest(kind, from: current))
  }

  /// The slots of a place, in order.
  package func slots(of id: DestinationID) -> [SlotName] {
    if let ref = nodes[id] { nodes.record(ref).slots.map(\.name) } else { [] }
  }

  /// The focused slot of a place.
  package func focus(of id: DestinationID) -> SlotName? {
    if let ref = nodes[id] { nodes.record(ref).focus } else { nil }
  }

  /// The places in a slot, bottom first.
  package func members(of slot: SlotName, in id: DestinationID) -> [DestinationID] {
    nodes.members(of: slot, in: id)
  }

  /// The number of places in a slot, with its bottom and top; nil if there is no such slot.
  package func ends(
    of slot: SlotName, in id: DestinationID
  ) -> (count: Int, bottom: DestinationID?, top: DestinationID?)? {
    guard let ref = nodes[id], let record = nodes.record(ref).slotRecord(slot)
    else {
      return nil
    }
    return (Int(record.count), self.id(record.bottom), self.id(record.top))
  }

  /// The place that would be current if a slot of a place were selected.
  package func landing(in slot: SlotName, of id: DestinationID) -> DestinationID? {
    guard let ref = nodes[id], let top = nodes.record(ref).top(of: slot) else { return nil }
    return nodes.id(of: nodes.current(within: top))
  }

  /// A place with everything that it contains and presents, in document order.
  package func subtree(of id: DestinationID) -> [DestinationID] { nodes.subtree(of: id) }

  /// The place that going back from the current place removes, and the one that it reveals; nil if there is none.
  package var goingBack: (top: DestinationID, beneath: DestinationID)? {
    guard let stack = backStack, let top = nodes.record(stack.container).top(of: stack.slot) else {
      return nil
    }
    return (nodes.id(of: top), nodes.id(of: nodes.glance(top).below ?? stack.container))
  }

  /// The place that going back from the current place reveals; nil if there is none.
  package var beneath: DestinationID? { goingBack?.beneath }

  /// The stack that going back from the current place would pop.
  private var backStack: (container: NodeRef, slot: SlotName)? {
    guard let current = nodes.current, let stack = nodes.nearestStack(from: current),
      nodes.record(stack.container).mayPop(stack.slot)
    else { return nil }
    return (stack.container, stack.slot)
  }

  /// The bottom of the sheet that the current place is in, and its presenter.
  package var sheet: (bottom: DestinationID, presenter: DestinationID)? {
    var next = nodes.current
    while let ref = next {
      let node = nodes.record(ref)
      guard let container = node.container else { return nil }
      if node.slot == .sheet {
        guard let bottom = nodes.record(container).slotRecord(.sheet)?.bottom else { return nil }
        return (nodes.id(of: bottom), nodes.id(of: container))
      }
      next = container
    }
    return nil
  }
}

extension PresentedPlaces {
  /// Whether a place is at the bottom of a sheet.
  package func isBottomOfSheet(_ id: DestinationID) -> Bool {
    guard let ref = nodes[id], nodes.record(ref).slot == .sheet else { return false }
    return nodes.glance(ref).below == nil
  }
}

// MARK: - Objects

extension PresentedPlaces {
  /// The current place with its destination.
  package var currentOccupant: PlaceOccupant? {
    if let current = nodes.current { occupant(current) } else { nil }
  }

  /// A place with its destination, here or in an embedded flow on screen; nil if it is not presented.
  package func occupant(of id: DestinationID) -> PlaceOccupant? {
    if let ref = nodes[id] { return occupant(ref) }
    for inner in embedded { if let ref = inner.nodes[id] { return inner.occupant(ref) } }
    return nil
  }

  private func occupant(_ ref: NodeRef) -> PlaceOccupant? {
    guard let destination = destination(ref) else { return nil }
    return PlaceOccupant(
      id: nodes.id(of: ref), route: name(of: ref), destination: destination, host: host)
  }

  /// The place on screen with a route: the current one if it has it, else the first in document order, else the first
  /// in an embedded flow.
  package func occupant(visible route: String) -> PlaceOccupant? {
    if let current = nodes.current, name(of: current) == route { return occupant(current) }
    if let ref = nodes.visible().first(where: { name(of: $0) == route }) { return occupant(ref) }
    for inner in embedded { if let found = inner.occupant(visible: route) { return found } }
    return nil
  }

  private func destination(_ ref: NodeRef) -> AnyObject? { engine.sites[ref]?.destination }

  /// The destination of a place.
  package func destination(for id: DestinationID) -> AnyObject? {
    engine.site(for: id)?.destination
  }

  /// The interface of a place.
  package func interface(for id: DestinationID) -> (any DestinationInterfacing)? {
    engine.interface(of: id)
  }

  /// The state model of a place.
  package func stateModel(for id: DestinationID) -> AnyObject? {
    engine.site(for: id)?.membership.stateModel
  }
}

// MARK: - Locks

extension PresentedPlaces {
  /// The names of the locks in effect; that of a lock without a name is empty.
  package var locks: [String] {
    engine.locks.isEmpty ? [] : engine.locks.inOrder.map { $0.name ?? "" }
  }
}

// MARK: - Embedded flows

extension PresentedPlaces {
  /// The places of the embedded flows on screen, at any depth; those where the user was last come first.
  private var embedded: [PresentedPlaces] {
    engine.embedded.isEmpty ? [] : engine.within.filter(\.isOnScreen).map(PresentedPlaces.init)
  }

  /// The name of the route that hosts the flow; nil if none does.
  private var host: String? {
    engine.surroundings.flatMap { around in
      around.engine.flatMap { PresentedPlaces($0).route(of: around.hostID) }
    }
  }

  /// The current place of the embedded flow that the current place hosts, at any depth; nil if it hosts none.
  package var innerCurrentID: DestinationID? {
    guard !engine.embedded.isEmpty, let currentID, let inner = engine.embedded[currentID] else {
      return nil
    }
    let places = PresentedPlaces(inner)
    return places.innerCurrentID ?? places.currentID
  }
}

// MARK: - Layout

extension PresentedPlaces {
  /// The route of a place with what is in it; nil if it is not presented.
  ///
  /// - Complexity: O(*n*) for *n* places in its slots.
  package func layout(of id: DestinationID) -> PlaceLayout? {
    guard let ref = nodes[id] else { return nil }
    return nodes.layout(of: ref, route: name(of: ref))
  }

  /// Whether a place is presented with a route, and with exactly this in it.
  ///
  /// - Complexity: O(*n*) for *n* places in its slots.
  package func presents(_ id: DestinationID, as layout: PlaceLayout) -> Bool {
    guard let ref = nodes[id], name(of: ref) == layout.route else { return false }
    return nodes.isArranged(ref, as: layout)
  }
}

// MARK: - Rules

extension PresentedPlaces {
  /// The broken invariants of the tree, one sentence each.
  ///
  /// - Complexity: O(*n*) for *n* places.
  package func violations() -> [String] { tree.violations() }

  /// The broken invariants of a place and its container; those that are nil or not presented are skipped.
  ///
  /// - Complexity: O(*s*) for *s* slots of the two, whatever the size of the tree.
  package func violations(at id: DestinationID?, in container: DestinationID?) -> [String] {
    tree.structure.violations(at: id, in: container)
  }
}
