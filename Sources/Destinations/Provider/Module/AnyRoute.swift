/// A route of any module.
///
/// Use it as the `DestinationType` of an app made of modules. Each module then uses its own routes,
/// and the declarations of all modules fit together:
///
/// ```swift
/// public enum Shop: DestinationTypes {
///   public typealias DestinationType = AnyRoute
/// }
/// let show: Shop.Presentation = .push(AnyRoute(OrdersRoute.list))
/// ```
/// Two values are equal if they hold equal routes of the same type.
public struct AnyRoute: RouteWrapping {
  /// The wrapped route, which is never an `AnyRoute` itself.
  public let base: any RoutableDestinations

  /// Wraps a route.
  public init(_ route: some RoutableDestinations) {
    base = route.unwrapped
  }

  /// Wraps a route.
  public init(wrapping route: any RoutableDestinations) {
    base = route.unwrapped
  }

  /// The wrapped route.
  public var wrappedRoute: (any RoutableDestinations)? { base }

  /// The names of the type and the case of the wrapped route.
  ///
  /// Types of the same name, such as those of two modules, have the same raw values. Their routes
  /// are different all the same.
  public var rawValue: String { "\(type(of: base)).\(base.rawValue)" }
}

extension AnyRoute: Hashable {
  /// Returns whether two values hold equal routes of the same type.
  public static func == (lhs: AnyRoute, rhs: AnyRoute) -> Bool {
    lhs.base.equals(rhs.base)
  }

  /// Hashes the wrapped route.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}

extension AnyRoute: CaseWrapping {
  var wrappedCase: any NamedCase { base }
}

extension AnyRoute: Printed {
  /// The description of the wrapped route.
  var printed: String { shortText(of: base) }
}
