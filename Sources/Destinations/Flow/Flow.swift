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
/// The flow owns its destinations and their interfaces; they refer to it weakly. One flow is one window.
@MainActor
public final class Flow<
  DestinationType: RoutableDestinations, TabType: TabTypeable, ContentType: ContentTypeable
>: Flowable, DestinationHosting {
  /// The set-up of a flow of this app.
  public typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  /// A destination of this app.
  public typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  /// The payload of the presentation tree.
  public typealias Place = Destinations.Place<DestinationType, ContentType>

  typealias Request = FlowRequest<DestinationType, ContentType, TabType>

  let startingDestination: Presentation
  let policies: FlowPolicies
  let ids: IDGenerator
  let systemPresentations: [SystemNavigationType: Presentation] = [
    .navigateBackInStack: .goBack, .dismissSheet: .dismissSheet,
  ]

  /// The tree as it is; read ``tree`` to be told of changes.
  var arrangedTree = PresentationTree<Place>()
  /// The destinations and interfaces of the tree's places.
  var sites = PayloadStore<Site>()
  var providers: ProviderRegistry<DestinationType, ContentType, TabType>
  var construction: Construction?
  var queue = RequestQueue<Request>()
  var isRunning = false
  var isDraining = false
  var hasEnded = false
  var suspended: Suspension?
  var unacknowledged: InterfaceTransition?
  var lastRequest = 0
  var lastTransition = 0
  var work = WorkLedger()
  var faces = FaceStore()
  var journal = EventOutlet()
  weak var coordinator: (any FlowCoordinating)?

  /// What the flow keeps for one place.
  struct Site {
    let destination: AnyDestination
    var interface: (any DestinationInterfacing)?
  }

  /// Creates a flow from a set-up.
  ///
  /// - Parameters:
  ///   - setup: The app's navigation.
  ///   - ids: Mints the identifiers of places; random if nil.
  ///   - coordinator: Shows what is presented; the flow does not keep it alive.
  public init(
    _ setup: Setup, ids: IDGenerator? = nil, coordinator: (any FlowCoordinating)? = nil
  ) {
    startingDestination = setup.startingDestination
    policies = setup.policies
    self.ids = ids ?? IDGenerator()
    providers = ProviderRegistry(setup.providers)
    self.coordinator = coordinator
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
    finish()
  }
}
