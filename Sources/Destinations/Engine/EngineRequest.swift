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

  /// The place whose interaction or fact it is.
  var requesterID: UUID?

  let handle: RequestHandle?

  /// Whether a guard held it; its place was on screen when it was made, and need not be any more.
  var wasHeld = false

  /// The guards that redirected to this request, one after the other.
  var redirectedBy: [String] = []

  /// Whether it only tells what the interface has done already.
  var isFact: Bool { cause == .system }
}
