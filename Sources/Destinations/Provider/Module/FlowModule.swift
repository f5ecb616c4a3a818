/// A part of an app that does not import the other parts: its providers, and the places that it
/// needs.
///
/// ```swift
/// public let orders = Shop.Module(
///   "Orders", providers: [OrdersRoute.list: list, .entry: entry], needs: [SharedDestination.self])
/// ```
/// The app combines its modules with
/// ``FlowSetup/init(modules:startingDestination:guards:entries:links:snapshots:policies:)``, and provides the places
/// that they need.
public struct FlowModule<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// The type of the app's setup.
  public typealias Setup = FlowSetup<DestinationType, ContentType, TabType>

  /// The name of the module in findings.
  public let name: String

  /// The provider of each route of the module.
  public var providers: [DestinationType: Setup.Provider]

  /// The types of places that the module needs, for `audit()` of the setup.
  public var needs: [any ProvidedDestination.Type]

  /// The places that the module provides to others, and the presentations for values that it receives.
  public var services = PlaceServices<DestinationType, ContentType, TabType>()

  /// The guards of the module.
  ///
  /// They are asked about all changes in the app.
  public var guards: [Setup.Guard]

  /// Creates a module.
  ///
  /// - Parameters:
  ///   - name: The name of the module in findings.
  ///   - providers: The provider of each route of the module.
  ///   - needs: The types of places that the module needs.
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
  /// Creates a module from providers for its own type of routes.
  ///
  /// - Parameters:
  ///   - name: The name of the module in findings.
  ///   - providers: The provider of each route of the module.
  ///   - needs: The types of places that the module needs.
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

extension FlowModule: Printed {
  /// The name.
  var printed: String { name }
}
