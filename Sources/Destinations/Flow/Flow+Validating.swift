/// Checking a setup for mistakes.
extension Flow {
  /// Returns the mistakes that can be found in the setup without running anything.
  ///
  /// Call it in a test.
  ///
  /// It does not stop at the first mistake. It finds:
  /// - routes in tables, shapes and the starting destination that have no provider, no offer and no
  ///   placeholder;
  /// - routes that two modules provide, and two keys with the same case;
  /// - a starting destination that needs a tree to exist already;
  /// - presentations that need a route and have none, and empty paths;
  /// - interactions that are declared twice: as a presentation, a request, or for the state model;
  /// - routes and interactions that have neither a `rawValue` nor a label that can be read;
  /// - shapes that contain themselves, no tabs, or a tab or a column twice, and shapes that select
  ///   what they do not contain;
  /// - assistants for other types, and faulty links;
  /// - login guards that protect what they present.
  ///
  /// Embedded flows are included: those that a ``DestinationProvider`` declares and those that are
  /// presented. A route without a provider is not reported if another flow of the same window can
  /// serve it. What closures of the app do, such as providers, guards, assistants and state
  /// models, is not examined.
  /// - Returns: The mistakes in a stable order; empty if there are none.
  /// - Complexity: O(*n* + *k*²) for *n* entries in all tables and *k* kinds of links, each pair of
  ///   which is compared.
  public func validate() -> [DestinationError] {
    var seen: Set<String> = []
    let others = (engine.around.map(\.engine) + engine.within).compactMap { Self.world(of: $0) }
    let own = world.faults(
      startingWith: startingDestination, besides: others.map(\.providers))
    return
      (own + moduleFaults + (links?.faults ?? []) + (snapshots?.faults ?? [])
      + embeddedFlows.flatMap { $0.validate() })
      .filter { seen.insert($0.description).inserted }
  }
}
