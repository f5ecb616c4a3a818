public import Destinations

/// A resolver for tests: it answers as it is told, and remembers what it was asked for.
///
/// ```swift
/// let places = MockResolver<HomeExternals>(HomeRoute.stub)
/// places.answers[.settings] = HomeRoute.settingsStub
/// let home = HomeDependenciesDouble(places: places)
/// ```
@MainActor
public final class MockResolver<D: RoutableDestinations>: DestinationResolving {
  /// What it answers for single places.
  public var answers: [D: any RoutableDestinations] = [:]

  /// What it answers for all others.
  public var fallback: any RoutableDestinations

  /// What it was asked for, in order.
  public private(set) var asked: [D] = []

  /// Creates a resolver.
  ///
  /// - Parameter fallback: What it answers unless ``answers`` has an entry.
  public init(_ fallback: any RoutableDestinations) {
    self.fallback = fallback
  }

  /// Notes the question and answers it.
  public func resolve(_ destination: D) -> any RoutableDestinations {
    asked.append(destination)
    return answers[destination] ?? fallback
  }
}
