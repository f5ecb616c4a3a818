/// Waits for the one answer of an interactor that answers through closures.
///
/// The closure assigned for the action is called as well, and is back in its place afterwards.
@MainActor
final class OneAnswer<Request: InteractorRequestConfiguring> {
  typealias Answer = Result<Request.ResultData, any Error>

  private let request: Request
  private var continuation: CheckedContinuation<Answer, Never>?

  init(to request: Request) {
    self.request = request
  }

  /// Asks and returns the answer, or a failure with `cancelled` if the task is cancelled before.
  func ask(_ interactor: any Interactable<Request>) async -> Answer {
    let old = interactor.responseForAction(action: request.action)
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.continuation = continuation
        interactor.requestResponses[request.action] = { [self] result, request in
          old?(result, request)
          finish(result)
        }
        interactor.perform(request: request)
      }
    } onCancel: {
      Task { @MainActor in
        self.finish(.failure(DestinationError(.cancelled, "The request was cancelled.")))
      }
    }
    interactor.requestResponses[request.action] = old
    return answer
  }

  private func finish(_ answer: Answer) {
    continuation?.resume(returning: answer)
    continuation = nil
  }
}
