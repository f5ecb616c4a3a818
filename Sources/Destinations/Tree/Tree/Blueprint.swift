/// A place to add to a tree, with everything inside it.
public struct Blueprint<Payload: Sendable>: Sendable {
  /// The payload of the place.
  ///
  /// The tree does not interpret it.
  package var payload: Payload

  /// The kind of the place.
  package let kind: NodeKind

  /// The details; nil if they are the default ones, so that blueprints are small and cheap to pass.
  private var box: ContentBox<Details>?

  /// Properties that most places do not need.
  private struct Details: Sendable {
    var id: DestinationID?
    var slotNames: [SlotName] = []
    var focus: SlotName?
    var isPassive = false
    var rows: [Row] = []
  }

  private var details: Details {
    get { box?.content ?? Details() }
    set {
      let isUsual =
        newValue.id == nil && newValue.slotNames.isEmpty && newValue.focus == nil
        && !newValue.isPassive
      box = isUsual ? nil : ContentBox(newValue)
    }
  }

  /// A place inside another one.
  ///
  /// All places inside a place are rows of one list in document order, however deeply they are nested. So nothing
  /// recurses, not even the release of a blueprint.
  struct Row: Sendable {
    /// The place without its contents.
    let place: Blueprint
    /// The slot of the container that the place is in.
    let slot: SlotName
    /// The number of the following rows that are inside the place.
    let insideCount: Int
  }

  /// The identifier for the place; nil to have one created.
  package var id: DestinationID? {
    get { box?.content.id }
    set { details.id = newValue }
  }

  /// The slots in order, with the places in each, bottom first.
  ///
  /// - Complexity: O(*n*) for *n* places inside this one.
  package var slots: [Slot] {
    var places: [SlotName: [Blueprint]] = [:]
    var rest = rows[...]
    while let row = rest.popFirst() {
      let inside = rest.prefix(row.insideCount)
      rest = rest.dropFirst(row.insideCount)
      places[row.slot, default: []].append(row.place.with(rows: Array(inside)))
    }
    return slotNames.map { Slot(name: $0, places: places[$0] ?? []) }
  }

  /// The names of the slots, in order.
  var slotNames: [SlotName] { box?.content.slotNames ?? [] }

  /// The places inside this one, in document order.
  var rows: [Row] { box?.content.rows ?? [] }

  /// The selected slot of a tab bar, a split view or a group.
  package var focus: SlotName? { box?.content.focus }

  /// Whether the place is attached without becoming current; true only in a blueprint copied from a tree.
  var isPassive: Bool { box?.content.isPassive ?? false }

  /// Whether the blueprint requests no identifier and has no slots.
  var isPlain: Bool { box == nil }

  /// Returns the same place with other places inside it.
  func with(rows: [Row]) -> Blueprint {
    isPlain ? self : changed(self) { $0.details.rows = rows }
  }

  /// A slot of a place to add.
  package struct Slot: Sendable, PrintedByProperties {
    /// The name of the slot.
    package let name: SlotName
    /// The places in the slot, bottom first.
    package let places: [Blueprint]
  }

  /// Creates a place with any slots; the caller ensures that they fit the kind.
  init(
    _ payload: Payload, kind: NodeKind, id: DestinationID? = nil, slots: [Slot] = [],
    focus: SlotName? = nil, isPassive: Bool = false
  ) {
    self.init(
      payload, kind: kind, id: id, slotNames: slots.map(\.name), focus: focus,
      isPassive: isPassive)
    if isPlain { return }
    var rows: [Row] = []
    for slot in slots {
      for place in slot.places {
        let inside = place.rows
        rows.append(Row(place: place.with(rows: []), slot: slot.name, insideCount: inside.count))
        rows += inside
      }
    }
    details.rows = rows
  }

  /// Creates a container with columns in order; the first slot with a place is focused if none is named.
  init(
    _ payload: Payload, kind: NodeKind, id: DestinationID? = nil, slots: [Slot],
    focusing focus: SlotName?
  ) {
    let slots = slots.sorted(on: { $0.name.column?.position ?? 0 })
    let focusable = slots.filter(\.name.isFocusable)
    let first = focusable.first { !$0.places.isEmpty } ?? focusable.first
    self.init(payload, kind: kind, id: id, slots: slots, focus: focus ?? first?.name)
  }

  /// Creates a place with empty slots.
  package init(
    _ payload: Payload, kind: NodeKind, id: DestinationID?, slotNames: [SlotName], focus: SlotName?,
    isPassive: Bool
  ) {
    self.payload = payload
    self.kind = kind
    details = Details(id: id, slotNames: slotNames, focus: focus, isPassive: isPassive)
  }

  /// Returns a place that contains no other places.
  public static func screen(_ payload: Payload, id: DestinationID? = nil) -> Blueprint {
    Blueprint(payload, kind: .screen, id: id)
  }

  /// Returns an alert.
  public static func alert(_ payload: Payload, id: DestinationID? = nil) -> Blueprint {
    Blueprint(payload, kind: .alert, id: id)
  }

