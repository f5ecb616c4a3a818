public import Destinations

/// A resolver for tests, with fixed answers.
///
/// It records the requested places.
///
/// ```swift
/// let places = MockResolver<HomeExternals>(HomeRoute.stub)
/// places.answers[.settings] = HomeRoute.settingsStub
/// let home = HomeDependenciesDouble(places: places)
/// ```
@MainActor
public final class MockResolver<D: RoutableDestinations>: DestinationResolving {
  /// The answers for single places.
  public var answers: [D: any RoutableDestinations] = [:]

  /// The answer for all other places.
  public var fallback: any RoutableDestinations

  /// The values that the resolver was asked for, in order.
  public private(set) var asked: [D] = []

  /// Creates a resolver.
  ///
  /// - Parameter fallback: The answer for places without an entry in ``answers``.
  public init(_ fallback: any RoutableDestinations) {
    self.fallback = fallback
  }

  /// Records the place, and returns the answer for it.
  public func resolve(_ destination: D) -> any RoutableDestinations {
    asked.append(destination)
    return answers[destination] ?? fallback
  }
}
