#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A request to a synchronous interactor, for as long as an answer may come.
@MainActor
class OpenRequest {
  /// The request that is being performed, also in tasks that its interactor starts meanwhile.
  @TaskLocal static var current: OpenRequest?
}

/// A request with its types.
final class OpenRequestOf<Request: InteractorRequestConfiguring>: OpenRequest {
  typealias Answer = Result<Request.ResultData, any Error>

  private enum Recipient {
    /// A place; an interactor may answer it more than once.
    case place(InteractorResponseClosure<Request>)
    /// Somebody who awaits one answer.
    case awaiting(CheckedContinuation<Answer, Never>)
    /// Nobody any more; the answer that may still come is nobody else's.
    case nobody
  }

  let request: Request
  /// On whose behalf it was made: the interactor as one place has installed it.
  private(set) weak var owner: AnyObject?
  let isAwaited: Bool
  var isAnswered = false
  private var recipient: Recipient

  /// Creates a request of a place.
  init(_ request: Request, by owner: AnyObject, take: @escaping InteractorResponseClosure<Request>)
  {
    self.request = request
    self.owner = owner
    isAwaited = false
    recipient = .place(take)
  }

  /// Creates a request that somebody awaits.
  init(_ request: Request, by owner: AnyObject, awaiting: CheckedContinuation<Answer, Never>) {
    self.request = request
    self.owner = owner
    isAwaited = true
    recipient = .awaiting(awaiting)
  }

  /// Whether nobody awaits the answer any more.
  var isGivenUp: Bool {
    if case .nobody = recipient { true } else { false }
  }

  /// Whether another request is for the same, on behalf of the same.
  func isRepeated(by other: OpenRequestOf) -> Bool {
    request.action == other.request.action && owner === other.owner
  }

  /// Hands over an answer.
  func take(_ result: Answer, _ request: Request) {
    switch recipient {
    case .place(let take): take(result, request)
    case .awaiting(let continuation):
      recipient = .nobody
      continuation.resume(returning: result)
    case .nobody: break
    }
  }

  /// Ends the waiting with a failure; a place goes on hearing of answers.
  func giveUp() {
    guard isAwaited else { return }
    let error = DestinationError(.cancelled, "The request for \(request.action) was cancelled.")
    take(.failure(error), request)
  }
}
