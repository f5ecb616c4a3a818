/// What became of a journal that was replayed.
public struct ReplayReport: Sendable {
  /// How many entries were done.
  public internal(set) var doneCount = 0

  /// Why the next entry could not be done; nil if all were.
  public internal(set) var error: DestinationError?

  /// Whether every entry was done.
  public var isComplete: Bool { error == nil }
}

/// Doing again what a journal has recorded.
extension Flow {
  /// Replays a journal, entry by entry, to the tree that it ended with.
  ///
  /// Each entry is a transition that passes the guards, with the cause that it had; places are built anew. What hooks
  /// and interactors request meanwhile is cancelled: what came of it when the journal was written is in it. The
  /// first entry takes the place of what is presented, if anything is. Flows that places host start as they start;
  /// replay their own journals in them afterwards, from the outside in.
  /// - Returns: How far it came. It stops at the first entry that is refused; what was done until then stays.
  /// - Complexity: O(*k*) for *k* places that came and left, and what providers do.
  @discardableResult
  public func replay(_ journal: Journal) async -> ReplayReport {
    var report = ReplayReport()
    let numbers = JournalNumbers()
    engine.hasEnded = false
    engine.replayCount += 1
    defer { engine.replayCount -= 1 }
    for entry in journal.entries {
      let work = JournalWork<DestinationType, ContentType, TabType>("replay", entry, numbers)
      switch await request(work, cause: entry.cause).finalOutcome {
      case .done: report.doneCount += 1
      case .refused(let error):
        report.error = error
        return report
      case .cancelled, .superseded:
        report.error = DestinationError(.cancelled, "The replay was cancelled.")
        return report
      }
    }
    return report
  }
}
