/// A place that a module asks for and another module provides.
///
/// Declare an enum of such places. The app, which imports all modules, offers a route for each, for
/// the whole app or for one place with what it contains and presents:
///
/// ```swift
/// public enum SharedDestination: ProvidedDestination {
///   case newOrder
///   case orderDetails(Order)
/// }
///
/// setup.provides(SharedDestination.self) {
///   switch $0 {
///   case .newOrder: OrdersRoute.entry
///   case .orderDetails(let order): OrdersRoute.details(order)
///   }
/// }
/// ```
///
/// A place is resolved before its request is planned. A provider that is registered for the value
/// itself comes first, then the nearest offer, then the ``placeholder``. If there is none of these,
/// the request is refused with `notProvided`. Guards, the tree and `moveToNearest` see only the
/// resolved route.
///
/// The corresponding name in *Navigator* is `NavigationProvidedDestination`.
public protocol ProvidedDestination: RoutableDestinations {
  /// Values that stand for all values of the type when a setup is audited; for an enum that can list them, all cases.
  ///
  /// Without any, `audit()` of the setup sees only whether anything is offered for the type.
  static var samples: [Self] { get }

  /// A route of the module's own to present if no route is offered; nil unless implemented.
  var placeholder: (any RoutableDestinations)? { get }
}

extension ProvidedDestination {
  /// No samples.
  public static var samples: [Self] { [] }

  /// No placeholder.
  public var placeholder: (any RoutableDestinations)? { nil }
}

extension ProvidedDestination where Self: CaseIterable {
  /// All cases.
  public static var samples: [Self] { Array(allCases) }
}
