/// Listening to what happens, and swapping providers while running.
extension Flow {
  /// Takes every event of this flow; nil takes none, and problems then go to standard error.
  ///
  /// Called in the order in which things happen. A request that it makes waits for its turn.
  public var onEvent: (@MainActor (NavigationEvent) -> Void)? {
    get { journal.sink }
    set { journal.sink = newValue }
  }

  /// Registers the provider of a route from now on; places that it did not build stay as they are.
  public func register(_ provider: Setup.Provider, for route: DestinationType) {
    providers.register(provider, for: route)
    journal.emit(.providerReplaced(route: route.rawValue))
  }
}
