/// Releasing held requests, and asking in advance whether the user may go back.
extension Flow {
  /// The effect that going back would have.
  public struct BackPlan: PrintedByProperties {
    /// The place that going back would reveal; nil if there is nothing to go back to.
    public let revealedID: DestinationID?
    /// The error with which going back would be refused; nil if it would succeed.
    ///
    /// Either there is nothing to go back from, or a guard or a lock refuses it.
    public let obstacle: DestinationError?
  }

  /// Continues the requests that guards hold for a signal.
  ///
  /// They run in the order in which they were made. Each one is planned again and the guards are
  /// asked again, so it may be refused or held once more. The signal is not remembered: a request
  /// that is held later waits for the next one. The places that the guards presented meanwhile are
  /// removed, unless a request is held again. The signal applies to all flows of the window, those
  /// embedded in this one and those around it.
  public func signal(_ signal: GuardSignal) {
    engine.give(signal)
  }

  /// Cancels the requests that guards hold for a signal, in all flows of the window.
  ///
  /// Places that the guards presented meanwhile stay.
  public func cancelHeld(_ signal: GuardSignal) {
    for engine in engine.flowsInWindow { engine.cancelHeld(signal) }
  }

  /// Returns the effect of going back from a place, without going back.
  ///
  /// Call it before a gesture begins.
  ///
  /// The guards are asked.
  /// - Parameter id: The place to go back from, or nil for the current one.
  /// - Returns: The place that would be revealed, and the reason if going back would be refused.
  public func backPlan(from id: DestinationID? = nil) -> BackPlan {
    do throws(DestinationError) {
      let plan = try engine.tree.structure.plan(TreeMove<ErasedPayload>.goBack, from: id)
      let revealed = plan.landing.map(engine.tree.id)
      return BackPlan(revealedID: revealed, obstacle: engine.obstacle(to: plan, from: id))
    } catch {
      return BackPlan(revealedID: nil, obstacle: error)
    }
  }
}
