import Destinations

extension HomeInterface {
  /// Returns the provider of the tabs.
  static func provider(
    tabs: App.Shape, presentations: App.PresentationTable<HomeInteraction>
  ) -> DestinationProvider<Destination> {
    DestinationProvider(shape: tabs, presentations: presentations) { seed in
      let home = Destination(
        destinationType: seed.route, destinationConfigurations: seed.destinationPresentations,
        navigationConfigurations: seed.navigationPresentations)
      home.assignAssociatedInterface(HomeInterface(home))
      return home
    }
  }
}
