/// A route that may hold one of another vocabulary, as the routes of an app hold those of its modules.
///
/// ``AnyRoute`` holds any. An enum of the app may hold those that it chooses:
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
  /// The route that this one holds; nil if it is one of its own.
  var wrappedRoute: (any RoutableDestinations)? { get }

  /// Creates the route that holds another; nil if it holds none of that kind.
  init?(wrapping route: any RoutableDestinations)
}

extension RoutableDestinations {
  /// The route that this one holds in the end, or itself.
  var unwrapped: any RoutableDestinations {
    (self as? any RouteWrapping)?.wrappedRoute?.unwrapped ?? self
  }

  /// Returns another route as one of this vocabulary; nil if it has no place there.
  static func holding(_ route: any RoutableDestinations) -> Self? {
    if let own = route as? Self { return own }
    return (Self.self as? any RouteWrapping.Type)?.init(wrapping: route) as? Self
  }

  /// The type and the value, as errors and findings name them.
  var qualifiedName: String { "\(type(of: self)).\(self)" }
}
