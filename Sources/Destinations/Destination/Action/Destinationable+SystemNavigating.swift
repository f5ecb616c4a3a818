/// System navigation at a place.
extension Destinationable {
  /// Keeps the closure for as long as this place is in no ``Flow``.
  ///
  /// In a flow, the flow carries out all presentations.
  ///
  /// The actions are created from the table when they run.
  public func buildSystemNavigationActions(presentationClosure: @escaping (Presentation) -> Void) {
    let state = internalState
    if state.needsClosures { state.madeExtras.systemPresentationClosure = presentationClosure }
  }

  /// Returns the action that carries out a presentation for a system navigation.
  public func buildSystemNavigationAction(
    presentationClosure: @escaping (Presentation) -> Void, configuration: Presentation,
    navigationType: SystemNavigationType
  ) -> InterfaceAction<SystemNavigationType, DestinationType, ContentType> {
    configuration.action(for: navigationType, run: presentationClosure)
  }

  /// Replaces the actions of some system navigations.
  public func updateSystemNavigationActions(
    actions: [InterfaceAction<SystemNavigationType, DestinationType, ContentType>]
  ) {
    let extras = internalState.madeExtras
    for action in actions { extras.systemActions[action.userInteractionType] = action }
  }

  /// Adds an action for a system navigation.
  public func addSystemNavigationAction(
    action: InterfaceAction<SystemNavigationType, DestinationType, ContentType>
  ) {
    updateSystemNavigationActions(actions: [action])
  }

  /// Carries out a system navigation at this place.
  public func performSystemNavigationAction<Options>(
    navigationType: SystemNavigationType, options: Options?
  ) {
    perform(navigationType, options: options as? SystemNavigationOptions)
  }

  /// Carries out a system navigation at this place.
  public func performSystemNavigationAction(
    navigationType: SystemNavigationType, options: SystemNavigationOptions? = nil
  ) {
    performOwnVersion(of: navigationType, options)
  }

  /// Calls the generic method, which an app may implement; a call without generic options would find the one above.
  private func performOwnVersion<Options>(
    of navigationType: SystemNavigationType, _ options: Options?
  ) {
    performSystemNavigationAction(navigationType: navigationType, options: options)
  }

  private func perform(_ navigationType: SystemNavigationType, options: SystemNavigationOptions?) {
    let state = internalState
    if let action = state.extras?.systemActions[navigationType] { return action() }
    let world = state.host?.world as? PlaceWorld<DestinationType, ContentType, TabType>
    let declared = systemNavigationPresentation(for: navigationType)
    guard var presentation = declared ?? world?.finder.usual[navigationType] else {
      if navigationType == .tapSelectedTab { return }
      return logError(error: refusal(.noAction, "has no action for \(navigationType.rawValue)"))
    }
    let asker = options?.parentID ?? id
    presentation.isSystemNavigation = true
    presentation.parentDestinationID = asker
    if let target = options?.targetID { presentation.actionTargetID = target }
    let closure = state.extras?.systemPresentationClosure ?? state.extras?.presentationClosure
    if let closure { return closure(presentation) }
    handleThrowable { [self, presentation] in
      try submit(presentation.work(), of: presentation, cause: .system, from: asker, nil)
    }
  }

  /// Records whether the user is making a gesture of the system at this place.
  public func updateIsSystemNavigating(isNavigating: Bool) {
    internalState.isSystemNavigating = isNavigating
  }

  /// Returns whether the user is making a gesture of the system at this place.
  public func isSystemNavigating() -> Bool {
    internalState.isSystemNavigating
  }
}
