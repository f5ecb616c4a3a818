/// A place that a module asks for and does not have: an enum of such places sees no provider.
///
/// Whoever sees all modules offers what stands for them, for the whole app or for one place and what it
/// contains and presents:
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
/// A place is resolved when it is asked for, before anything is planned: a provider that is registered for the
/// value itself serves it; else the nearest offer does; else its ``placeholder``; else the request is refused
/// with `notProvided`. So guards, the tree and `moveToNearest` see what stands for the place, not the place.
///
/// The seeds' `NavigationProvidedDestination`.
public protocol ProvidedDestination: RoutableDestinations {
  /// Values that stand for all there are when a set-up is audited; all cases, for an enum that can list them.
  ///
  /// Without any, ``FlowSetup/audit()`` sees only whether anything is offered for the type.
  static var samples: [Self] { get }

  /// A route of the module's own to show where nobody offers anything; nil unless implemented.
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
