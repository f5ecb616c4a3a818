/// Those who await answers of one action from an interactor that answers through closures.
///
/// First come, first served. While anybody waits, one closure is assigned for the action; it calls the
/// one that was there before as well, which is back in its place when nobody waits any more.
@MainActor
final class AnswerLine<Request: InteractorRequestConfiguring> {
  typealias Answer = Result<Request.ResultData, any Error>

  private let interactor: any Interactable<Request>
  private let action: Request.ActionType
  private let before: InteractorResponseClosure<Request>?
  private var waiting: [(number: Int, continuation: CheckedContinuation<Answer, Never>)] = []
  private var last = 0

  /// Whether nobody waits any more, so that the line is at its end.
  var isEmpty: Bool { waiting.isEmpty }

  init(_ interactor: any Interactable<Request>, _ action: Request.ActionType) {
    self.interactor = interactor
    self.action = action
    before = interactor.responseForAction(action: action)
    interactor.requestResponses[action] = { [self] result, request in serve(result, request) }
  }

  /// Asks and returns the answer, or a failure with `cancelled` if the task is cancelled before.
  func ask(_ request: Request) async -> Answer {
    last += 1
    let number = last
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting.append((number, continuation))
        interactor.perform(request: request)
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  private func serve(_ result: Answer, _ request: Request) {
    before?(result, request)
    if !waiting.isEmpty { end(waiting.removeFirst().continuation, result) }
  }

  private func cancel(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    let error = DestinationError(.cancelled, "The request was cancelled.")
    end(waiting.remove(at: index).continuation, .failure(error))
  }

  private func end(_ continuation: CheckedContinuation<Answer, Never>, _ answer: Answer) {
    if waiting.isEmpty { interactor.requestResponses[action] = before }
    continuation.resume(returning: answer)
  }
}
