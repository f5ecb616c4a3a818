/// A route that can hold a route of another type, as the routes of an app can hold those of its
/// modules.
///
/// ``AnyRoute`` can hold any route. An enum of your own can restrict the types:
///
/// ```swift
/// enum AppRoute: RouteWrapping {
///   case home
///   case shared(SharedDestination)
///
///   init?(wrapping route: any RoutableDestinations) {
///     guard let shared = route as? SharedDestination else { return nil }
///     self = .shared(shared)
///   }
///
///   var wrappedRoute: (any RoutableDestinations)? {
///     if case .shared(let shared) = self { shared } else { nil }
///   }
/// }
/// ```
public protocol RouteWrapping: RoutableDestinations {
  /// The wrapped route; nil if this is a route of its own type.
  var wrappedRoute: (any RoutableDestinations)? { get }

  /// Wraps a route; nil if this type cannot hold it.
  init?(wrapping route: any RoutableDestinations)
}

extension RoutableDestinations {
  /// The innermost wrapped route, or the route itself.
  package var unwrapped: any RoutableDestinations {
    var route: any RoutableDestinations = self
    // The limit is for a wrapper that wraps itself, which could be unwrapped without end.
    for _ in 0..<100 {
      guard let inner = (route as? any RouteWrapping)?.wrappedRoute else { break }
      route = inner
    }
    return route
  }

  /// Returns a route of this type that holds another one; nil if that is not possible.
  static func holding(_ route: any RoutableDestinations) -> Self? {
    if let own = route as? Self { return own }
    return (Self.self as? any RouteWrapping.Type)?.init(wrapping: route) as? Self
  }

  /// The type and the value, as named in errors and findings.
  var qualifiedName: String { "\(type(of: self)).\(self)" }
}
