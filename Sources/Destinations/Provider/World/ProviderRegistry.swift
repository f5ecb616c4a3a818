/// The providers of a flow and their shapes.
///
/// It is a class, so that using it copies nothing.
@MainActor
package final class ProviderRegistry<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  package typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  typealias Box = AnyProviderBox<DestinationType, ContentType, TabType>

  private let table = RouteTable<DestinationType, Box>()

  /// The services of the setup.
  var services = PlaceServices<DestinationType, ContentType, TabType>()

  /// Whether any place offers routes to the places that it contains and presents.
  private(set) var offersAtPlaces = false

  /// Whether any place receives values that are sent.
  private(set) var receivesAtPlaces = false

  /// Whether any place has a checkpoint.
  private(set) var hasCheckpoints = false

  package init(_ setup: Setup) {
    services = setup.services
    for (route, provider) in setup.providers { register(provider, for: route) }
  }

  func register(_ provider: Setup.Provider, for route: DestinationType) {
    table.set(Self.box(provider), for: route)
    let services = provider.services
    if !services.offers.isEmpty { offersAtPlaces = true }
    if !services.receivers.isEmpty { receivesAtPlaces = true }
    if !services.checkpoints.isEmpty { hasCheckpoints = true }
  }

  /// The routes that are registered, by the names of their cases.
  var routes: [DestinationType] { table.routes.sorted(on: \.rawValue) }

  /// The providers, in the order of ``routes``.
  var boxes: [Box] { routes.compactMap { table[$0] } }

  /// The routes with their providers, in the order of ``routes``.
  package var entries: [(route: DestinationType, provider: Setup.Provider)] {
    Array(zip(routes, boxes.map(\.provider)))
  }

  /// The setups of embedded flows, with the routes of the places that host them.
  package var embeddedSetups: [(route: DestinationType, setup: Setup)] {
    entries.compactMap { route, provider in provider.embeddedSetup.map { (route, $0) } }
  }

  func serves(_ route: DestinationType) -> Bool {
    box(for: route) != nil
  }

  /// Returns the provider of a route: for the exact value, or else the only one with the same case.
  func provider(for route: DestinationType) throws(DestinationError) -> Box {
    if let box = box(for: route) { return box }
    throw DestinationError(.noProvider, "No provider is registered for \(name(of: route)).")
  }

  /// Returns the name of a route, with its module if a route of another type has the same name.
  func name(of route: DestinationType) -> String { table.name(of: route) }

  /// Whether routes of different types have the same name.
  var hasNamesakes: Bool { table.hasNamesakes }

  /// Returns whether any part of the app receives values of a type.
  func receive(_ type: any Sendable.Type) -> Bool {
    services.receivers.cover(type)
      || receivesAtPlaces && boxes.contains { $0.provider.services.receivers.cover(type) }
  }

  /// Returns the provider of a presented place; nil if there is none any more.
  func box(at ref: NodeRef, of tree: PresentationTree<ErasedPayload>) -> Box? {
    tree.payload(ref).flatMap(box)
  }

  /// Returns the provider of a place with a payload; nil if there is none.
  func box(of payload: ErasedPayload) -> Box? {
    let place: PlaceBox<DestinationType, ContentType>? = payload.placeBox()
    return place.flatMap { box(for: $0.route) }
  }

  /// Returns the provider of a route, as ``provider(for:)`` finds it; nil if there is none.
  func box(for route: DestinationType) -> Box? { table[route] }

  static func box<Provider: DestinationProviding<DestinationType, ContentType, TabType>>(
    _ provider: Provider
  ) -> Box {
    ProviderBox(provider)
  }
}

extension ProviderRegistry {
  /// Returns the routes whose places have a checkpoint.
  func routes(withCheckpoint name: String, taking value: any Sendable.Type) -> [DestinationType] {
    let key = PlaceCheckpoints.CheckpointKey(name, value)
    return entries.filter { $0.provider.services.checkpoints.contain(key) }.map(\.route)
  }
}
