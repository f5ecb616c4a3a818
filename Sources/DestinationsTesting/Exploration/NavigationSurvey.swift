public import Destinations

/// What a systematic search has found out about every place of an app.
public struct NavigationSurvey<DestinationType: RoutableDestinations>: Sendable {
  /// What is known of each route that has a provider, by the names of the routes.
  public let verdicts: [(route: DestinationType, verdict: PlaceVerdict)]

  /// Whether everything was tried that a person can do in every state that the key tells apart.
  ///
  /// If not, a place that was not reached may be reached all the same.
  public let isComplete: Bool

  /// How many states were told apart.
  public let stateCount: Int

  /// How many steps were tried.
  public let stepCount: Int

  /// Returns what is known of a route; nil if it has no provider.
  public subscript(route: DestinationType) -> PlaceVerdict? {
    verdicts.first { $0.route == route }?.verdict
  }
}

/// What a systematic search has found out about one place.
public enum PlaceVerdict: Sendable, Hashable {
  /// It was presented; there is no shorter way.
  case reached(by: ExplorationTrace)
  /// Places declare that they lead there, and no run came there: a guard, a state, or the search's end.
  case declared(from: [String])
  /// Nothing that is declared leads there.
  case unlinked
}

extension NavigationSurvey: CustomStringConvertible {
  /// One line for each place, and one that says whether the search was complete.
  public var description: String {
    let lines = verdicts.map { "\($0.route.rawValue): \($0.verdict)" }
    let end =
      isComplete
      ? "complete: \(stateCount) states, \(stepCount) steps"
      : "not complete: it ended at \(stateCount) states, \(stepCount) steps"
    return (lines + [end]).joined(separator: "\n")
  }
}

extension PlaceVerdict: CustomStringConvertible {
  /// The verdict in one line.
  public var description: String {
    switch self {
    case .reached(let way) where way.steps.isEmpty: "reached by the start"
    case .reached(let way): "reached by \(way.steps.map(\.description).joined(separator: ", "))"
    case .declared(let from): "not reached; \(from.joined(separator: ", ")) should lead there"
    case .unlinked: "not reached; nothing declared leads there"
    }
  }
}
