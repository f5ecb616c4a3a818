/// Resolves the places that a module asks for, as a dependency that the app injects into the
/// module.
///
/// Since the module cannot be created without a resolver, the compiler ensures that no place is missing. The routes
/// of the module need not conform to ``ProvidedDestination``.
///
/// ```swift
/// public protocol HomeDependencies {
///   @MainActor var places: any DestinationResolving<HomeExternals> { get }
/// }
///
/// let show: Shop.Presentation = .push(AnyRoute(dependencies.places.resolve(.settings)))
/// ```
/// The corresponding name in *Navigator* is `NavigationViewProviding`. Tests use `MockResolver`.
@MainActor
public protocol DestinationResolving<D> {
  /// The places that the module asks for.
  associatedtype D: RoutableDestinations

  /// Returns the route for a place: one that the app provides, or another place to resolve.
  func resolve(_ destination: D) -> any RoutableDestinations
}

/// A resolver that calls a closure.
///
/// The corresponding name in *Navigator* is `NavigationViewProvider`.
public struct DestinationResolver<D: RoutableDestinations>: DestinationResolving {
  private let answer: @MainActor (D) -> any RoutableDestinations

  /// Creates a resolver.
  ///
  /// - Parameter answer: Returns the route for a place.
  public init(_ answer: @escaping @MainActor (D) -> any RoutableDestinations) {
    self.answer = answer
  }

  /// Calls the closure.
  public func resolve(_ destination: D) -> any RoutableDestinations { answer(destination) }
}
