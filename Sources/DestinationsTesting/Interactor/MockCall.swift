public import Destinations

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One request to a mock interactor, and what became of it.
public struct MockCall<Request: InteractorRequestConfiguring>: Sendable, CustomStringConvertible {
  /// What a request came to.
  public enum Outcome: Sendable {
    /// It waits: for a gate, for the clock, or for ever.
    case waiting
    /// It was answered.
    case answered(Result<Request.ResultData, any Error>)
  }

  /// What was asked.
  public let request: Request

  /// The place that asked; nil if the test did, or a place that awaits a synchronous interactor.
  public let askerID: UUID?

  /// The number of the step in which it was asked; nil outside of steps.
  public let step: Int?

  /// What it came to so far.
  public internal(set) var outcome = Outcome.waiting

  /// The call in a few words, as `load from #3 in step 2: ["Milk"]`.
  public var description: String {
    let asker = askerID.map { " from \(TreeTextToken.id($0))" } ?? ""
    let step = step.map { " in step \($0)" } ?? ""
    return "\(request.action)\(asker)\(step): \(outcome.text)"
  }
}

extension MockCall.Outcome {
  fileprivate var text: String {
    switch self {
    case .waiting: "waiting"
    case .answered(let answer): answer.text
    }
  }
}
