/// Checking a setup for mistakes.
extension Flow {
  /// Returns all mistakes in the setup, without running anything.
  ///
  /// Call it in a test.
  ///
  /// It finds:
  /// - routes in tables, shapes and the starting destination that have no provider, no offer and no
  ///   placeholder;
  /// - routes that two modules provide, and two keys with the same case;
  /// - a starting destination that needs a tree to exist already;
  /// - presentations that need a route and have none, and empty paths;
  /// - interactions that have both a presentation and an interactor request;
  /// - tabs with the same name, and shapes that contain themselves;
  /// - assistants for other types, and faulty links;
  /// - login guards that protect what they present.
  ///
  /// Embedded flows are included: those that a ``DestinationProvider`` declares and those that are
  /// presented. A route without a provider is not reported if another flow of the same window can
  /// serve it.
  /// - Returns: The mistakes in a stable order; empty if there are none.
  /// - Complexity: O(*n*) for *n* entries in all tables.
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
