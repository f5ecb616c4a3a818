/// Attaching an interface, listening to events, waiting for work, and replacing providers at run time.
extension Flow {
  /// Attaches the coordinator that shows this flow: an adapter, or its ``Stage``.
  ///
  /// The coordinator replaces one that was attached before, which is reported as an event.
  ///
  /// If a place is presented, the coordinator first receives the root, and from then on every
  /// transition.
  /// - Parameter coordinator: Shows the transitions. The flow does not keep it alive.
  public func attach(_ coordinator: any FlowCoordinating) {
    engine.attach(coordinator)
  }

  /// Called with every event of this flow, in order.
  ///
  /// If nil, only problems are reported, on standard error.
  ///
  /// Requests made by the closure wait for their turn.
  public var onEvent: (@MainActor (NavigationEvent) -> Void)? {
    get { engine.outlet.sink }
    set { engine.outlet.sink = newValue }
  }

  /// The work that the flow is waiting for; empty if it is idle.
  public var pending: [PendingWork] { engine.pending }

  /// Waits until the flow has nothing to do except for requests that guards hold.
  ///
  /// The flow is busy during requests to interactors, the handlers of their results, everything
  /// that these start, and look-ups of links. The method does not poll, and returns immediately if
  /// the flow is idle. It does not return as long as an answer is missing, such as the
  /// acknowledgement of a transition.
  public func settle() async {
    while !engine.isIdle { await engine.nextRest() }
  }

  /// The events of this flow from now on, as an asynchronous sequence.
  ///
  /// Each sequence receives all events, in addition to ``onEvent``. It buffers the newest thousand
  /// events that have not been read, and finishes when the flow is released.
  public var events: AsyncStream<NavigationEvent> {
    engine.outlet.stream()
  }

  /// Replaces the provider of a route.
  ///
  /// Places that are already presented do not change.
  public func register(_ provider: Setup.Provider, for route: DestinationType) {
    world.register(provider, for: route)
    engine.hasNamesakes = world.hasNamesakes
    engine.tell(.providerReplaced(route: route.rawValue))
  }
}
