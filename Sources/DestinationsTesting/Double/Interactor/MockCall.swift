public import Destinations

/// A request to a mock interactor, and its outcome so far.
public struct MockCall<Request: InteractorRequestConfiguring>: Sendable, CustomStringConvertible {
  /// The outcome of a request.
  public enum Outcome: Sendable {
    /// The request waits: for a gate, for the clock, or forever.
    case waiting
    /// The request was answered.
    case answered(Result<Request.ResultData, any Error>)
  }

  /// The request.
  public let request: Request

  /// The place that sent the request; nil if the test sent it, or if the place awaits a
  /// synchronous interactor.
  public let askerID: DestinationID?

  /// The number of the step in which the request was sent; nil if it was sent outside of a step.
  public let step: Int?

  /// The outcome so far.
  public internal(set) var outcome = Outcome.waiting

  /// The call in a few words, such as `load from #3 in step 2: ["Milk"]`.
  public var description: String {
    let asker = askerID.map { " from \(TreeTextToken.id($0))" } ?? ""
    let step = step.map { " in step \($0)" } ?? ""
    return "\(request.action)\(asker)\(step): \(outcome)"
  }
}

extension MockCall.Outcome: CustomStringConvertible {
  /// The answer in a few words, or that there is none yet.
  public var description: String {
    switch self {
    case .waiting: "waiting"
    case .answered(let answer): answer.text
    }
  }
}
