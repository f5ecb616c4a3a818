/// Assigning interactors and asking them.
extension Destinationable {
  /// Assigns an interactor, which is then prepared and handed to ``configureInteractor(_:type:)``.
  ///
  /// Assigning the one that is assigned already does nothing.
  public func assignInteractor<Request: InteractorRequestConfiguring>(
    interactor: any AbstractInteractable<Request>, for type: InteractorType
  ) {
    BuildScope.note(self)
    let old = internalState.interactors?[type]
    if old?.interactor === interactor { return }
    let installed = InteractorOf(interactor)
    internalState.interactors = (internalState.interactors ?? [:]).merging([type: installed]) { $1 }
    if let old {
      internalState.tasks?.cancel(named: "\(type)")
      cleanUp(old)
    }
    installed.prepare { [self] work in startTask(named: "\(type)", work) }
    configureInteractor(interactor, type: type)
  }

  /// Returns the interactor of a type.
  public func interactor(for type: InteractorType) -> (any AbstractInteractable)? {
    internalState.interactors?[type]?.interactor
  }

  /// Does nothing.
  public func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType) {}

  /// Assigns the assistant that serves the requests of an interaction.
  public func assignInteractorAssistant(
    assistant: any InteractorAssisting<InteractorType, ContentType>,
    for interactionType: UserInteractionType
  ) {
    internalState.addition { $0.assistants[interactionType] = assistant }
  }

  /// Lets an interactor that is no longer assigned clean up.
  func cleanUp(_ interactor: InstalledInteractor) {
    guard let cleaning = interactor.cleanUp() else { return }
    let host = internalState.host
    let key = host?.begin(.cleanup(id: id))
    Task { [weak host] in
      await cleaning.value
      if let key { host?.end(key) }
    }
  }
}

// MARK: - Requests

extension Destinationable {
  /// Asks an interactor.
  public func performRequest<Request: InteractorRequestConfiguring>(
    interactor: InteractorType, request: Request
  ) {
    do throws(DestinationError) {
      try start(request, of: interactor, mustBeAsync: false)
    } catch {
      handleInteractorResult(result: .failure(error), for: request)
    }
  }

  /// Asks an interactor of either kind and returns its result.
  public func performRequest<Request: InteractorRequestConfiguring>(
    interactor: InteractorType, request: Request
  ) async -> Result<Request.ResultData, any Error> {
    let installed: InteractorOf<Request>
    do throws(DestinationError) {
      installed = try self.installed(interactor, for: request, mustBeAsync: false)
    } catch {
      return .failure(error)
    }
    await installed.untilPrepared()
    let result = await Self.result(of: request, from: installed)
    return internalState.hasLeft ? .failure(tooLate(interactor)) : result
  }

  /// Hands the result to the state model; without one it is reported, for nobody has handled it.
  public func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    if stateModel?.handleInteractorResult(result: result, for: request) == true { return }
    if case .failure(let error) = result { return logError(error: error) }
    internalState.host?.report(.resultUnhandled(id: id, request: "\(Request.self)"))
  }

  /// Hands the result to ``handleInteractorResult(result:for:)``.
  public func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    handleInteractorResult(result: result, for: request)
  }
}

extension Destinationable {
  /// Starts a request; its result goes to a handler.
  func start<Request: InteractorRequestConfiguring>(
    _ request: Request, of type: InteractorType, mustBeAsync: Bool
  ) throws(DestinationError) {
    let installed = try installed(type, for: request, mustBeAsync: mustBeAsync)
    switch installed.kind {
    case .sync(let interactor):
      let asker = RequestAsker(self)
      answerThere(interactor, request, first: asker)
      RequestAsker.$current.withValue(asker) { interactor.perform(request: request) }
    case .async(let interactor):
      startTask(named: "\(type)") { [weak self] in
        await installed.untilPrepared()
        let result = await interactor.perform(request: request)
        guard let self, !internalState.hasLeft, !Task.isCancelled else { return }
        await handleAsyncInteractorResult(result: result, for: request)
      }
    case .unknown: break
    }
  }

  /// Runs work as a task that is cancelled when this place leaves, and that `pending` names.
  ///
  /// Work that ends after this place has left is reported as a discarded result.
  func startTask(named name: String, _ work: @escaping @MainActor () async -> Void) {
    let state = internalState
    guard !state.hasLeft else { return logError(error: tooLate(name)) }
    let key = state.host?.begin(.request(interactor: name, id: id))
    let ticket = WorkTicket { [weak host = state.host] in
      if let key { host?.park(key, $0) }
    }
    state.start(named: name) { [weak host = state.host, weak state, id] in
      await WorkTicket.$current.withValue(ticket) { await work() }
      if let key { host?.end(key) }
      if state?.hasLeft ?? true || Task.isCancelled {
        host?.report(.resultDiscarded(id: id, interactor: name))
      }
    }
  }

  func missing(_ type: InteractorType) -> DestinationError {
    DestinationError(.interactorMissing, "\(description) has no interactor \(type).")
  }

  /// Lets results of an action for which nothing is assigned come to whoever asks.
  private func answerThere<Request: InteractorRequestConfiguring>(
    _ interactor: any Interactable<Request>, _ request: Request, first: RequestAsker
  ) {
    guard interactor.responseForAction(action: request.action) == nil else { return }
    interactor.assignResponseForAction(
      response: { result, request in
        (RequestAsker.current ?? first).take(result, for: request)
      }, for: request.action)
  }

  private func installed<Request: InteractorRequestConfiguring>(
    _ type: InteractorType, for request: Request, mustBeAsync: Bool
  ) throws(DestinationError) -> InteractorOf<Request> {
    guard !internalState.hasLeft else { throw tooLate(type) }
    guard let installed = internalState.interactors?[type] else { throw missing(type) }
    guard let interactor = installed as? InteractorOf<Request> else {
      throw mismatch(type, "takes other requests than \(Request.self)")
    }
    switch interactor.kind {
    case .sync where mustBeAsync: throw mismatch(type, "is not asynchronous")
    case .unknown: throw mismatch(type, "is neither Interactable nor AsyncInteractable")
    case .sync, .async: return interactor
    }
  }

  private static func result<Request: InteractorRequestConfiguring>(
    of request: Request, from installed: InteractorOf<Request>
  ) async -> Result<Request.ResultData, any Error> {
    switch installed.kind {
    case .async(let interactor): await interactor.perform(request: request)
    case .sync(let interactor): await installed.answer(to: request, from: interactor)
    case .unknown:
      .failure(DestinationError(.interactorKindMismatch, "The interactor has no kind."))
    }
  }

  private func mismatch(_ type: InteractorType, _ what: String) -> DestinationError {
    DestinationError(.interactorKindMismatch, "Interactor \(type) of \(description) \(what).")
  }

  private func tooLate<Asked>(_ what: Asked) -> DestinationError {
    DestinationError(.resultTooLate, "\(description) left before \(what) answered.")
  }
}
