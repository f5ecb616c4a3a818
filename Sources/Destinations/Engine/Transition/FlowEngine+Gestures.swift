/// Reports of gestures that the user may still cancel; they do not change the tree.
extension FlowEngine {
  /// Runs the report that a gesture has begun, or was cancelled if there is no move.
  ///
  /// The beginning of a gesture that could not be completed is refused, and counts as cancelled.
  func takeGesture(at id: DestinationID, beginning move: TreeMove<ErasedPayload>?) {
    let name = move == nil ? "cancel gesture" : "begin gesture"
    var report = RequestWork.deferred(name) { [link] _ throws(DestinationError) in
      if let move, let obstacle = link.engine?.obstacle(to: move, from: id) { throw obstacle }
      var begun = RequestWork.arranging(nil)
      begun.terms.gesture = (id, hasBegun: move != nil)
      return begun
    }
    report.terms.gesture = (id, hasBegun: false)
    submit(report, cause: .system, from: id)
  }

  /// Tracks the one gesture that may be in progress, when a fact has ended; any fact but a report of a gesture ends it.
  func trackGesture(after fact: EngineRequest, isDone: Bool) {
    guard let (id, hasBegun) = fact.work.gesture else { return endGesture() }
    if hasBegun {
      guard isDone, navigatingID != id, let site = site(for: id) else { return }
      endGesture()
      navigatingID = id
      site.membership.isSystemNavigating = true
    } else if navigatingID == id {
      endGesture()
    }
  }

  private func endGesture() {
    guard let id = navigatingID else { return }
    navigatingID = nil
    site(for: id)?.membership.isSystemNavigating = false
  }
}
