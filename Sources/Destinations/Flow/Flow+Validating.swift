/// Checking a set-up.
extension Flow {
  /// Returns every fault of the set-up at once, without running anything; call it in a test.
  ///
  /// Found are a start that needs a tree; routes without a provider in tables, shapes and the start;
  /// presentations that need a route and name none; interactions that both present and ask; two keys of
  /// one case; empty paths; tabs of one name; shapes that have themselves inside; assistants of other
  /// types; and faulty links.
  /// - Returns: The faults in a stable order; empty for a sound set-up.
  /// - Complexity: O(*n*) for *n* entries of all tables.
  public func validate() -> [DestinationError] {
    var seen: Set<String> = []
    return (world.faults(startingWith: startingDestination) + (links?.faults ?? []))
      .filter { seen.insert($0.description).inserted }
  }
}
