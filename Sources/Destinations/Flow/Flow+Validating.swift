/// Checking a set-up.
extension Flow {
  /// Returns every fault of the set-up at once, without running anything; call it in a test.
  ///
  /// Found are a start that needs a tree; routes in tables, shapes and the start that have no provider and for
  /// which nothing is offered, nor a placeholder there; routes that two modules provide;
  /// presentations that need a route and name none; interactions that both present and ask; two keys of
  /// one case; empty paths; tabs of one name; shapes that have themselves inside; assistants of other
  /// types; and faulty links. The same is found in the set-ups of embedded flows: those that a
  /// ``DestinationProvider`` declares, and those that run. What one flow of a window has no provider for
  /// may be served by one that it embeds, or that is around.
  /// - Returns: The faults in a stable order; empty for a sound set-up.
  /// - Complexity: O(*n*) for *n* entries of all tables.
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
