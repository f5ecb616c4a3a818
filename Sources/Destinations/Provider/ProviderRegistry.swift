/// The providers of a flow, and what their shapes say.
@MainActor
struct ProviderRegistry<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  typealias Box = AnyProviderBox<DestinationType, ContentType, TabType>

  private var boxes: [DestinationType: Box] = [:]
  private var routesByCase: [String: Set<DestinationType>] = [:]

  init(_ providers: [DestinationType: Setup.Provider]) {
    for (route, provider) in providers { register(provider, for: route) }
  }

  mutating func register(_ provider: Setup.Provider, for route: DestinationType) {
    let box = Self.box(provider)
    boxes[route] = box
    routesByCase[route.rawValue, default: []].insert(route)
  }

  /// The routes that are registered, by the names of their cases.
  var routes: [DestinationType] { boxes.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The routes with their providers, in the order of ``routes``.
  var entries: [(route: DestinationType, box: Box)] {
    routes.compactMap { route in boxes[route].map { (route, $0) } }
  }

  /// The providers, each once, in the order of ``routes``.
  var distinctBoxes: [Box] {
    var seen: Set<ObjectIdentifier> = []
    return routes.compactMap { boxes[$0] }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The set-ups of embedded flows, with the routes of the places that host them.
  var embeddedSetups: [(route: DestinationType, setup: Setup)] {
    routes.compactMap { route in boxes[route]?.embeddedSetup.map { (route, $0) } }
  }

  func serves(_ route: DestinationType) -> Bool {
    box(for: route) != nil
  }

  /// The provider of a route: of the exact value, else the only one of its case.
  func provider(for route: DestinationType) throws(DestinationError) -> Box {
    if let box = box(for: route) { return box }
    throw DestinationError(.noProvider, "No provider is registered for \(route.rawValue).")
  }

  private func box(for route: DestinationType) -> Box? {
    if let box = boxes[route] { return box }
    guard let alike = routesByCase[route.rawValue], alike.count == 1 else { return nil }
    return alike.first.flatMap { boxes[$0] }
  }

  private static func box<Provider: DestinationProviding<DestinationType, ContentType, TabType>>(
    _ provider: Provider
  ) -> Box {
    ProviderBox(provider)
  }
}
