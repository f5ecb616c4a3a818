#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Runs an app's navigation: keeps the one presentation tree, builds destinations and runs their hooks.
///
/// Every change goes one way: a request is resolved, planned, built, committed; then hooks run, what
/// left is cleaned up, and the interface is told. A refused request changes nothing. A request made
/// while another runs waits for its turn.
///
/// ```swift
/// let flow = App.AppFlow(destinationProviders: providers, startingDestination: .replaceRoot(with: .notes))
/// flow.start()
/// flow.presentDestination(configuration: .push(.noteDetail))
/// ```
///
/// The flow owns its destinations and their interfaces; they do not keep it. One flow is one window.
@MainActor
public final class Flow<
  DestinationType: RoutableDestinations, TabType: TabTypeable, ContentType: ContentTypeable
>: Flowable {
  /// The set-up of a flow of this app.
  public typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  /// A destination of this app.
  public typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  /// The payload of the presentation tree.
  public typealias Place = Destinations.Place<DestinationType, ContentType>

  let startingDestination: Presentation
  let links: FlowLinks<DestinationType, ContentType, TabType>?
  let snapshots: SnapshotTable<DestinationType, ContentType>?
  let moduleFaults: [DestinationError]
  let world: AppWorld<DestinationType, ContentType, TabType>
  let engine: FlowEngine

  /// Tells the time and sleeps for whatever providers build.
  public let clock: any Clock<Duration>

  /// Creates a flow from a set-up.
  ///
  /// - Parameters:
  ///   - setup: The app's navigation.
  ///   - ids: Mints the identifiers of places; random if nil.
  ///   - clock: Handed on to whatever needs the time; a test passes one that it turns by hand.
  ///   - coordinator: Shows what is presented; the flow does not keep it alive.
  public init(
    _ setup: Setup, ids: IDGenerator? = nil, clock: any Clock<Duration> = ContinuousClock(),
    coordinator: (any FlowCoordinating)? = nil
  ) {
    self.clock = clock
    startingDestination = setup.startingDestination
    links = setup.links
    snapshots = setup.snapshots
    moduleFaults = setup.moduleFaults
    world = AppWorld(setup)
    engine = FlowEngine(
      world: world, policies: setup.policies, ids: ids ?? IDGenerator(),
      gate: world.guards.isEmpty ? nil : GuardedGate(world.guards))
    engine.coordinator = coordinator
    world.flow = self
  }

  /// Creates a flow from providers and a starting destination.
  ///
  /// - Parameters:
  ///   - destinationProviders: The provider of each route: for the exact value, else for its case.
  ///   - startingDestination: What is presented when the flow starts.
  public convenience init(
    destinationProviders: [DestinationType: Setup.Provider], startingDestination: Presentation
  ) {
    self.init(Setup(providers: destinationProviders, startingDestination: startingDestination))
  }

  isolated deinit {
    engine.finish()
    engine.outlet.endStreams()
    engine.link.letGo()
  }

  /// Presents the starting destination; what was presented before leaves.
  ///
  /// It may be any place or container, or a path that begins with one; see ``FlowSetup/starting(at:in:)``
  /// for a section of the app by itself. A `parentDestinationID` that it names need not be presented:
  /// providers are handed it, and the root answers it as its parent.
  ///
  /// A refusal is a fault of the set-up, and reported even if nobody listens to events; so is, in debug
  /// builds, all that ``validate()`` finds.
  public func start() {
    start(at: hostID)
  }

  /// Presents the starting destination, at a place of another flow if that is not nil.
  func start(at hostID: UUID?, restoring snapshot: NavigationSnapshot? = nil) {
    var starting = startingDestination.fromTheRoot
    starting.parentDestinationID = starting.parentDestinationID ?? hostID
    if var snapshot {
      snapshot.revision = snapshots?.revision ?? snapshot.revision
      _ = restore(.success(snapshot), startingWith: starting)
    } else {
      submitStart(PresentationWork(starting, isStart: true), cause: .program)
    }
  }

  /// Has a request run that starts the flow; a refusal that leaves nothing presented is reported.
  @discardableResult
  func submitStart(_ work: RequestWork, cause: NavigationCause) -> RequestHandle {
    engine.hasEnded = false
    #if DEBUG
      for fault in validate() { engine.report(.setupFault(EventError(fault))) }
    #endif
    for type in world.providers.offers.replaced { engine.tell(.offerReplaced(type: type)) }
    let handle = RequestHandle(number: engine.lastRequest + 1, in: engine)
    handle.onEnd = { [link = engine.link] outcome in
      guard let engine = link.engine, let error = outcome.error else { return }
      if cause != .restore || engine.tree.isEmpty {
        engine.report(.startRefused(EventError(error)))
      }
    }
    engine.submit(work, cause: cause, from: nil, handle: handle)
    return handle
  }

  /// Ends the flow: everything leaves, what waits is cancelled, and later requests are refused.
  ///
  /// In the course of a transition, it ends when the transition is over.
  public func end() {
    engine.end()
  }
}

extension DestinationPresentation {
  /// This presentation, beginning at the root of all and not at the current place.
  var fromTheRoot: Self {
    var presentation = self
    switch presentationType {
    case .replaceCurrent: presentation.presentationType = .replaceRoot
    case .destinationPath(let path):
      let beginning = path.prefix(1).map(\.fromTheRoot)
      presentation.presentationType = .destinationPath(path: beginning + path.dropFirst())
    default: break
    }
    return presentation
  }
}
