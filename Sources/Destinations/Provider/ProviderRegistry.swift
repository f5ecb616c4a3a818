/// The providers of a flow, and what their shapes say.
@MainActor
struct ProviderRegistry<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  typealias Box = AnyProviderBox<DestinationType, ContentType, TabType>
  typealias Place = Destinations.Place<DestinationType, ContentType>

  /// The tabs by their names, as far as a shape or a presentation has named them.
  private(set) var tabs: [String: TabType] = [:]
  private var boxes: [DestinationType: Box] = [:]
  private var boxesByCase: [String: Box] = [:]

  init(_ providers: [DestinationType: Setup.Provider]) {
    for (route, provider) in providers { register(provider, for: route) }
  }

  mutating func register(_ provider: Setup.Provider, for route: DestinationType) {
    let box = Self.box(provider)
    boxes[route] = box
    boxesByCase[route.rawValue] = box
  }

  mutating func register(_ tab: TabType) {
    if tabs[tab.tabName] == nil { tabs[tab.tabName] = tab }
  }

  /// The provider of a route: of the exact value, else of its case.
  func provider(for route: DestinationType) throws(DestinationError) -> Box {
    if let box = boxes[route] ?? boxesByCase[route.rawValue] { return box }
    throw DestinationError(.noProvider, "No provider is registered for \(route.rawValue).")
  }

  /// What is to be built for a place, with all that its shape says.
  mutating func blueprint(for place: Place) throws(DestinationError) -> Blueprint<Place> {
    try blueprint(for: place, within: [])
  }

  private mutating func blueprint(
    for place: Place, within outer: Set<DestinationType>
  ) throws(DestinationError) -> Blueprint<Place> {
    let shape = try provider(for: place.route).shape(for: place.route)
    if case .screen = shape { return .screen(place) }
    if case .stack = shape { return .stack(place) }
    guard !outer.contains(place.route) else {
      throw DestinationError(.endlessShape, "The shape of \(place.route.rawValue) has itself inside.")
    }
    return try blueprint(for: place, shape, within: outer.union([place.route]))
  }

  private mutating func blueprint(
    for place: Place, _ shape: DestinationShape<DestinationType, TabType>,
    within outer: Set<DestinationType>
  ) throws(DestinationError) -> Blueprint<Place> {
    switch shape {
    case .screen: return .screen(place)
    case .stack: return .stack(place)
    case .stackContainer(let root):
      return .stack(place, keeping: try blueprint(for: Place(root), within: outer))
    case .tabBar(let tabs, let selected):
      return .tabs(place, try roots(of: tabs, within: outer), selected: selected?.tabName)
    case .splitView(let columns, let focused):
      return .split(place, try roots(of: columns, within: outer), focused: focused)
    case .group(let children):
      var inside: [Blueprint<Place>] = []
      for child in children { inside.append(try blueprint(for: Place(child), within: outer)) }
      return .group(place, inside)
    }
  }

  private mutating func roots(
    of tabs: [DestinationShape<DestinationType, TabType>.Tab], within outer: Set<DestinationType>
  ) throws(DestinationError) -> [(name: String, root: Blueprint<Place>)] {
    var roots: [(name: String, root: Blueprint<Place>)] = []
    for tab in tabs {
      guard !roots.contains(where: { $0.name == tab.tab.tabName }) else {
        throw DestinationError(.duplicateTab, "A shape has the tab \"\(tab.tab.tabName)\" twice.")
      }
      register(tab.tab)
      roots.append((tab.tab.tabName, try blueprint(for: Place(tab.root), within: outer)))
    }
    return roots
  }

  private mutating func roots(
    of columns: [DestinationShape<DestinationType, TabType>.Column],
    within outer: Set<DestinationType>
  ) throws(DestinationError) -> [SplitViewColumn: Blueprint<Place>?] {
    var roots: [SplitViewColumn: Blueprint<Place>?] = [:]
    for column in columns {
      let place = column.root.map { Place($0) }
      var root: Blueprint<Place>?
      if let place { root = try blueprint(for: place, within: outer) }
      roots.updateValue(root, forKey: column.column)
    }
    return roots
  }

  private static func box<Provider: DestinationProviding<DestinationType, ContentType, TabType>>(
    _ provider: Provider
  ) -> Box {
    ProviderBox(provider)
  }
}
