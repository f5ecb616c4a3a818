internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What an interface would show, computed only from the changes that it was told about.
///
/// Like a real interface, it reads the contents of a new place once; afterwards it only follows the
/// changes.
struct ShadowTree: Equatable {
  struct Slot: Equatable {
    let name: SlotName
    var places: [UUID] = []
  }

  /// A place.
  ///
  /// It is a class, so that changing a place copies nothing.
  final class Place: Equatable {
    let route: String
    fileprivate(set) var slots: [Slot]
    fileprivate(set) var focus: SlotName?

    init(route: String, slots: [Slot] = [], focus: SlotName? = nil) {
      self.route = route
      self.slots = slots
      self.focus = focus
    }

    static func == (left: Place, right: Place) -> Bool {
      left.route == right.route && left.focus == right.focus && left.slots == right.slots
    }
  }

  /// Returns a place as it is presented.
  typealias Look = (UUID) -> Place?

  private(set) var root: UUID?
  private(set) var places: [UUID: Place] = [:]

  /// The places that have arrived in this transition, copied as they are after it.
  private var fresh: Set<UUID> = []

  static func == (left: Self, right: Self) -> Bool {
    left.root == right.root && left.places == right.places
  }

  /// Follows a transition.
  ///
  /// - Parameters:
  ///   - changes: The changes of the transition.
  ///   - look: Returns a place as it is after the transition, to read the contents of new ones.
  mutating func follow(_ changes: [InterfaceChange], looking look: Look) {
    beginTransition()
    for change in changes { follow(change, looking: look) }
  }

  /// Forgets which places have arrived in the previous transition.
  mutating func beginTransition() {
    if !fresh.isEmpty { fresh.removeAll(keepingCapacity: true) }
  }

  /// Follows a change of the current transition.
  mutating func follow(_ change: InterfaceChange, looking look: Look) {
    if !fresh.isEmpty, let parent = change.concerned.container, fresh.contains(parent) { return }
    switch change {
    case .insert(let place, let parent?, let slot, _):
      places[parent]?.put(place.id, on: slot)
      copy(place.id, place.route, look)
    case .replace(let old, let place, let parent?, let slot, _):
      guard places[parent]?.put(place.id, insteadOf: old.id, in: slot) == true else { return }
      forget(old.id)
      copy(place.id, place.route, look)
    case .remove(let place, let parent?, let slot, _):
      places[parent]?.take(place.id, from: slot)
      forget(place.id)
    case .insert(let place, nil, _, _), .replace(_, let place, nil, _, _):
      forgetRoot()
      root = place.id
      copy(place.id, place.route, look)
    case .remove(_, nil, _, _): forgetRoot()
    case .select(let slot, let parent): places[parent]?.focus = slot
    case .addSlot(let slot, let parent, let index): places[parent]?.add(slot, at: index)
    case .removeSlot(let slot, let parent):
      places[parent]?.slots.removeAll { $0.name == slot }
    case .orderSlots(let names, let parent): places[parent]?.order(names)
    case .restore: break
    }
  }

  private mutating func forgetRoot() {
    if let root { forget(root) }
    root = nil
  }

  /// Copies a place with everything inside it.
  private mutating func copy(_ id: UUID, _ route: String, _ look: Look) {
    var waiting = put(look(id) ?? Place(route: route), at: id)
    while let id = waiting.popLast() { waiting += put(look(id) ?? Place(route: route), at: id) }
  }

  /// Adds a place that has arrived, and returns what is inside it.
  private mutating func put(_ place: Place, at id: UUID) -> [UUID] {
    fresh.insert(id)
    places[id] = place
    return place.inside
  }

  private mutating func forget(_ id: UUID) {
    var waiting = places.removeValue(forKey: id)?.inside ?? []
    while let id = waiting.popLast() { waiting += places.removeValue(forKey: id)?.inside ?? [] }
  }
}

extension ShadowTree {
  /// Whether some places agree with what is presented.
  ///
  /// Only the ends of their slots are compared.
  @MainActor
  func isRight(about ids: some Sequence<UUID>, in presented: PresentedPlaces) -> Bool {
    root == presented.rootID && places.count == presented.count
      && ids.allSatisfy { isRight(about: $0, in: presented) }
  }

  @MainActor
  private func isRight(about id: UUID, in presented: PresentedPlaces) -> Bool {
    guard let place = places[id], let route = presented.route(of: id) else {
      return places[id] == nil && !presented.contains(id)
    }
    return place.route == route && place.focus == presented.focus(of: id)
      && place.slots.map(\.name) == presented.slots(of: id)
      && place.slots.allSatisfy { slot in
        guard let ends = presented.ends(of: slot.name, in: id) else { return false }
        return slot.places.count == ends.count && slot.places.first == ends.bottom
          && slot.places.last == ends.top
      }
  }

