extension Flow {
  /// Computes the map of this flow from its current providers.
  ///
  /// Only the receivers of the samples are called.
  ///
  /// - Parameter samples: Sample values to send; see ``FlowSetup/graph(sending:)``.
  /// - Returns: The map.
  /// - Complexity: O(*n* log *n*) for *n* entries of all tables.
  public func graph(sending samples: [any Sendable] = []) -> NavigationGraph {
    World.GraphMaker(world, samples: samples).graph()
  }
}
