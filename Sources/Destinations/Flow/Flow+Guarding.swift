#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Signals for held requests, and what guards say of going back.
extension Flow {
  /// What going back would do, and who would not have it.
  public struct BackPlan {
    /// The place that going back would reveal.
    public let revealedID: UUID?
    /// Why it would not be done: a guard's ruling, or that there is nothing to go back from.
    public let obstacle: DestinationError?
  }

  /// Tells that something has happened for which held requests wait; they are planned and guarded anew.
  ///
  /// That goes for all flows of the window: those embedded in this one, and those around.
  public func signal(_ signal: GuardSignal) {
    for engine in engine.window { engine.give(signal) }
  }

  /// Cancels the requests that wait for a signal, in all flows of the window.
  public func cancelHeld(_ signal: GuardSignal) {
    for engine in engine.window { engine.cancelHeld(signal) }
  }

  /// Returns what going back from a place would do, without doing it; ask before a gesture starts.
  ///
  /// - Parameter id: The place to go back from, or nil for the current one.
  /// - Returns: What would be revealed, or what stands in the way.
  public func backPlan(from id: UUID? = nil) -> BackPlan {
    do throws(DestinationError) {
      let plan = try engine.tree.plan(.goBack, from: id)
      let revealed = plan.landing.map(engine.tree.id)
      return BackPlan(revealedID: revealed, obstacle: engine.obstacle(to: plan, from: id))
    } catch {
      return BackPlan(revealedID: nil, obstacle: error)
    }
  }
}
