/// An interactor as assigned to one place.
@MainActor
class InstalledInteractor {
  let interactor: any AbstractInteractable

  fileprivate init(_ interactor: any AbstractInteractable) {
    self.interactor = interactor
  }

  /// Lets the interactor clean up unless other places use it, and returns the task to wait for, if
  /// there is one.
  func cleanUp() -> Task<Void, Never>? { nil }
}

/// An interactor that takes requests of one type.
final class InteractorOf<Request: InteractorRequestConfiguring>: InstalledInteractor {
  typealias Answer = Result<Request.ResultData, any Error>

  let shared: SharedInteractor<Request>

  /// The tasks that receive the results of streams, by action.
  var streams: [Request.ActionType: Task<Void, Never>] = [:]

  /// The replies that are awaited.
  private var waiting: [Weak<InteractorReply<Request>>] = []

  init(_ interactor: any AbstractInteractable<Request>) {
    shared = .engage(interactor)
    super.init(interactor)
  }

  override func cleanUp() -> Task<Void, Never>? {
    for awaited in waiting { awaited.object?.cancel() }
    return shared.leave(self)
  }

  /// Sends a request and returns its result; a failure with `cancelled` if the task is cancelled before a reply.
  func answer(to request: Request, discard: @escaping () -> Void) async -> Answer {
    if let interactor = shared.asynchronous { return await interactor.perform(request: request) }
    let awaited = Weak<InteractorReply<Request>>()
    waiting.append(awaited)
    defer { waiting.removeAll { $0 === awaited } }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let reply = InteractorReply(
          to: request, of: self, isAwaited: true, discard: discard,
          take: { result, _ in continuation.resume(returning: result) })
        awaited.object = reply
        shared.synchronous?.perform(request: request, reply: reply)
      }
    } onCancel: {
      Task { @MainActor in awaited.object?.cancel() }
    }
  }
}
