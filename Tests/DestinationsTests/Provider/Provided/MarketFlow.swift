import AppModule
import Destinations
import DestinationsTesting
import OrdersModule
import ProductsModule
import SharedModule

typealias MarketFlow = TestFlow<AnyRoute, Never, Market.TabType>

@MainActor
extension TestFlow
where DestinationType == AnyRoute, ContentType == Never, TabType == Market.TabType {
  /// A flow of the sample of four modules, with the changes of a test.
  convenience init(of setup: Market.Setup, startsAtOnce: Bool = true) {
    self.init(setup, exhaustivity: .off, startsAtOnce: startsAtOnce)
  }

  /// The route of the current place.
  var current: (any RoutableDestinations)? { flow.currentDestination?.type.base }

  /// Whether the current place has a route.
  func isAt(_ route: some RoutableDestinations) -> Bool {
    flow.currentDestination?.type == AnyRoute(route)
  }

  /// Expects the current place to have a route.
  func expectAt(
    _ route: some RoutableDestinations, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) {
    let found = flow.currentDestination?.type
    expectEqual(
      found, AnyRoute(route), "where one is", fileID: fileID, filePath: filePath, line: line)
  }

  /// Every event of a flow from its start.
  static func events(of setup: Market.Setup) -> [NavigationEvent.Kind] {
    let flow = MarketFlow(of: setup, startsAtOnce: false)
    return flow.step("start") { flow.flow.start() }.events.map(\.kind)
  }

  /// The first place of a route, to act there.
  func place(of route: some RoutableDestinations) -> AnyDestination? {
    flow.activeDestinations.first { $0.type == AnyRoute(route) }
  }
}

/// A screen of the market, for tests that add one.
@MainActor
func marketScreen(
  _ presentations: Market.PresentationTable<AppTap> = [:]
) -> DestinationProvider<Market.ScreenOf<MarketView<AppTap>>> {
  DestinationProvider(presentations: presentations) { seed in
    Market.ScreenOf(seed) { MarketView($0) }
  }
}

extension FlowSetup
where DestinationType == AnyRoute, ContentType == Never, TabType == Market.TabType {
  /// The setup with the provider of one more route.
  func adding(
    _ provider: Provider, for route: some RoutableDestinations
  ) -> Self {
    var setup = self
    setup.providers[AnyRoute(route)] = provider
    return setup
  }
}
