/// A part of an app that is written without seeing the other parts: what it provides, and what it asks for.
///
/// ```swift
/// public let orders = Shop.Module(
///   "Orders", providers: [OrdersRoute.list: list, .entry: entry], needs: [SharedDestination.self])
/// ```
/// The app puts modules together in ``FlowSetup/init(modules:startingDestination:guards:links:snapshots:policies:)``, and
/// offers what they ask for.
public struct FlowModule<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// The set-up of the app.
  public typealias Setup = FlowSetup<DestinationType, ContentType, TabType>

  /// What findings call the module.
  public let name: String

  /// The provider of each route of the module.
  public var providers: [DestinationType: Setup.Provider]

  /// The types of places that the module asks for, for ``FlowSetup/audit()``.
  public var needs: [any ProvidedDestination.Type]

  /// What the module offers for places that others ask for.
  public var offers = DestinationOffers()

  /// What the module does for values that are sent and that no place receives.
  public var receivers = DestinationReceivers<DestinationType, ContentType, TabType>()

  /// The guards of the module, which are asked about every change of the app.
  public var guards: [Setup.Guard]

  /// Creates a module.
  ///
  /// - Parameters:
  ///   - name: What findings call the module.
  ///   - providers: The provider of each route of the module.
  ///   - needs: The types of places that the module asks for.
  ///   - guards: The guards of the module.
  public init(
    _ name: String, providers: [DestinationType: Setup.Provider],
    needs: [any ProvidedDestination.Type] = [], guards: [Setup.Guard] = []
  ) {
    self.name = name
    self.providers = providers
    self.needs = needs
    self.guards = guards
  }
}

extension FlowModule where DestinationType == AnyRoute {
  /// Creates a module from providers of its own routes.
  ///
  /// - Parameters:
  ///   - name: What findings call the module.
  ///   - providers: The provider of each route of the module.
  ///   - needs: The types of places that the module asks for.
  ///   - guards: The guards of the module.
  public init<Route: RoutableDestinations>(
    _ name: String, providers: [Route: Setup.Provider],
    needs: [any ProvidedDestination.Type] = [], guards: [Setup.Guard] = []
  ) {
    let pairs = providers.map { (AnyRoute($0.key), $0.value) }
    self.init(
      name, providers: Dictionary(pairs) { $1 }, needs: needs, guards: guards)
  }
}
