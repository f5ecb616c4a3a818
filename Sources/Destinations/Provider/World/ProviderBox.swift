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
        super.init(provider) { [shape = declared.shape] in shape($0.route, $0.content) }
      } else {
        super.init(provider) { provider.shape(for: $0.route) }
      }
    }

    override func build(
      _ configuration: Presentation, at site: DestinationSite, of world: AppWorld, for flow: AnyFlow
    ) throws -> AnyDestination? {
      guard let destination = try build(configuration, at: site, world.finder, for: flow)
      else { return nil }
      destination.internalState.join(site.host, of: world, as: destination.id)
      destination.buildActions(presentationClosure: world.runPresentation)
      return destination
    }

    /// Builds a destination, and gives it the tables that its initialiser did not receive.
    ///
    /// - Parameters:
    ///   - configuration: The presentation.
    ///   - site: The site of the destination; nil outside of a ``Flow``.
    ///   - finder: Finds the presentations of system navigations that the provider does not declare.
    ///   - flow: The flow, as the provider receives it.
    /// - Returns: The destination, or nil if the provider refuses.
    /// - Throws: The error of the provider; ``DestinationError`` if the destination belongs to another flow.
    func build(
      _ configuration: Presentation, at site: DestinationSite?,
      _ finder: PresentationFinder<Presentation>, for flow: AnyFlow
    ) throws -> Destination? {
      var table = Destination.DestinationConfigurations(configurations: typed.presentationsData)
      table.site = site
      let system = Destination.NavigationConfigurations(
        configurations: finder.systemNavigations(typed.systemNavigationsData))
      let destination = try typed.buildDestination(
        destinationPresentations: table, navigationPresentations: system,
        configuration: configuration, appFlow: flow)
      guard let destination else { return nil }
      let state = destination.internalState
      if let site, let link = state.link, link !== site.host.link,
        link.host?.tree.contains(id: destination.id) == true
      {
        let id = TreeTextToken.id(destination.id)
        throw DestinationError(.duplicateID, "The destination \(id) is already in another flow.")
      }
      state.fillTables(table.configurations, system.configurations)
      if Destination.InteractorType.self != Never.self {
        state.fillRequests(typed.interactorsData)
      }
      let handled = typed.handledInteractions
      if !handled.isEmpty { state.madeExtras.handled = handled }
      return destination
    }
  }
}
