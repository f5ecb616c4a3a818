/// The reply to one request, which can be given once.
///
/// A ``ReplyInteractable`` receives it with the request, and calls it with the result at once or
/// later. A second result is discarded and reported as an event. If a result is awaited and the
/// interactor releases the reply without giving it, the waiting ends with `interactorFailed`.
@MainActor
public final class InteractorReply<Request: InteractorRequestConfiguring> {
  /// The request to answer.
  public let request: Request

  /// The interactor as assigned to the place that asks.
  private(set) weak var owner: InteractorOf<Request>?
  let isAwaited: Bool
  var isGiven = false
  private var take: InteractorResponseClosure<Request>?
  private let discard: () -> Void

  init(
    to request: Request, of owner: InteractorOf<Request>?, isAwaited: Bool = false,
    discard: @escaping () -> Void, take: @escaping InteractorResponseClosure<Request>
  ) {
    self.request = request
    self.owner = owner
    self.isAwaited = isAwaited
    self.take = take
    self.discard = discard
  }

  /// Creates a reply for a test of an interactor, with the closure that receives the result.
  public convenience init(
    to request: Request, take: @escaping (Result<Request.ResultData, any Error>) -> Void
  ) {
    self.init(to: request, of: nil, discard: {}, take: { result, _ in take(result) })
  }

  isolated deinit {
    fail(.interactorFailed, "\(request.action) ended without a result.")
  }

  /// Gives the result.
  public func callAsFunction(_ result: Result<Request.ResultData, any Error>) {
    if isGiven { return discard() }
    isGiven = true
    deliver(result, for: request)
  }

  /// Whether the result was awaited, and no longer is.
  var isGivenUp: Bool { take == nil }

  /// Delivers a result, even a second one, as the closures of the original may be called again.
  func deliver(_ result: Result<Request.ResultData, any Error>, for request: Request) {
    let take = take
    if isAwaited { self.take = nil }
    take?(result, request)
  }

  /// Ends the waiting with a failure; does nothing if the result is not awaited.
  private func fail(_ code: DestinationError.Code, _ message: String) {
    guard isAwaited, let take else { return }
    self.take = nil
    take(.failure(DestinationError(code, message)), request)
  }

  /// Ends the waiting, because the task or the place has ended.
  func cancel() {
    fail(.cancelled, "The request for \(request.action) was cancelled.")
  }
}
