extension AppWorld {
  /// A provider whose type of destination is hidden.
  @MainActor
  class Box {
    final let provider: Setup.Provider

    /// The checkpoints of the places.
    final var checkpoints: [TypedName: PlaceCheckpoint] = [:]

    /// Whether a place can be built with some content; nil if it needs none.
    final let acceptsContent: (@MainActor (ContentType?) -> Bool)?

    /// The shape of a place with its content.
    final let shape: @MainActor (PlaceBox) -> Shape

    fileprivate init(_ provider: Setup.Provider, shape: @escaping @MainActor (PlaceBox) -> Shape) {
      self.provider = provider
      self.shape = shape
      acceptsContent = provider.acceptsContent
    }

    func build(
      _ configuration: Presentation, at site: DestinationSite, of world: AppWorld, for flow: AnyFlow
    ) throws -> AnyDestination? { nil }
  }

  /// A provider with all its types, so that building a destination need not determine them.
  final class ProviderBox<Provider: DestinationProviding, Destination>: Box
  where
    Destination: Destinationable<DestinationType, ContentType, TabType>,
    Provider.Destination == Destination, Provider.DestinationType == DestinationType,
    Provider.ContentType == ContentType, Provider.TabType == TabType
  {
    private let typed: Provider

    init(_ provider: Provider) {
      typed = provider
      if let declared = provider as? DestinationProvider<Destination> {
        super.init(provider, shape: declared.shapeOfPlace)
      } else {
        super.init(provider) { provider.shape(for: $0.route) }
      }
    }

    override func build(
      _ configuration: Presentation, at site: DestinationSite, of world: AppWorld, for flow: AnyFlow
    ) throws -> AnyDestination? {
      var table = Destination.DestinationConfigurations(configurations: typed.presentationsData)
      table.site = site
      let system = typed.systemTable(over: world.systemPresentations)
      let destination = try typed.buildDestination(
        destinationPresentations: table, navigationPresentations: system,
        configuration: configuration, appFlow: flow)
      guard let destination else { return nil }
      let state = destination.internalState
      try checkHome(of: destination, from: state.link, site.host)
      table.site = nil  // It refers to the flow, which owns the destination.
      typed.fillTables(of: state, table, system)
      state.join(site.host, of: world, as: destination.id)
      destination.buildActions(presentationClosure: world.runPresentation)
      return destination
    }

    /// Refuses a destination that belongs to another flow.
    private func checkHome(
      of destination: Destination, from link: HostLink?, _ home: TreeHost
    ) throws(DestinationError) {
      guard link !== home.link, let host = link?.host,
        host.tree.contains(id: destination.id)
      else { return }
      let id = TreeTextToken.id(destination.id)
      throw DestinationError(.duplicateID, "The destination \(id) is already in another flow.")
    }
  }
}
