/// Answers for the places that a module asks for, where the app's dependency injection hands it to the module.
///
/// The module says what it depends on, the app cannot be built without giving it, and nothing can be missing when
/// it runs. The routes need be no more than that: they need not conform to ``ProvidedDestination``.
///
/// ```swift
/// public protocol HomeDependencies {
///   @MainActor var places: any DestinationResolving<HomeExternals> { get }
/// }
///
/// let show: Shop.Presentation = .push(route: dependencies.places.resolve(.settings))
/// ```
/// The seeds' `NavigationViewProviding`. In tests `MockResolver` stands for it.
@MainActor
public protocol DestinationResolving<D> {
  /// The places that the module asks for.
  associatedtype D: RoutableDestinations

  /// Returns what stands for a place: a route that the app provides, or a place that it resolves in turn.
  func resolve(_ destination: D) -> any RoutableDestinations
}

/// A resolver that answers by a closure; the seeds' `NavigationViewProvider`.
public struct DestinationResolver<D: RoutableDestinations>: DestinationResolving {
  private let answer: @MainActor (D) -> any RoutableDestinations

  /// Creates a resolver.
  ///
  /// - Parameter answer: Returns what stands for a place.
  public init(_ answer: @escaping @MainActor (D) -> any RoutableDestinations) {
    self.answer = answer
  }

  /// Returns what the closure answers.
  public func resolve(_ destination: D) -> any RoutableDestinations { answer(destination) }
}
