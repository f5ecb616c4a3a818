/// Interactions, and the actions that run for them.
extension Destinationable {
  /// Runs the action of an interaction.
  ///
  /// See the requirement of the protocol for the errors.
  public func performInterfaceAction(
    interactionType: UserInteractionType, content: ContentType? = nil
  ) throws {
    try act(on: interactionType, content)
  }

  /// Runs the action of an interaction: a presentation, a request or a closure.
  func act(on interactionType: UserInteractionType, _ content: ContentType?) throws {
    let (state, id) = (internalState, id)
    state.host?.listeners.onInteraction?(interactionType.rawValue, id)
    if state.extras != nil, try runAddition(interactionType, content) { return }
    guard let presentation = presentation(for: interactionType) else {
      return try ask(interactionType, content)
    }
    if try state.present(presentation, content, from: id) { return }
    if state.extras?.requests != nil, request(for: interactionType) != nil {
      throw conflict(interactionType)
    }
    if state.extras != nil, state.declaresHandling(of: interactionType) {
      throw conflict(interactionType, "a presentation and a state model")
    }
    try present(presentation, interactionType, content)
  }

  /// Runs the action that was added for the interaction, and returns whether there is one.
  @inline(never)
  private func runAddition(
    _ interaction: UserInteractionType, _ content: ContentType?
  ) throws -> Bool {
    guard let action = internalState.extras?.actions.entry(exactlyOrByCase: interaction)
    else { return false }
    try action.configured(at: self, interaction: interaction, content: content)()
    return true
  }

  /// Sends the request of an interaction without a presentation, or passes the interaction to the
  /// state model.
  private func ask(_ interaction: UserInteractionType, _ content: ContentType?) throws {
    if internalState.hasLeft { throw livesNowhere }
    if let assistant = internalState.extras?.assistants.entry(exactlyOrByCase: interaction) {
      return try assist(assistant, content: content)
    }
    guard let request = request(for: interaction) else {
      if handler?.handle(interaction, content: content) == true { return }
      throw unhandled(interaction)
    }
    if internalState.declaresHandling(of: interaction) {
      throw conflict(interaction, "a request and a state model")
    }
    if let followed = request as? any FollowedRequest<InteractorType>, let next = followed.next {
      return try run(followed, then: next, interaction, content)
    }
    try request.run(at: self, content: content)
  }

  /// Returns the error for an interaction that is in no table, and that the state model has not handled.
  private func unhandled(_ interaction: UserInteractionType) -> DestinationError {
    guard internalState.declaresHandling(of: interaction) else {
      let known = internalState.declaredInteractions.map(\.rawValue).sorted()
      let others = known.isEmpty ? "" : ", only for \(known.joined(separator: ", "))"
      return refusal(.noAction, "has no action for \(interaction.rawValue)\(others)")
    }
    let what =
      effectiveStateModel.map { "its state model \(Swift.type(of: $0)) does not" }
      ?? "it has no state model"
    let predicate = "declares that a state model handles \(interaction.rawValue), but \(what)"
    return refusal(.notHandled, predicate)
  }

  private func request(
    for interaction: UserInteractionType
  ) -> (any InteractorConfiguring<InteractorType>)? {
    internalState.extras?.requests?.entry(exactlyOrByCase: interaction)
  }

  /// Carries out the presentation of an interaction.
  func present(
    _ presentation: Presentation, _ interaction: UserInteractionType, _ content: ContentType?,
    mayBeCovered: Bool = false
  ) throws {
    if let closure = internalState.extras?.presentationClosure {
      return try closure(
        presentation.outline.isBasic
          ? presentation.asked(by: id, content: content)
          : assisted(presentation, for: interaction, content: content))
    }
    var work = try work(presentation, for: interaction, content: content)
    if mayBeCovered { work.terms.mayBeCovered = true }
    try submit(work, of: presentation, cause: .user, from: id, content)
  }

  /// Submits the request of a presentation, and asks the question of the presentation, if it has
  /// one.
  func submit(
    _ work: RequestWork, of presentation: Presentation, cause: NavigationCause,
    from asker: DestinationID, _ content: ContentType?
  ) throws(DestinationError) {
    if let question = presentation.question {
      return try question.ask(
        at: self, in: try engine(), by: work, cause: cause, content: content)
    }
    try submit(work, cause: cause, from: asker)
  }

  /// Returns the request for the presentation of an interaction.
  func work(
    _ presentation: Presentation, for interaction: UserInteractionType, content: ContentType?
  ) throws -> RequestWork {
    let world = internalState.world
    if presentation.outline.isBasic {
      return presentation.work(for: id, content: content, in: world)
    }
    let configured = try assisted(presentation, for: interaction, content: content)
    return configured.work(in: world)
  }