  /// Whether everything agrees with what is presented.
  @MainActor
  func isRight(in presented: PresentedPlaces) -> Bool {
    guard root == presented.rootID, places.count == presented.count else { return false }
    for place in presented.all where !isWhollyRight(about: place, in: presented) { return false }
    return true
  }

  @MainActor
  private func isWhollyRight(about place: PresentedPlace, in presented: PresentedPlaces) -> Bool {
    guard let believed = places[place.id], believed.route == place.route,
      believed.focus == presented.focus(of: place.id)
    else { return false }
    let names = presented.slots(of: place.id)
    return believed.slots.count == names.count
      && zip(believed.slots, names).allSatisfy { slot, name in
        slot.name == name && slot.places == presented.members(of: name, in: place.id)
      }
  }

  /// Creates the shadow that an interface should have.
  @MainActor
  init(of presented: PresentedPlaces) {
    root = presented.rootID
    for place in presented.all { places[place.id] = Place(of: place, in: presented) }
  }

  /// The shadow as text, one line per place.
  var text: String {
    var lines: [String] = []
    var waiting = root.map { [(id: $0, depth: 0, label: "")] } ?? []
    while let next = waiting.popLast() {
      let place = places[next.id]
      let focus = place?.focus.map { " selected=\($0)" } ?? ""
      let indent = String(repeating: "  ", count: next.depth)
      let id = TreeTextToken.id(next.id)
      lines.append("\(indent)\(next.label)\(place?.route ?? "?")\(focus) \(id)")
      let inside = (place?.slots ?? []).flatMap { slot in
        slot.places.map { (id: $0, depth: next.depth + 1, label: "\(slot.name): ") }
      }
      waiting += inside.reversed()
    }
    return lines.joined(separator: "\n")
  }
}

extension ShadowTree.Place {
  /// Creates the shadow of a place; nil if it is not presented.
  @MainActor
  convenience init?(of id: UUID, in presented: PresentedPlaces) {
    guard let route = presented.route(of: id) else { return nil }
    self.init(of: PresentedPlace(id: id, route: route), in: presented)
  }

  @MainActor
  fileprivate convenience init(of place: PresentedPlace, in presented: PresentedPlaces) {
    let slots = presented.slots(of: place.id).map {
      ShadowTree.Slot(name: $0, places: presented.members(of: $0, in: place.id))
    }
    self.init(route: place.route, slots: slots, focus: presented.focus(of: place.id))
  }

  /// The places inside.
  fileprivate var inside: [UUID] { slots.isEmpty ? [] : slots.flatMap(\.places) }

  private func index(of name: SlotName) -> Int? {
    slots.firstIndex { $0.name == name }
  }

  /// Adds a place on top of a slot, and the slot if it does not exist.
  fileprivate func put(_ id: UUID, on slot: SlotName) {
    slots[index(of: slot) ?? addSlot(slot)].places.append(id)
  }

  /// Replaces a place with another one, and returns whether it exists.
  fileprivate func put(_ id: UUID, insteadOf old: UUID, in slot: SlotName) -> Bool {
    guard let index = index(of: slot), let position = slots[index].places.firstIndex(of: old)
    else { return false }
    slots[index].places[position] = id
    return true
  }

  /// Removes a place from a slot.
  ///
  /// A slot that is not a tab or a column is removed with its last place.
  fileprivate func take(_ id: UUID, from slot: SlotName) {
    guard let index = index(of: slot) else { return }
    if slots[index].places.last == id {
      slots[index].places.removeLast()
    } else {
      slots[index].places.removeAll { $0 == id }
    }
    guard slots[index].isGone else { return }
    slots.remove(at: index)
    if focus == slot { focus = nil }
  }

  /// Adds an empty slot in the right order: own slots first, then attached places, then the sheet.
  private func addSlot(_ name: SlotName) -> Int {
    let index = slots.firstIndex { $0.name.order > name.order } ?? slots.count
    slots.insert(ShadowTree.Slot(name: name), at: index)
    return index
  }

  fileprivate func add(_ name: SlotName, at index: Int) {
    slots.insert(ShadowTree.Slot(name: name), at: min(index, slots.count))
  }

  fileprivate func order(_ names: [SlotName]) {
    slots.sort { left, right in
      let (left, right) = (names.firstIndex(of: left.name), names.firstIndex(of: right.name))
      return (left ?? .max) < (right ?? .max)
    }
  }
}

extension ShadowTree.Slot {
  /// Whether the slot is removed with its last place; tabs and columns are not.
  fileprivate var isGone: Bool {
    switch name {
    case .tab, .column: false
    case .path, .child, .attached, .sheet: places.isEmpty
    }
  }
}

extension SlotName {
  fileprivate var order: Int {
    switch self {
    case .path, .tab, .column, .child: 0
    case .attached: 1
    case .sheet: 2
    }
  }
}
