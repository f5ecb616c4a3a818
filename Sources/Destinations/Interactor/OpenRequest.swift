/// A request to a synchronous interactor, for as long as it may be answered.
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
  /// The owner of the request: the interactor as assigned to one place.
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

  /// Creates a request whose result is awaited.
  init(_ request: Request, by owner: AnyObject, awaiting: CheckedContinuation<Answer, Never>) {
    self.request = request
    self.owner = owner
    isAwaited = true
    recipient = .awaiting(awaiting)
  }

  /// Whether nobody waits for the answer any more.
  var isGivenUp: Bool {
    if case .nobody = recipient { true } else { false }
  }

  /// Whether another request has the same owner and is equal.
  func isRepeated(by other: OpenRequestOf) -> Bool {
    request.action == other.request.action && owner === other.owner
  }

  /// Delivers an answer.
  func take(_ result: Answer, _ request: Request) {
    switch recipient {
    case .place(let take): take(result, request)
    case .awaiting(let continuation):
      recipient = .nobody
      continuation.resume(returning: result)
    case .nobody: break
    }
  }

  /// Ends the waiting with a failure.
  func giveUp() {
    guard isAwaited else { return }
    let error = DestinationError(.cancelled, "The request for \(request.action) was cancelled.")
    take(.failure(error), request)
  }
}
