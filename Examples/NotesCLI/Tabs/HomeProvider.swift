import Destinations

extension HomeInterface {
  /// Returns the provider of the tabs.
  static func provider(
    tabs: App.RouteShape, presentations: App.PresentationTable<HomeInteraction>
  ) -> DestinationProvider<Destination> {
    DestinationProvider(shape: tabs, presentations: presentations) {
      Destination($0) { HomeInterface($0) }
    }
  }
}
