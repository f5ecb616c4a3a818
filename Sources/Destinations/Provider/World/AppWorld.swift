/// A host's view of an app: its types, and the providers, guards and links of its setup.
class AppWorld<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: PlaceWorld<DestinationType, ContentType, TabType> {
  typealias Setup = FlowSetup<DestinationType, ContentType, TabType>

  final let providers: ProviderRegistry<DestinationType, ContentType, TabType>

  /// The engine of the flow; nil if the world only describes an app.
  final weak var engine: FlowEngine?

  /// The setup without its providers, some of which may have been replaced since.
  final let setup: Setup

  init(_ setup: Setup) {
    providers = ProviderRegistry(setup)
    self.setup = changed(setup) { $0.providers = [:] }
  }

  /// Returns the tab with a name: of a shape or a tab bar, or one that a table adds.
  final func tab(named name: String) -> TabType? {
    if tabs[name] == nil {
      for tab in declaredPresentations.flatMap(\.flattened).compactMap(\.addedTab) { register(tab) }
    }
    return tabs[name]
  }

  override func name(of route: DestinationType) -> String { providers.name(of: route) }

  /// Returns the site that a host keeps for a place.
  func site(of destination: any Destinationable<DestinationType, ContentType, TabType>) -> Site {
    SiteOf(destination)
  }

  /// Returns the destination at a site, with the types of the app.
  func typed(_ site: Site) -> (any Destinationable<DestinationType, ContentType, TabType>)? {
    site.typed()
  }

  /// The presentations of all tables, those of system navigation too.
  var declaredPresentations: [Presentation] {
    providers.entries.map(\.provider).flatMap {
      $0.presentations.map(\.presentation) + $0.systemPresentations.map(\.presentation)
    }
  }

  /// Carries out a presentation for an action that was built for the flow of this world.
  private(set) final lazy var runPresentation: (Presentation) -> Void = {
    [weak engine] presentation in
    engine?.submit(
      presentation.work(), cause: .user, from: presentation.parentDestinationID)
  }
}
