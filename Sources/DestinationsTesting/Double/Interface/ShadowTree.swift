internal import Destinations

/// The tree that an interface would show, computed only from the changes that it received.
///
/// Like a real interface, it reads the contents of a new place once; afterwards it only follows the
/// changes.
struct ShadowTree: Equatable {
  /// Returns a place as it is presented.
  typealias Look = (DestinationID) -> PlaceLayout?

  private(set) var root: DestinationID?
  private var places: [DestinationID: PlaceLayout] = [:]

  /// Follows a change.
  ///
  /// - Parameters:
  ///   - call: The change.
  ///   - look: Returns a place as it is after the transition, to read the contents of new ones.
  mutating func follow(_ call: InterfaceCall, looking look: Look) {
    if let container = call.parentID {
      guard places[container]?.follow(call) == true else { return }
      if case .replace(let old, _) = call.verb { forget(old) }
    } else if call.id != nil {
      if let root { forget(root) }
      root = nil
    }
    guard let id = call.id else { return }
    if case .remove = call.verb { return forget(id) }
    if call.parentID == nil { root = id }
    copy(id, call, look)
  }

  /// Copies a place that has arrived, with everything inside it.
  private mutating func copy(_ id: DestinationID, _ call: InterfaceCall, _ look: Look) {
    var waiting = [id]
    while let id = waiting.popLast() {
      var layout = look(id) ?? PlaceLayout(route: call.route)
      layout.arrival = call.transition
      places[id] = layout
      waiting += layout.inside
    }
  }

  private mutating func forget(_ id: DestinationID) {
    var waiting = [id]
    while let id = waiting.popLast() {
      waiting += places.removeValue(forKey: id)?.inside ?? []
    }
  }
}

extension ShadowTree {
  /// Returns whether some places agree with the presented ones.
  ///
  /// Only the ends of their slots are compared.
  @MainActor
  func isRight(about ids: some Sequence<DestinationID>, in presented: FlowEngine) -> Bool {
    root == presented.shownTree.rootID && places.count == presented.shownTree.count
      && ids.allSatisfy { isRight(about: $0, in: presented) }
  }

  @MainActor
  private func isRight(about id: DestinationID, in presented: FlowEngine) -> Bool {
    let tree = presented.shownTree
    guard let place = places[id], let node = tree.node(id: id) else {
      return places[id] == nil && !tree.contains(id: id)
    }
    return place.route == presented.route(of: id) && place.focus == node.focus
      && place.slots.map(\.name) == node.slots
      && place.slots.allSatisfy { slot in
        slot.places.count == tree.count(of: slot.name, in: id)
          && slot.places.first == tree.bottom(of: slot.name, in: id)
          && slot.places.last == tree.top(of: slot.name, in: id)
      }
  }

  /// Creates the shadow that an interface should have.
  @MainActor
  init(of presented: FlowEngine) {
    root = presented.shownTree.rootID
    for place in presented.all { places[place.id] = presented.layout(of: place.id) }
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
