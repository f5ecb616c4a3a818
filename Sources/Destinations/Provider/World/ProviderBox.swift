/// A provider whose type of destination is hidden.
@MainActor
class AnyProviderBox<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias AppFlow = any Flowable<DestinationType, ContentType, TabType>
  typealias World = AppWorld<DestinationType, ContentType, TabType>

  final let provider: any DestinationProviding<DestinationType, ContentType, TabType>

  /// Whether a place can be built with some content; nil if it needs none.
  final let acceptsContent: (@MainActor (ContentType?) -> Bool)?

  init(_ provider: any DestinationProviding<DestinationType, ContentType, TabType>) {
    self.provider = provider
    acceptsContent = provider.acceptsContent
  }

  /// The shape of a place with its content.
  func shape(
    of place: PlaceBox<DestinationType, ContentType>
  ) -> DestinationShape<DestinationType, TabType> { provider.shape(for: place.route) }

  func build(
    _ configuration: Presentation, at site: DestinationSite, of world: World, for flow: AppFlow
  ) throws -> AnyDestination? { nil }
}

/// A provider with all its types, so that building a destination need not determine them.
final class ProviderBox<Provider: DestinationProviding, Destination: Destinationable>:
  AnyProviderBox<Destination.DestinationType, Destination.ContentType, Destination.TabType>
where
  Provider.Destination == Destination, Provider.DestinationType == Destination.DestinationType,
  Provider.ContentType == Destination.ContentType, Provider.TabType == Destination.TabType
{
  private let typed: Provider
  private lazy var declared = typed as? DestinationProvider<Destination>

  init(_ provider: Provider) {
    typed = provider
    super.init(provider)
  }

  override func shape(
    of place: PlaceBox<Destination.DestinationType, Destination.ContentType>
  ) -> DestinationShape<Destination.DestinationType, Destination.TabType> {
    declared?.shape(of: place) ?? typed.shape(for: place.route)
  }

  override func build(
    _ configuration: Presentation, at site: DestinationSite, of world: World, for flow: AppFlow
  ) throws -> AnyDestination? {
    var table = Destination.DestinationConfigurations(configurations: typed.presentationsData)
    table.site = site
    let system = typed.systemTable(over: world.systemPresentations)
    let destination = try typed.buildDestination(
      destinationPresentations: table, navigationPresentations: system,
      configuration: configuration, appFlow: flow)
    guard let destination else { return nil }
    let state = destination.internalState
    try checkHome(of: destination, state, site.host)
    table.site = nil  // It refers to the flow, which owns the destination.
    typed.fillTables(of: state, table, system)
    state.join(site.host, of: world, as: destination.id)
    destination.buildActions(presentationClosure: world.runPresentation)
    return destination
  }

  /// Refuses a destination that belongs to another flow.
  private func checkHome(
    of destination: Destination, _ membership: Membership, _ home: TreeHost
  ) throws(DestinationError) {
    guard !membership.lives(at: home), let host = membership.host,
      host.tree.contains(id: destination.id)
    else { return }
    let id = TreeTextToken.id(destination.id)
    throw DestinationError(.duplicateID, "The destination \(id) is already in another flow.")
  }
}
