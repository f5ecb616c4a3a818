/// A host's view of an app: its types, and the providers, guards and links of its setup.
///
/// The classes and structures that need all types of an app are nested in it, so that only it lists them.
package class AppWorld<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: PlaceWorld<DestinationType, ContentType, TabType> {
  package typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  typealias PlaceBox = Destinations.PlaceBox<DestinationType, ContentType>
  typealias Shape = DestinationShape<DestinationType, TabType>
  typealias AppPlace = Destinations.Place<DestinationType, ContentType>
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  typealias World = AppWorld<DestinationType, ContentType, TabType>
  typealias Links = FlowLinks<DestinationType, ContentType, TabType>
  typealias Move = TreeMove<ErasedPayload>

  final let table = RouteTable<DestinationType, Box>()

  /// Whether any place offers routes to the places that it contains and presents.
  final var offersAtPlaces = false

  /// Whether any place receives values that are sent.
  final var receivesAtPlaces = false

  /// The reference to the engine of the flow; nil if the world only describes an app.
  final var link: HostLink?

  /// The setup without its providers, some of which may have been replaced since.
  package internal(set) final var setup: Setup

  package init(_ setup: Setup) {
    self.setup = changed(setup) { $0.providers = [:] }
    super.init()
    for (route, provider) in setup.providers { register(provider, for: route) }
  }

  /// Returns the tab with a name: of a shape or a tab bar, or one that a table adds.
  final func tab(named name: String) -> TabType? {
    if tabs[name] == nil {
      for tab in declaredPresentations.flatMap(\.flattened).compactMap(\.addedTab) { register(tab) }
    }
    return tabs[name]
  }

  /// Returns the name of a route, with its module if a route of another type has the same name.
  override func name(of route: DestinationType) -> String { table.name(of: route) }

  /// Whether routes of different types have the same name.
  final var hasNamesakes: Bool { table.hasNamesakes }

  /// Returns the site that a host keeps for a place.
  func site(of destination: AnyDestination) -> Site {
    SiteOf(destination)
  }

  /// Returns the destination at a site, with the types of the app.
  func typed(_ site: Site) -> AnyDestination? {
    site.typed()
  }

  /// The presentations of all tables, those of system navigation too.
  var declaredPresentations: [Presentation] {
    entries.flatMap { $0.provider.rows.map(\.presentation) }
  }

  /// Carries out a presentation for an action that was built for the flow of this world.
  private(set) final lazy var runPresentation: (Presentation) -> Void = {
    [link] presentation in
    link?.host?.submit(
      presentation.work(), cause: .user, from: presentation.parentDestinationID)
  }
}
