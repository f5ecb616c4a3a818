/// From routes to blueprints, by what the providers' shapes say.
extension AppWorld {
  typealias PlaceBox = Destinations.PlaceBox<DestinationType, ContentType>

  /// What is to be built for a place, with all that its shape says.
  func blueprint(for place: PlaceBox) throws(DestinationError) -> Blueprint<ErasedPayload> {
    let route = try route(of: place)
    let shape = try providers.provider(for: route).shape(for: route)
    switch shape.kind {
    case .screen: return .screen(ErasedPayload(keeper: place))
    case .stack(keepsFirst: false): return .stack(ErasedPayload(keeper: place))
    case .stack, .tabs, .split, .group: return try blueprint(for: place, shape, within: [])
    }
  }

  private func route(of place: PlaceBox) throws(DestinationError) -> DestinationType {
    if let route = place.route { return route }
    throw DestinationError(.noDestinationType, "A place without a route was to be built.")
  }

  private func blueprint(
    for place: PlaceBox, within outer: Set<DestinationType>
  ) throws(DestinationError) -> Blueprint<ErasedPayload> {
    let route = try route(of: place)
    guard !outer.contains(route) else {
      let reason = "The shape of \(route.rawValue) has itself inside."
      throw DestinationError(.endlessShape, reason)
    }
    let shape = try providers.provider(for: route).shape(for: route)
    return try blueprint(for: place, shape, within: outer)
  }

  private func blueprint(
    for place: PlaceBox, _ shape: DestinationShape<DestinationType, TabType>,
    within outer: Set<DestinationType>
  ) throws(DestinationError) -> Blueprint<ErasedPayload> {
    let payload = ErasedPayload(keeper: place)
    let outer = outer.union([try route(of: place)])
    switch shape.inside {
    case nil: return shape.kind == .screen ? .screen(payload) : .stack(payload)
    case .routes(let routes):
      var inside: [Blueprint<ErasedPayload>] = []
      for route in routes { inside.append(try blueprint(for: PlaceBox(route), within: outer)) }
      if shape.kind == .group { return .group(payload, inside) }
      return inside.first.map { .stack(payload, keeping: $0) } ?? .stack(payload)
    case .tabs(let tabs, let selected):
      let roots = try roots(of: tabs, within: outer)
      return .tabs(payload, roots, selected: selected?.tabName)
    case .columns(let columns, let focused):
      return .split(payload, try roots(of: columns, within: outer), focused: focused)
    }
  }

  private func roots(
    of tabs: [DestinationShape<DestinationType, TabType>.Tab], within outer: Set<DestinationType>
  ) throws(DestinationError) -> [(name: String, root: Blueprint<ErasedPayload>)] {
    var roots: [(name: String, root: Blueprint<ErasedPayload>)] = []
    for tab in tabs {
      guard !roots.contains(where: { $0.name == tab.tab.tabName }) else {
        throw DestinationError(.duplicateTab, "A shape has the tab \"\(tab.tab.tabName)\" twice.")
      }
      register(tab.tab)
      roots.append((tab.tab.tabName, try blueprint(for: PlaceBox(tab.root), within: outer)))
    }
    return roots
  }

  private func roots(
    of columns: [DestinationShape<DestinationType, TabType>.Column],
    within outer: Set<DestinationType>
  ) throws(DestinationError) -> [SplitViewColumn: Blueprint<ErasedPayload>?] {
    var roots: [SplitViewColumn: Blueprint<ErasedPayload>?] = [:]
    for column in columns {
      let place = column.root.map { PlaceBox($0) }
      var root: Blueprint<ErasedPayload>?
      if let place { root = try blueprint(for: place, within: outer) }
      roots.updateValue(root, forKey: column.column)
    }
    return roots
  }
}
