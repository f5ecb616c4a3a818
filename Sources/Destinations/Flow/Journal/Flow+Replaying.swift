/// Replaying a journal.
extension Flow {
  /// Replays a journal, entry by entry, until the tree is the one with which the journal ended.
  ///
  /// Each entry is a transition with its original cause, and guards are asked. All places are built
  /// again. Requests that hooks and interactors make meanwhile are cancelled, because their
  /// original effects are part of the journal. The first entry replaces all presented places.
  /// Embedded flows start as usual; replay their own journals afterwards, from the outside in.
  /// - Returns: The number of entries that were replayed, and the error of the first one that is refused, where the
  ///   replay stops; nil if all were. The entries that were replayed before it stay.
  /// - Complexity: O(*k*) for *k* places that arrived and left, in addition to the work of
  ///   providers.
  @discardableResult
  public func replay(
    _ journal: Journal
  ) async -> (doneCount: Int, error: DestinationError?) {
    let numbers = JournalNumbers()
    engine.state.startAgain(with: engine.window.nextNumber())
    engine.replayCount += 1
    defer { engine.replayCount -= 1 }
    for (doneCount, entry) in journal.entries.enumerated() {
      let work = World.JournalWork("replay", entry, numbers)
      let outcome = await engine.request(RequestWork(work), cause: entry.cause).finalOutcome
      guard outcome.isDone else {
        let error = outcome.error ?? DestinationError(.cancelled, "The replay was cancelled.")
        return (doneCount, error)
      }
    }
    return (journal.entries.count, nil)
  }
}
