/// Assigning interactors, and sending requests to them.
extension Destinationable {
  /// Assigns an interactor, prepares it, and passes it to ``configureInteractor(_:type:)``.
  ///
  /// Assigning the same interactor again does nothing. A place that has left accepts no interactor;
  /// an error is logged instead.
  public func assignInteractor<Request: InteractorRequestConfiguring>(
    interactor: any AbstractInteractable<Request>, for type: InteractorType
  ) {
    if internalState.hasLeft { return logError(error: tooLate(type)) }
    Construction.note(self)
    let old = internalState.extras?.interactors[type]
    if old?.interactor === interactor { return }
    let installed = InteractorOf(interactor)
    internalState.madeExtras.interactors[type] = installed
    if let old {
      internalState.extras?.tasks.cancel(named: "\(type)")
      cleanUp(old)
    }
    let shared = installed.shared
    shared.join(installed)
    if shared.asynchronous != nil {
      startTask(named: "\(type)", as: .preparation) { await shared.prepared() }
    }
    configureInteractor(interactor, type: type)
  }

  /// Returns the interactor of a type.
  public func interactor(for type: InteractorType) -> (any AbstractInteractable)? {
    internalState.extras?.interactors[type]?.interactor
  }

  /// Does nothing.
  public func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType) {}

  /// Assigns an assistant that makes the requests of an interaction.
  public func assignInteractorAssistant(
    assistant: any InteractorAssisting<InteractorType, ContentType>,
    for interactionType: UserInteractionType
  ) {
    internalState.madeExtras.assistants[interactionType] = assistant
  }

  /// Lets an interactor that is no longer assigned clean up.
  func cleanUp(_ interactor: InstalledInteractor) {
    guard let cleaning = interactor.cleanUp() else { return }
    let work = WorkTicket(.cleanup(id: id), in: internalState.host?.ledger, as: .own)
    Task {
      await cleaning.value
      work.end()
    }
  }
}

// MARK: - Requests

extension Destinationable {
  /// Sends a request to an interactor, and lets the closure or handler receive the result.
  ///
  /// It is `performRequest(interactor:request:)` in the form without `async`. In an asynchronous
  /// function the compiler picks the other form, which returns the result to the caller.
  public func sendRequest<Request: InteractorRequestConfiguring>(
    interactor: InteractorType, request: Request
  ) {
    performRequest(interactor: interactor, request: request)
  }

  /// Sends a request to an interactor; the result goes to a closure or a handler.
  public func performRequest<Request: InteractorRequestConfiguring>(
    interactor: InteractorType, request: Request
  ) {
    do throws(DestinationError) {
      try start(request, of: interactor)
    } catch {
      handleInteractorResult(result: .failure(error), for: request)
    }
  }

  /// Sends a request to an interactor of any kind, and returns its result.
  public func performRequest<Request: InteractorRequestConfiguring>(
    interactor: InteractorType, request: Request
  ) async -> Result<Request.ResultData, any Error> {
    let installed: InteractorOf<Request>
    do throws(DestinationError) {
      installed = try self.installed(interactor, for: request)
    } catch {
      return .failure(error)
    }
    let delivery = ResultDelivery(to: self, from: interactor, installed)
    await installed.shared.prepared()
    let result = await delivery.answer {
      await installed.answer(to: request, discard: delivery.discard)
    }
    guard let obstacle = obstacle(to: installed, interactor) else { return result }
    delivery.discard()
    return .failure(obstacle)
  }

  /// Passes the result to the state model.
  ///
  /// If the model does not handle it either, a failure is logged, and a success is reported as an
  /// unhandled result.
  public func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    if effectiveStateModel?.handleInteractorResult(result: result, for: request) == true { return }
    if case .failure(let error) = result {
      return logError(error: DestinationError(failure: error, of: Request.self))
    }
    if isFollowed(request) { return }
    internalState.host?.report(.resultUnhandled(id: id, request: "\(Request.self)"))
  }

  /// Calls ``handleInteractorResult(result:for:)``.
  public func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    handleInteractorResult(result: result, for: request)
  }
}

// MARK: - Running requests

extension Destinationable {
  /// Sends a request whose result goes to a handler.
  func start<Request: InteractorRequestConfiguring>(
    _ request: Request, of type: InteractorType, mustBeAsync: Bool = false,
    then next: FollowUp? = nil
  ) throws(DestinationError) {
    let installed = try installed(type, for: request, mustBeAsync: mustBeAsync)
    let delivery = ResultDelivery(to: self, from: type, installed, then: next)
    guard let interactor = installed.shared.asynchronous else {
      let reply = InteractorReply(
        to: request, of: installed, discard: delivery.discard, take: delivery.arrive)
      return WorkTicket.$current.withValue(WorkTicket(delivery.work)) {
        installed.shared.synchronous?.perform(request: request, reply: reply)
      }
    }
    if let interactor = interactor as? any StreamInteractable<Request> {
      return follow(request, of: interactor, installed, delivery)
    }
    startTask(named: delivery.name) {
      await installed.shared.prepared()
      if Task.isCancelled { return }
      let result = await delivery.answer { await interactor.perform(request: request) }
      await delivery.deliverAsync(result, for: request)
    }
  }

  private func installed<Request: InteractorRequestConfiguring>(
    _ type: InteractorType, for request: Request, mustBeAsync: Bool = false
  ) throws(DestinationError) -> InteractorOf<Request> {
    guard let installed = try installed(type) as? InteractorOf<Request> else {
      throw mismatch(type, "does not take requests of type \(Request.self)")
    }
    if installed.shared.asynchronous != nil { return installed }
    if installed.shared.synchronous == nil {
      throw mismatch(type, "is neither Interactable nor AsyncInteractable")
    }
    if mustBeAsync { throw mismatch(type, "is not asynchronous") }
    return installed
  }

  /// Returns the reason why a result cannot be delivered; nil if it can.
  func obstacle(
    to installed: InstalledInteractor?, _ type: InteractorType
  ) -> DestinationError? {
    if internalState.hasLeft { return tooLate(type) }
    if let installed, internalState.extras?.interactors[type] === installed { return nil }
    let reason = "Interactor \(type) of \(description) was replaced by another one."
    return DestinationError(.cancelled, reason).asked(from: self)
  }

  func installed(_ type: InteractorType) throws(DestinationError) -> InstalledInteractor {
    guard !internalState.hasLeft else { throw tooLate(type) }
    if let installed = internalState.extras?.interactors[type] { return installed }
    throw refusal(.interactorMissing, "has no interactor \(type)")
  }

  func tooLate<Asked>(_ what: Asked) -> DestinationError {
    refusal(.resultTooLate, "left before \(what) answered")
  }

  private func mismatch(_ type: InteractorType, _ what: String) -> DestinationError {
    DestinationError(.interactorKindMismatch, "Interactor \(type) of \(description) \(what).")
      .asked(from: self)
  }
}
