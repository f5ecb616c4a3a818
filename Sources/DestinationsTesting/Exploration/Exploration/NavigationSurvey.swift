public import Destinations

/// The result of a systematic search for the places of an app.
public struct NavigationSurvey<DestinationType: RoutableDestinations>: Sendable {
  /// The verdict for each route that has a provider, sorted by the names of the routes.
  public let verdicts: [(route: DestinationType, verdict: PlaceVerdict)]

  /// Whether every possible action of the user was tried in every state.
  ///
  /// If not, a place that was not reached may still be reachable.
  public let isComplete: Bool

  /// The number of different states.
  public let stateCount: Int

  /// The number of steps that were tried.
  public let stepCount: Int

  /// Returns the verdict for a route; nil if it has no provider.
  public subscript(route: DestinationType) -> PlaceVerdict? {
    verdicts.first { $0.route == route }?.verdict
  }
}

/// The result of a systematic search for one place.
public enum PlaceVerdict: Sendable, Hashable {
  /// The place was presented.
  ///
  /// There is no shorter way to the place.
  case reached(by: ExplorationTrace)
  /// Other places declare that they lead to the place, but no run has reached it, because of a guard, a
  /// state, or the end of the search.
  case declared(from: [String])
  /// No other place declares that it leads to the place.
  case unlinked
}

extension NavigationSurvey: CustomStringConvertible {
  /// One line for each place, and one that says whether the search was complete.
  public var description: String {
    let lines = verdicts.map { "\($0.route.rawValue): \($0.verdict)" }
    let end =
      isComplete
      ? "complete: \(stateCount) states, \(stepCount) steps"
      : "not complete: stopped at \(stateCount) states, \(stepCount) steps"
    return (lines + [end]).joined(separator: "\n")
  }
}

extension PlaceVerdict: CustomStringConvertible {
  /// The verdict in one line.
  public var description: String {
    switch self {
    case .reached(let way) where way.steps.isEmpty: "presented at the start"
    case .reached(let way): "reached by \(way.steps.map(\.description).joined(separator: ", "))"
    case .declared(let from): "not reached; \(from.joined(separator: ", ")) should lead there"
    case .unlinked: "not reached; nothing declared leads there"
    }
  }
}