  /// Returns a stack with the places on its path.
  ///
  /// The stack begins with its own interface, or with `first`, which is never popped.
  public static func stack(
    _ payload: Payload, keeping first: Blueprint? = nil, path: [Blueprint] = [],
    id: DestinationID? = nil
  ) -> Blueprint {
    let places = (first.map { [$0] } ?? []) + path
    return Blueprint(
      payload, kind: .stack(keepsFirst: first != nil), id: id,
      slots: places.isEmpty ? [] : [Slot(name: .path, places: places)])
  }

  /// Returns a tab bar.
  ///
  /// - Parameters:
  ///   - payload: The payload of the tab bar.
  ///   - tabs: The names of the tabs, and the place at the root of each; at least one.
  ///   - selected: The selected tab; the first one if nil.
  ///   - id: The identifier of the tab bar.
  /// - Returns: The tab bar with its tabs.
  public static func tabs(
    _ payload: Payload, _ tabs: [(name: String, root: Blueprint)], selected: String? = nil,
    id: DestinationID? = nil
  ) -> Blueprint {
    Blueprint(
      payload, kind: .tabs, id: id,
      slots: tabs.map { Slot(name: .tab(name: $0.name), places: [$0.root]) },
      focusing: selected.map { .tab(name: $0) })
  }

  /// Returns a split view.
  ///
  /// - Parameters:
  ///   - payload: The payload of the split view.
  ///   - columns: The place in each column; nil for an empty column.
  ///   - focused: The focused column; if nil, the first one that is not empty.
  ///   - id: The identifier of the split view.
  /// - Returns: The split view with its columns.
  public static func split(
    _ payload: Payload, _ columns: [SplitViewColumn: Blueprint?],
    focused: SplitViewColumn? = nil, id: DestinationID? = nil
  ) -> Blueprint {
    Blueprint(
      payload, kind: .split, id: id,
      slots: columns.map {
        Slot(name: .column($0.key), places: $0.value.map { [$0] } ?? [])
      },
      focusing: focused.map { .column($0) })
  }

  /// Returns a group of children; the one at the index `focused` is focused.
  public static func group(
    _ payload: Payload, _ children: [Blueprint] = [], focused: Int = 0, id: DestinationID? = nil
  ) -> Blueprint {
    let slots = children.enumerated().map {
      Slot(name: .child(number: $0.offset), places: [$0.element])
    }
    let focus = slots.indices.contains(focused) ? slots[focused].name : nil
    return Blueprint(payload, kind: .group, id: id, slots: slots, focus: focus)
  }
}

extension Blueprint {
  /// Creates the blueprint from which a tree, or the part within a place, could be built again; nil for an empty tree.
  ///
  /// - Complexity: O(*n*) for *n* places.
  init?(copying tree: PresentationTree<Payload>, from ref: NodeRef? = nil) {
    let structure = tree.structure
    guard let root = ref ?? structure.root else { return nil }
    var parts: [Part] = []
    for (node, outer) in structure.family(of: root) {
      guard let payload = tree.payload(node) else { return nil }
      let record = structure.record(node)
      let place = Blueprint(
        payload, kind: record.kind, id: structure.id(node), slotNames: record.slots.map(\.name),
        focus: record.focus, isPassive: record.isPassive)
      parts.append((place, record.slot, outer))
    }
    self.init(parts)
  }

  /// A place (without its contents), its slot, and the index of the part that it is inside.
  package typealias Part = (place: Blueprint, slot: SlotName, outer: Int?)

  /// Creates a place from parts in document order; nil if there are none.
  package init?(_ parts: [Part]) {
    guard let first = parts.first else { return nil }
    var counts = Array(repeating: 0, count: parts.count)
    for index in parts.indices.reversed() {
      if let outer = parts[index].outer { counts[outer] += counts[index] + 1 }
    }
    self = first.place.with(
      rows: parts.indices.dropFirst().map {
        Row(place: parts[$0].place, slot: parts[$0].slot, insideCount: counts[$0])
      })
  }

  /// The number of places inside this one.
  var descendantCount: Int { rows.count }
}

extension Blueprint {
  /// The same blueprint for planners, which do not know payload types.
  var erased: Blueprint<ErasedPayload> {
    if let erased = self as? Blueprint<ErasedPayload> { return erased }
    return erasedAlone.with(
      rows: rows.map {
        .init(place: $0.place.erasedAlone, slot: $0.slot, insideCount: $0.insideCount)
      })
  }

  /// The place without its contents.
  private var erasedAlone: Blueprint<ErasedPayload> {
    Blueprint<ErasedPayload>(
      ErasedPayload(payload), kind: kind, id: id, slotNames: slotNames, focus: focus,
      isPassive: isPassive)
  }
}

extension Blueprint: Printed {
  /// The payload, the kind unless it is a screen, and how many places are in each slot.
  var printed: String {
    let slots = slots.map { "\($0.name): \($0.places.count)" }
    let inside = slots.isEmpty ? nil : "(" + slots.joined(separator: ", ") + ")"
    return [shortText(of: payload), kind.word, inside].compactMap(\.self).joined(separator: " ")
  }
}
