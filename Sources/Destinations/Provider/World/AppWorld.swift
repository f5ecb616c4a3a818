/// The types of an app, as a host needs them: providers, guards, tabs, and the flow.
@MainActor
final class AppWorld<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias AppFlow = Flow<DestinationType, TabType, ContentType>
  /// The flow as it is passed to providers; passing this on is faster than passing on a generic
  /// type.
  typealias AnyFlow = any Flowable<DestinationType, ContentType, TabType>
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  let providers: ProviderRegistry<DestinationType, ContentType, TabType>
  let guards: [AppFlow.Setup.Guard]
  let entries: [Presentation]
  /// The routes that links may lead to after a look-up; nil if no link is looked up.
  let linkedRoutes: [DestinationType]?
  let openWindow: AppFlow.Setup.WindowHandler?
  weak var flow: AnyFlow?

  /// The tabs by name: those of shapes, and those that tab bars have brought.
  private(set) var tabs: [String: TabType] = [:]

  /// The system navigations of every place.
  let systemPresentations = Presentation.usualSystemNavigations

  init(_ setup: AppFlow.Setup? = nil) {
    providers = setup.map { ProviderRegistry($0) } ?? ProviderRegistry()
    guards = setup?.guards ?? []
    entries = setup?.entries ?? []
    openWindow = setup?.openWindow
    linkedRoutes = setup?.links?.lookedUpRoutes
  }

  func register(_ tab: TabType) {
    if tabs[tab.tabName] == nil { tabs[tab.tabName] = tab }
  }

  /// The tab with a name: of a shape or a tab bar, or one that a table adds.
  func tab(named name: String) -> TabType? {
    if tabs[name] == nil {
      for tab in providers.tablePresentations.compactMap(\.addedTab) { register(tab) }
    }
    return tabs[name]
  }

  /// Creates what every request needs, and finds presentations.
  let maker: PartMaker<DestinationType, ContentType, TabType> = KnownPartMaker<
    PresentationWork<DestinationType, ContentType, TabType>,
    SiteOf<DestinationType, ContentType, TabType>, DestinationType, ContentType, TabType
  >()

  /// Carries out a presentation for an action that was built for the flow of this world.
  private(set) lazy var runPresentation: (Presentation) -> Void = { [weak flow] presentation in
    (flow as? AppFlow)?.engine.submit(
      presentation.work(), cause: .user, from: presentation.parentDestinationID)
  }
}
