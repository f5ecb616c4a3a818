#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What a flow presents, for the testing module: by identifiers and names, without the app's types.
///
/// It always tells what is presented now, and reading it is not observed. Whoever looks at each step of millions
/// asks here: nothing of it depends on an app's types, so that it is compiled once and quick in every app.
@MainActor
package struct PresentedPlaces {
  private let engine: FlowEngine
  private var tree: PresentationTree<ErasedPayload> { engine.tree }
  private var structure: TreeStructure { engine.tree.structure }

  init(_ engine: FlowEngine) {
    self.engine = engine
  }
}

extension Flow {
  /// What is presented, without the app's types.
  package var presentedPlaces: PresentedPlaces { PresentedPlaces(engine) }
}

/// A place that is presented, by its identifier and the name of its route.
package struct PresentedPlace: Equatable {
  package let id: UUID
  package let route: String

  package init(id: UUID, route: String) {
    self.id = id
    self.route = route
  }
}

// MARK: - Places

extension PresentedPlaces {
  package var isEmpty: Bool { structure.root == nil }
  package var count: Int { structure.count }
  package var rootID: UUID? { tree.rootID }

  /// Where the person is.
  package var current: PresentedPlace? { structure.current.map(place) }

  package var currentID: UUID? { tree.currentID }

  /// The places on screen, in document order.
  package var visibleIDs: [UUID] { tree.visibleIDs }

  package var visibleCount: Int { structure.look().visible.count }

  /// The place on screen with a route: the current one if it has it, else the first in document order.
  package func visible(_ route: String) -> UUID? {
    if let current, current.route == route { return current.id }
    return structure.visible().first { name(of: $0) == route }.map(tree.id)
  }

  /// Every place, in document order.
  package var all: [PresentedPlace] {
    structure.root.map { structure.subtree(of: $0).map(place) } ?? []
  }

  package func contains(_ id: UUID) -> Bool { structure.ref(of: id) != nil }

  package func isVisible(_ id: UUID) -> Bool { tree.isVisible(id: id) }

  /// The name of a place's route; nil if it is not presented.
  package func route(of id: UUID) -> String? { structure.ref(of: id).map(name) }

  private func place(_ ref: NodeRef) -> PresentedPlace {
    PresentedPlace(id: tree.id(ref), route: name(of: ref))
  }

  private func name(of ref: NodeRef) -> String { tree.payload(ref)?.keeper.name ?? "" }
}

// MARK: - Arrangement

extension PresentedPlaces {
  /// Returns the nearest tab bar, split view or group at or above the current place.
  package func nearestContainer(_ kind: NodeKind) -> UUID? {
    guard let current = structure.current else { return nil }
    return structure.nearest(kind, from: current).map(tree.id)
  }

  /// The slots of a place, in order.
  package func slots(of id: UUID) -> [SlotName] {
    structure.ref(of: id).map { structure.record($0).slots.map(\.name) } ?? []
  }

  /// What is focused in a place.
  package func focus(of id: UUID) -> SlotName? {
    structure.ref(of: id).flatMap { structure.record($0).focus }
  }

  /// The places in a slot, bottom first.
  package func members(of slot: SlotName, in id: UUID) -> [UUID] { tree.members(of: slot, in: id) }

  /// How many places a slot holds, with the ends of it; nil if there is no such slot.
  package func ends(
    of slot: SlotName, in id: UUID
  ) -> (count: Int, bottom: UUID?, top: UUID?)? {
    guard let ref = structure.ref(of: id), let record = structure.record(ref).slotRecord(slot)
    else {
      return nil
    }
    return (Int(record.count), record.bottom.map(tree.id), record.top.map(tree.id))
  }

  /// Where a person would be if a slot of a place were selected.
  package func landing(in slot: SlotName, of id: UUID) -> UUID? {
    structure.ref(of: id).flatMap { structure.record($0).top(of: slot) }
      .map { tree.id(structure.current(within: $0)) }
  }

  /// A place with all that it contains and presents, in document order.
  package func subtree(of id: UUID) -> [UUID] { tree.subtree(of: id) }

  /// What going back from the current place takes away.
  package var backTop: UUID? {
    backStack.flatMap { structure.record($0.container).top(of: $0.slot) }.map(tree.id)
  }

  /// What going back from the current place would reveal; nil if there is nothing to go back from.
  package var beneath: UUID? {
    guard let stack = backStack else { return nil }
    let top = structure.record(stack.container).top(of: stack.slot)
    return tree.id(top.flatMap { structure.record($0).below } ?? stack.container)
  }

  /// The stack in which one can go back from the current place.
  private var backStack: (container: NodeRef, slot: SlotName)? {
    guard let current = structure.current, let stack = structure.nearestStack(from: current),
      structure.record(stack.container).mayPop(stack.slot)
    else { return nil }
    return (stack.container, stack.slot)
  }

  /// The place at the bottom of the sheet that the current place is in, and who presents it.
  package var sheet: (bottom: UUID, presenter: UUID)? {
    var next = structure.current
    while let ref = next {
      let node = structure.record(ref)
      guard let container = node.container else { return nil }
      if node.slot == .sheet {
        let bottom = structure.record(container).slotRecord(.sheet)?.bottom
        return bottom.map { (tree.id($0), tree.id(container)) }
      }
      next = container
    }
    return nil
  }
}

// MARK: - Objects

extension PresentedPlaces {
  /// The destination of a place.
  package func destination(for id: UUID) -> AnyObject? { engine.site(for: id)?.destination }

  /// What shows a place.
  package func interface(for id: UUID) -> (any DestinationInterfacing)? { engine.interface(of: id) }

  /// The state model of a place.
  package func stateModel(for id: UUID) -> AnyObject? {
    engine.site(for: id)?.membership.stateModel
  }
}

// MARK: - Rules

extension PresentedPlaces {
  /// Everything that is wrong with the tree, one sentence each.
  ///
  /// - Complexity: O(*n*) for *n* places.
  package func violations() -> [String] { tree.violations() }

  /// What is wrong with some places, and nothing else; places that have left are passed over.
  ///
  /// - Complexity: O(*k*) for *k* places, however many there are.
  package func violations(at ids: [UUID]) -> [String] {
    tree.violations(touching: ids.compactMap(structure.ref))
  }
}
