/// Runs the navigation of an app: carries out presentations and keeps everything presented in one
/// tree.
///
/// Create a flow from a ``FlowSetup``, attach an interface, and start it:
///
/// ```swift
/// let flow = App.AppFlow(destinationProviders: providers, startingDestination: .replaceRoot(with: .notes))
/// flow.attach(adapter)
/// flow.start()
/// flow.presentDestination(configuration: .push(.noteDetail))
/// ```
///
/// Every change goes through the same steps: the request is resolved, planned and checked by the
/// guards, new destinations are built, and the tree changes. Then hooks run, places that have left
/// are removed, and the interface is notified. A refused request changes nothing. A request made while
/// another one runs waits for its turn.
///
/// The flow owns the destinations of its places and their interfaces. They do not keep the flow
/// alive. An app has one flow per window.
@MainActor
public final class Flow<
  DestinationType: RoutableDestinations, TabType: TabTypeable, ContentType: ContentTypeable
>: Flowable {
  /// The type of this app's setup.
  public typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  /// Any destination of this app.
  public typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  /// A place as the app describes it: its route and its content.
  public typealias Place = Destinations.Place<DestinationType, ContentType>

  typealias World = AppWorld<DestinationType, ContentType, TabType>

  let world: World
  package let engine: FlowEngine
  /// Whether debug builds validate the setup at the start; an exploration validates it once for all its apps.
  package var validatesAtStart = true

  /// The clock passed at creation, for interactors and other objects that depend on time.
  public let clock: any Clock<Duration>

  /// Creates a flow from a setup.
  ///
  /// Nothing is presented until ``start()`` is called.
  ///
  /// - Parameters:
  ///   - setup: The app's providers, guards, links and policies.
  ///   - ids: Creates the identifiers of places; nil for random ones.
  ///   - clock: The clock for objects that depend on time. A test passes a clock that it controls.
  ///   - coordinator: Shows the transitions, like one passed to ``attach(_:)``. The flow does not
  ///     keep it alive.
  public init(
    _ setup: Setup, ids: IDGenerator? = nil, clock: any Clock<Duration> = ContinuousClock(),
    coordinator: (any FlowCoordinating)? = nil
  ) {
    self.clock = clock
    world = FlowWorld<
      World.PresentationWork,
      SiteOf<DestinationType, ContentType, TabType>, DestinationType, ContentType, TabType
    >(setup)
    engine = FlowEngine(
      world: world, policies: setup.policies, ids: ids ?? IDGenerator(),
      gate: setup.guards.map { $0.erased })
    engine.coordinator = coordinator
    engine.hasNamesakes = world.hasNamesakes
    world.flow = self
    world.link = engine.link
  }

  /// Creates a flow from providers and a starting destination, without guards, links and policies.
  ///
  /// - Parameters:
  ///   - destinationProviders: The provider of each route. A route without an entry of its own uses
  ///     the only entry with the same case.
  ///   - startingDestination: The presentation that ``start()`` makes.
  public convenience init(
    destinationProviders: [DestinationType: Setup.Provider], startingDestination: Presentation
  ) {
    self.init(Setup(providers: destinationProviders, startingDestination: startingDestination))
  }

  var setup: Setup { world.setup }

  isolated deinit {
    engine.finish()
    engine.outlet.endStreams()
    engine.link.letGo()
  }

  /// Presents the starting destination.
  ///
  /// Anything presented before is removed.
  ///
  /// The starting destination can be a place of any kind, or a path that begins with one. Use
  /// ``FlowSetup/starting(at:in:)`` to start with a section of the app. If the starting destination
  /// names a `parentDestinationID`, that place need not be presented; it is passed to providers,
  /// and becomes the parent of the root.
  ///
  /// A flow that has ended can be started again, unless its host has left: then the start is refused with `flowEnded`.
  /// If the start is refused, this is reported as an event, or on standard
  /// error without a listener. Debug builds also report the faults that ``validate()`` finds.
  public func start() {
    start(at: hostID)
  }

  /// Presents the starting destination, in an embedded flow if a host is given.
  func start(at hostID: DestinationID?, restoring embedded: EmbeddedSnapshot? = nil) {
    let starting = starting(at: hostID)
    if let error = engine.endlessEmbedding {
      submitStart(
        .deferred("start") { _ throws(DestinationError) in throw error }, cause: .program,
        usually: starting)
    } else if var embedded {
      // Its rows were migrated together with those of the flow around.
      if let table = setup.snapshots { embedded.snapshot.revision = table.revision }
      _ = restore(.success(embedded.snapshot), noting: embedded.restoration, startingWith: starting)
    } else {
      submitStart(starting.startWork(), cause: .program, usually: starting)
    }
  }

  /// Returns the starting destination, in an embedded flow with the host as its parent.
  func starting(at hostID: DestinationID?) -> Presentation {
    changed(setup.startingDestination) {
      $0.parentDestinationID = $0.parentDestinationID ?? hostID
    }
  }

  /// Runs a request that starts the flow; a refusal that leaves nothing presented is reported.
  @discardableResult
  func submitStart(
    _ work: RequestWork, cause: NavigationCause, usually starting: Presentation
  ) -> RequestHandle {
    let handle = engine.newHandle()
    engine.state.startAgain(with: handle.number)
    #if DEBUG
      if validatesAtStart {
        for fault in validate() { engine.report(.setupFault(EventError(fault))) }
      }
    #endif
    for type in setup.services.offers.replaced { engine.tell(.offerReplaced(type: type)) }
    engine.usualStart = { starting.startWork() }
    engine.start = handle
    handle.whenEnded { [link = engine.link] outcome in
      guard let engine = link.engine, let error = outcome.error else { return }
      if cause != .restore || engine.tree.isEmpty {
        engine.report(.startRefused(EventError(error)))
      }
    }
    engine.submit(work, cause: cause, from: nil, handle: handle)
    return handle
  }

  /// Ends the flow: removes all places with their hooks, and cancels all waiting requests.
  ///
  /// If a transition is running, the flow ends after it. Later requests are refused with
  /// `flowEnded`, until ``start()`` is called again.
  public func end() {
    engine.end()
  }
}
