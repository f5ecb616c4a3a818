/// The providers of an app.
extension AppWorld {
  final func register(_ provider: Setup.Provider, for route: DestinationType) {
    let (box, services) = (Self.box(provider), provider.services)
    box.checkpoints = provider.checkpoints(besides: setup.services.checkpoints)
    table.set(box, for: route)
    if !services.offers.isEmpty { offersAtPlaces = true }
    if !services.receivers.isEmpty { receivesAtPlaces = true }
  }

  /// The routes that are registered, by the names of their cases.
  final var routes: [DestinationType] { table.routes.sorted(on: \.rawValue) }

  /// The providers, in the order of ``routes``.
  final var boxes: [Box] { routes.compactMap { table[$0] } }

  /// The routes with their providers, in the order of ``routes``.
  package final var entries: [(route: DestinationType, provider: Setup.Provider)] {
    Array(zip(routes, boxes.map(\.provider)))
  }

  /// The worlds of embedded flows, with the routes of the places that host them.
  final var embedded: [(route: DestinationType, world: AppWorld)] {
    entries.compactMap { route, provider in
      provider.embeddedSetup.map { (route, AppWorld($0)) }
    }
  }

  /// This world and the worlds of all embedded flows, at any depth.
  package final var withEmbedded: [AppWorld] { [self] + embedded.flatMap(\.world.withEmbedded) }

  final func serves(_ route: DestinationType) -> Bool { box(for: route) != nil }

  /// Returns the provider of a route: for the exact value, or else the only one with the same case.
  final func provider(for route: DestinationType) throws(DestinationError) -> Box {
    if let box = box(for: route) { return box }
    throw DestinationError(.noProvider, "No provider is registered for \(name(of: route)).")
  }

  /// Returns whether any part of the app receives values of a type.
  final func receive(_ type: any Sendable.Type) -> Bool {
    setup.services.receivers.cover(type)
      || receivesAtPlaces && boxes.contains { $0.provider.services.receivers.cover(type) }
  }

  /// Returns the provider of a presented place; nil if there is none any more.
  final func box(at ref: NodeRef, of tree: PresentationTree<ErasedPayload>) -> Box? {
    tree.payload(ref).flatMap(box)
  }

  /// Returns the provider of a place with a payload; nil if there is none.
  final func box(of payload: ErasedPayload) -> Box? {
    let place: PlaceBox? = payload.placeBox()
    return place.flatMap { box(for: $0.route) }
  }

  /// Returns the provider of a route, as ``provider(for:)`` finds it; nil if there is none.
  final func box(for route: DestinationType) -> Box? { table[route] }

  static func box<Provider: DestinationProviding<DestinationType, ContentType, TabType>>(
    _ provider: Provider
  ) -> Box {
    ProviderBox(provider)
  }

  /// Returns the routes whose places have a checkpoint.
  final func routes(withCheckpoint key: TypedName) -> [DestinationType] {
    routes.filter { table[$0]?.checkpoints[key] != nil }
  }
}
