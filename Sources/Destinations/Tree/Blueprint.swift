#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A place to add to a tree, with everything inside it.
public struct Blueprint<Payload: Sendable>: Sendable {
  /// What the place stands for.
  ///
  /// The tree does not interpret it.
  public var payload: Payload

  /// The kind of the place.
  public let kind: NodeKind

  /// What most places do not need; stored apart so that a blueprint stays small to pass on.
  private var details: Details?

  private final class Details: Sendable {
    let id: UUID?
    let slots: [Slot]
    let focus: SlotName?
    let isPassive: Bool

    init(_ id: UUID?, _ slots: [Slot], _ focus: SlotName?, _ isPassive: Bool) {
      self.id = id
      self.slots = slots
      self.focus = focus
      self.isPassive = isPassive
    }

    /// The details of a place; nil if all of them have their default values.
    static func of(id: UUID?, slots: [Slot], focus: SlotName?, isPassive: Bool) -> Details? {
      if id == nil, slots.isEmpty, focus == nil, !isPassive { return nil }
      return Details(id, slots, focus, isPassive)
    }
  }

  /// The identifier for the place; nil to have one created.
  public var id: UUID? {
    get { details?.id }
    set { details = .of(id: newValue, slots: slots, focus: focus, isPassive: isPassive) }
  }

  /// The slots in order, with the places in each, bottom first.
  public var slots: [Slot] { details?.slots ?? [] }

  /// The selected slot of a tab bar, a split view or a group.
  public var focus: SlotName? { details?.focus }

  /// Whether it is attached without becoming current; true only in a blueprint copied from a tree.
  var isPassive: Bool { details?.isPassive ?? false }

  /// Whether it requests no identifier and has no slots.
  var isPlain: Bool { details == nil }

  /// A slot of a place to add.
  public struct Slot: Sendable {
    /// The name of the slot.
    public let name: SlotName
    /// The places in it, bottom first.
    public let places: [Blueprint]
  }

  /// Creates a place with any slots; the caller ensures that they fit the kind.
  init(
    _ payload: Payload, kind: NodeKind, slots: [Slot], focus: SlotName?, isPassive: Bool
  ) {
    self.init(payload, kind: kind, id: nil, slots: slots, focus: focus, isPassive: isPassive)
  }

  private init(
    _ payload: Payload, kind: NodeKind, id: UUID?, slots: [Slot] = [], focus: SlotName? = nil,
    isPassive: Bool = false
  ) {
    self.payload = payload
    self.kind = kind
    details = .of(id: id, slots: slots, focus: focus, isPassive: isPassive)
  }

  /// Returns a place that contains no other places.
  public static func screen(_ payload: Payload, id: UUID? = nil) -> Blueprint {
    Blueprint(payload, kind: .screen, id: id)
  }

  /// Returns a stack that begins with its own interface, with the places on its path.
  public static func stack(
    _ payload: Payload, path: [Blueprint] = [], id: UUID? = nil
  ) -> Blueprint {
    let slots = path.isEmpty ? [] : [Slot(name: .path, places: path)]
    return Blueprint(payload, kind: .stack, id: id, slots: slots)
  }

  /// Returns a stack without an interface of its own: `first` is its root, and is never popped.
  public static func stack(
    _ payload: Payload, keeping first: Blueprint, path: [Blueprint] = [], id: UUID? = nil
  ) -> Blueprint {
    let slot = Slot(name: .path, places: [first] + path)
    return Blueprint(payload, kind: .stack(keepsFirst: true), id: id, slots: [slot])
  }

  /// Returns a tab bar.
  ///
  /// - Parameters:
  ///   - payload: What the tab bar stands for.
  ///   - tabs: The names of the tabs, and the place at the root of each; at least one.
  ///   - selected: The selected tab; the first one if nil.
  ///   - id: The identifier of the tab bar.
  /// - Returns: The tab bar with its tabs.
  public static func tabs(
    _ payload: Payload, _ tabs: [(name: String, root: Blueprint)], selected: String? = nil,
    id: UUID? = nil
  ) -> Blueprint {
    let slots = tabs.map { Slot(name: .tab(name: $0.name), places: [$0.root]) }
    let focus = selected.map { SlotName.tab(name: $0) } ?? slots.first?.name
    return Blueprint(payload, kind: .tabs, id: id, slots: slots, focus: focus)
  }

  /// Returns a split view.
  ///
  /// - Parameters:
  ///   - payload: What the split view stands for.
  ///   - columns: The place in each column; nil for an empty column.
  ///   - focused: The focused column; the first one that is not empty if nil.
  ///   - id: The identifier of the split view.
  /// - Returns: The split view with its columns.
  public static func split(
    _ payload: Payload, _ columns: [SplitViewColumn: Blueprint?],
    focused: SplitViewColumn? = nil, id: UUID? = nil
  ) -> Blueprint {
    let slots = columns.sorted { $0.key < $1.key }.map {
      Slot(name: .column($0.key), places: $0.value.map { [$0] } ?? [])
    }
    let first = slots.first { !$0.places.isEmpty } ?? slots.first
    let focus = focused.map(SlotName.column) ?? first?.name
    return Blueprint(payload, kind: .split, id: id, slots: slots, focus: focus)
  }

  /// Returns a group of children; the one at the index `focused` is focused.
  public static func group(
    _ payload: Payload, _ children: [Blueprint] = [], focused: Int = 0, id: UUID? = nil
  ) -> Blueprint {
    let slots = children.enumerated().map {
      Slot(name: .child(number: $0.offset), places: [$0.element])
    }
    let focus = slots.indices.contains(focused) ? slots[focused].name : nil
    return Blueprint(payload, kind: .group, id: id, slots: slots, focus: focus)
  }
}

extension Blueprint {
  /// Creates the blueprint from which a tree could be built again; nil for an empty tree.
  ///
  /// - Complexity: O(*n*) for *n* places; recurses into containers, not along paths.
  init?(copying tree: PresentationTree<Payload>) {
    guard let root = tree.rootID, let blueprint = Blueprint(copying: root, of: tree) else {
      return nil
    }
    self = blueprint
  }

  private init?(copying id: UUID, of tree: PresentationTree<Payload>) {
    guard let node = tree.node(id: id) else { return nil }
    let slots = node.slots.map { slot in
      let places = tree.members(of: slot, in: id).compactMap { Blueprint(copying: $0, of: tree) }
      return Slot(name: slot, places: places)
    }
    self.init(
      node.payload, kind: node.kind, id: id, slots: slots, focus: node.focus,
      isPassive: node.isPassive)
  }

  /// How many places there are inside this one.
  var descendantCount: Int {
    if isPlain { return 0 }
    return slots.reduce(0) { sum, slot in
      slot.places.reduce(sum) { $0 + 1 + $1.descendantCount }
    }
  }
}

extension Blueprint.Slot: PrintedByProperties {}

extension Blueprint: CustomStringConvertible {
  /// The payload, the kind unless it is a screen, and how many places are in each slot.
  public var description: String {
    let slots = slots.map { "\($0.name): \($0.places.count)" }
    let inside = slots.isEmpty ? nil : "(" + slots.joined(separator: ", ") + ")"
    return [shortText(of: payload), kind.word, inside].compactMap(\.self).joined(separator: " ")
  }
}
