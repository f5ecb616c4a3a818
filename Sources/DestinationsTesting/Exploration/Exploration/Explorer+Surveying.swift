internal import Destinations

/// Searching for the shortest way to every place.
extension Explorer {
  /// Searches until nothing new is found, or the limit is reached.
  func survey<Key: Hashable>(
    stateLimit: Int, key: @MainActor (App.Moment) -> Key
  ) async throws -> NavigationSurvey<DestinationType> {
    var walk = SystematicWalk<DestinationType, ContentType, TabType, Key>(
      self, stateLimit: stateLimit)
    var ways: [String: ExplorationTrace] = [:]
    try await walk.walk { app, trace in
      await app.make(trace.steps.last)
      for place in app.places.all where ways[place.route] == nil { ways[place.route] = trace }
      return key(app.moment)
    }
    let flow = try makeApp().flow
    return NavigationSurvey(
      verdicts: flow.providedRoutes.map { route in
        let name = flow.name(of: route)
        return (route, ways[name].map { .reached(by: $0) } ?? verdict(ofUnreached: name))
      },
      isComplete: walk.isComplete, stateCount: walk.stateCount, stepCount: walk.stepCount)
  }

  private func verdict(ofUnreached route: String) -> PlaceVerdict {
    let edges = coverage.edges.filter { $0.to == route && $0.from != route }
    return edges.isEmpty ? .unlinked : .declared(from: edges.map(\.source))
  }
}
