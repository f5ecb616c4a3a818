#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One request to an engine, waiting or running.
@MainActor
struct EngineRequest {
  let number: Int
  let work: RequestWork
  let cause: NavigationCause

  /// The place that performed the interaction or reported the fact.
  var requesterID: UUID?

  let handle: RequestHandle?

  /// Whether a guard held it; its requester need not be on screen any more.
  var wasHeld = false

  /// The guards that redirected to this request, in order.
  var redirectedBy: [String] = []

  /// Whether it reports what the interface has done already.
  var isFact: Bool { cause == .system }
}
