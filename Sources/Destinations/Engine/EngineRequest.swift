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
  let requesterID: UUID?

  let handle: RequestHandle?

  /// Whether it only tells what the interface has done already.
  var isFact: Bool { cause == .system }
}
