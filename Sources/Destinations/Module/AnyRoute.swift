/// A route of any vocabulary: what an app is made of whose modules do not see each other's routes.
///
/// An app of modules has it as its `DestinationType`, so that modules write their own routes where they
/// declare, and what they declare fits together:
///
/// ```swift
/// public enum Shop: DestinationTypes {
///   public typealias DestinationType = AnyRoute
/// }
/// let show: Shop.Presentation = .push(route: OrdersRoute.list)
/// ```
/// Two of them are equal if they hold equal values of one type.
public struct AnyRoute: RouteWrapping {
  /// The route that it holds, which is never an `AnyRoute` itself.
  public let base: any RoutableDestinations

  /// Creates the route that holds another.
  public init(_ route: some RoutableDestinations) {
    base = route.unwrapped
  }

  /// Creates the route that holds another.
  public init(wrapping route: any RoutableDestinations) {
    base = route.unwrapped
  }

  /// The route that it holds.
  public var wrappedRoute: (any RoutableDestinations)? { base }

  /// The type and the case of the route that it holds, by which providers are looked up.
  @_implements(NamedCase,rawValue)
  public var caseName: String { base.qualifiedCase }
}

extension AnyRoute: Hashable {
  /// Tells whether both hold equal routes of one type.
  public static func == (lhs: AnyRoute, rhs: AnyRoute) -> Bool {
    lhs.base.isEqual(to: rhs.base)
  }

  /// Hashes the route that it holds.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}

extension AnyRoute: CustomStringConvertible {
  /// The route that it holds, as that describes itself.
  public var description: String { "\(base)" }
}

extension RoutableDestinations {
  fileprivate var qualifiedCase: String { "\(type(of: self)).\(rawValue)" }

  fileprivate func isEqual(to other: any RoutableDestinations) -> Bool {
    (other as? Self) == self
  }
}
