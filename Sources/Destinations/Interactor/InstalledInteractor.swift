/// An interactor as a destination keeps it, with its kind found out once.
@MainActor
class InstalledInteractor {
  let interactor: any AbstractInteractable

  fileprivate init(_ interactor: any AbstractInteractable) {
    self.interactor = interactor
  }

  /// Lets the interactor prepare itself; an asynchronous one in a task that `start` starts.
  func prepare(start: (@escaping @MainActor () async -> Void) -> Void) {}

  /// Lets the interactor clean up; returns the work to wait for, if there is any.
  func cleanUp() -> Task<Void, Never>? { nil }
}

/// An interactor that takes requests of one type.
final class InteractorOf<Request: InteractorRequestConfiguring>: InstalledInteractor {
  enum Kind {
    case sync(any Interactable<Request>)
    case async(any AsyncInteractable<Request>)
    /// Of neither kind; every request to it is refused.
    case unknown
  }

  let kind: Kind
  private var lines: [Request.ActionType: AnswerLine<Request>] = [:]
  private var isPreparing = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ interactor: any AbstractInteractable<Request>) {
    if let interactor = interactor as? any AsyncInteractable<Request> {
      kind = .async(interactor)
    } else if let interactor = interactor as? any Interactable<Request> {
      kind = .sync(interactor)
    } else {
      kind = .unknown
    }
    super.init(interactor)
  }

  override func prepare(start: (@escaping @MainActor () async -> Void) -> Void) {
    switch kind {
    case .sync(let interactor): interactor.prepareForRequests()
    case .async(let interactor):
      isPreparing = true
      start { [self] in
        await interactor.prepareForRequests()
        isPreparing = false
        for continuation in waiting { continuation.resume() }
        waiting = []
      }
    case .unknown: break
    }
  }

  /// Asks an interactor that answers through closures, and waits for its answer.
  func answer(
    to request: Request, from interactor: any Interactable<Request>
  ) async -> AnswerLine<Request>.Answer {
    let open = lines[request.action].flatMap { $0.isEmpty ? nil : $0 }
    let line = open ?? AnswerLine(interactor, request.action)
    lines[request.action] = line
    let answer = await line.ask(request)
    if line.isEmpty, lines[request.action] === line { lines[request.action] = nil }
    return answer
  }

  /// Waits until the interactor has prepared itself.
  func untilPrepared() async {
    if isPreparing { await withCheckedContinuation { waiting.append($0) } }
  }

  override func cleanUp() -> Task<Void, Never>? {
    switch kind {
    case .sync(let interactor):
      interactor.cleanupResources()
      return nil
    case .async(let interactor): return Task { await interactor.cleanupResources() }
    case .unknown: return nil
    }
  }
}
