/// An interactor as one place has it.
@MainActor
class InstalledInteractor {
  let interactor: any AbstractInteractable

  fileprivate init(_ interactor: any AbstractInteractable) {
    self.interactor = interactor
  }

  /// Lets the interactor prepare itself; an asynchronous one in a task that `start` starts.
  func prepare(start: (@escaping @MainActor () async -> Void) -> Void) {}

  /// Lets the interactor clean up unless others have it too; returns the work to wait for, if any.
  func cleanUp() -> Task<Void, Never>? { nil }
}

/// An interactor that takes requests of one type.
final class InteractorOf<Request: InteractorRequestConfiguring>: InstalledInteractor {
  typealias Answer = Result<Request.ResultData, any Error>

  let engaged: EngagedInteractorOf<Request>

  /// The tasks that follow streams, by the actions that they were asked for.
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
  /// Asks on behalf of a place; unless the app has claimed the results, `take` gets them.
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

  /// Asks and returns the answer, or a failure with `cancelled` if the task is cancelled before.
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
