/// The interface, events, what is waited for, and swapping providers while running.
extension Flow {
  /// Attaches an interface, which is told of what is presented now and of every transition from here.
  ///
  /// - Parameter coordinator: Shows transitions; the flow does not keep it alive.
  public func attach(_ coordinator: any FlowCoordinating) {
    engine.attach(coordinator)
  }

  /// Takes every event of this flow; nil takes none, and problems then go to standard error.
  ///
  /// Called in the order in which things happen. A request that it makes waits for its turn.
  public var onEvent: (@MainActor (NavigationEvent) -> Void)? {
    get { engine.outlet.sink }
    set { engine.outlet.sink = newValue }
  }

  /// Everything that the flow waits for; empty when it is idle.
  public var pending: [PendingWork] { engine.pending }

  /// Every event from here on, for as long as it is iterated and the flow lives.
  ///
  /// Beside ``onEvent``; each sequence gets all events. Events that are not taken yet are kept, the
  /// newest thousand of them.
  public var events: AsyncStream<NavigationEvent> {
    engine.outlet.stream()
  }

  /// Registers the provider of a route from now on; places that are presented stay as they are.
  public func register(_ provider: Setup.Provider, for route: DestinationType) {
    world.providers.register(provider, for: route)
    engine.tell(.providerReplaced(route: route.rawValue))
  }
}