  /// The error for a place that is in no flow: it has left, or has never been in one.
  var livesNowhere: DestinationError {
    let error =
      internalState.hasLeft
      ? DestinationError(.requesterGone, "The requester \(description) has left.")
      : DestinationError(.flowEnded, "\(description) is not in a flow.")
    return error.asked(from: self)
  }

  /// Submits a request to the host of this place.
  ///
  /// - Throws: The error if the request is refused immediately.
  func submit(
    _ work: RequestWork, cause: NavigationCause, from id: DestinationID
  ) throws(DestinationError) {
    guard let host = internalState.host else { throw livesNowhere }
    if case .refused(let error) = host.submit(work, cause: cause, from: id) { throw error }
  }

  @inline(never)
  private func assisted(
    _ presentation: Presentation, for interaction: UserInteractionType, content: ContentType?
  ) throws -> Presentation {
    let action = buildInterfaceAction(
      presentationClosure: { _ in }, configuration: presentation, interactionType: interaction)
    let configured = try action.configured(at: self, interaction: interaction, content: content)
    return presentation.applying(configured.data).asked(by: id, content: nil)
  }

  func conflict(
    _ interaction: UserInteractionType, _ both: String = "a presentation and a request"
  ) -> DestinationError {
    refusal(.conflictingAction, "declares both \(both) for \(interaction.rawValue)")
  }

  /// Returns an error whose reason is a sentence about this destination.
  func refusal(_ code: DestinationError.Code, _ predicate: String) -> DestinationError {
    DestinationError(code, "\(description) \(predicate).").asked(from: self)
  }
}

extension Destinationable {
  /// Keeps the closure for as long as this place is in no ``Flow``.
  ///
  /// In a flow, the flow carries out all presentations.
  ///
  /// The actions are created from the table when they run.
  public func buildInterfaceActions(presentationClosure: @escaping (Presentation) -> Void) {
    let state = internalState
    if state.needsClosures { state.madeExtras.presentationClosure = presentationClosure }
  }

  /// Returns the action that carries out a presentation for an interaction.
  public func buildInterfaceAction(
    presentationClosure: @escaping (Presentation) -> Void, configuration: Presentation,
    interactionType: UserInteractionType
  ) -> InterfaceAction<UserInteractionType, DestinationType, ContentType> {
    configuration.action(for: interactionType, run: presentationClosure)
  }

  /// Does nothing: requests are created from the table when they are sent.
  public func buildInteractorActions(presentationClosure: @escaping (Presentation) -> Void) {}

  /// Replaces the actions of some interactions.
  public func updateInterfaceActions(
    actions: [InterfaceAction<UserInteractionType, DestinationType, ContentType>]
  ) {
    let extras = internalState.madeExtras
    for action in actions { extras.actions[action.userInteractionType] = action }
  }

  /// Adds an action, or throws `conflictingAction` if the interaction sends a request to an
  /// interactor.
  public func addInterfaceAction(
    action: InterfaceAction<UserInteractionType, DestinationType, ContentType>
  ) throws {
    let interaction = action.userInteractionType
    let requests = internalState.extras?.requests
    guard requests?.entry(exactlyOrByCase: interaction) == nil else { throw conflict(interaction) }
    updateInterfaceActions(actions: [action])
  }
}

extension DestinationPresentation {
  /// Returns the action that carries out this presentation.
  @MainActor
  func action<Interaction: UserInteractionTypeable>(
    for interaction: Interaction, run: @escaping (Self) -> Void
  ) -> InterfaceAction<Interaction, DestinationType, ContentType> {
    let data = InterfaceActionData<DestinationType, ContentType>(
      presentationID: id, destinationType: destinationType, contentType: contentType,
      parentID: parentDestinationID, actionTargetID: actionTargetID,
      isSystemNavigation: isSystemNavigation)
    return InterfaceAction(
      userInteractionType: interaction, data: data, assistantType: assistantType
    ) { _, data in run(applying(data)) }
  }

  /// Returns this presentation with the changes that an assistant has made to an action's data.
  func applying(_ data: InterfaceActionData<DestinationType, ContentType>) -> Self {
    changed(self) {
      $0.destinationType = data.destinationType
      $0.contentType = data.contentType
      $0.parentDestinationID = data.parentID
      $0.actionTargetID = data.actionTargetID
      $0.isSystemNavigation = data.isSystemNavigation
    }
  }
}

extension DestinationError {
  /// Returns the same error, with the requester.
  @MainActor
  func asked(from destination: any Destinationable) -> DestinationError {
    changed(self) { $0.asker = PlaceName(id: destination.id, payload: destination.type.rawValue) }
  }
}
