/// An interactor as assigned to one place.
@MainActor
class InstalledInteractor {
  let interactor: any AbstractInteractable

  fileprivate init(_ interactor: any AbstractInteractable) {
    self.interactor = interactor
  }

  /// Prepares the interactor; if it is asynchronous, in a task that `start` starts.
  func prepare(start: (@escaping @MainActor () async -> Void) -> Void) {}

  /// Lets the interactor clean up unless other places use it, and returns the task to wait for, if
  /// there is one.
  func cleanUp() -> Task<Void, Never>? { nil }
}

/// An interactor that takes requests of one type.
final class InteractorOf<Request: InteractorRequestConfiguring>: InstalledInteractor {
  typealias Answer = Result<Request.ResultData, any Error>

  let engaged: EngagedInteractorOf<Request>

  /// The tasks that receive the results of streams, by action.
  var streams: [Request.ActionType: Int] = [:]

  init(_ interactor: any AbstractInteractable<Request>) {
    engaged = EngagedInteractor.engage(interactor)
    super.init(interactor)
  }

  override func prepare(start: (@escaping @MainActor () async -> Void) -> Void) {
    let isFirst = engaged.join(self)
    if isFirst, case .sync(let interactor) = engaged.kind { interactor.prepareForRequests() }
    if engaged.asynchronous != nil { start { [engaged] in await engaged.prepared() } }
  }

  override func cleanUp() -> Task<Void, Never>? {
    engaged.desk.giveUp(askedBy: self)
    return engaged.leave(self) ? engaged.cleanUp() : nil
  }
}

// MARK: - Asking an interactor that answers through closures

extension InteractorOf {
  /// Sends a request on behalf of a place.
  ///
  /// `take` receives the results unless the app has assigned a closure.
  func ask(
    _ request: Request, of interactor: any Interactable<Request>,
    take: @escaping InteractorResponseClosure<Request>
  ) {
    if interactor.requestResponses[request.action] != nil {
      interactor.perform(request: request)
    } else {
      engaged.desk.ask(OpenRequestOf(request, by: self, take: take), of: interactor)
    }
  }

  /// Sends a request and returns its result, or a failure with `cancelled` if the task is cancelled
  /// first.
  func answer(
    to request: Request, from interactor: any Interactable<Request>
  ) async -> Answer {
    let asked = Asked()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let open = OpenRequestOf(request, by: self, awaiting: continuation)
        asked.request = open
        engaged.desk.ask(open, of: interactor)
      }
    } onCancel: {
      Task { @MainActor in asked.request?.giveUp() }
    }
  }

  /// What is asked, for the one who cancels it.
  @MainActor
  private final class Asked {
    weak var request: OpenRequestOf<Request>?
  }
}
