extension DestinationPresentation {
  /// Creates a presentation; see the short forms, such as ``push(_:content:)``, for the common
  /// ones.
  ///
  /// - Parameters:
  ///   - destinationType: The route to present; nil for presentations that create no place.
  ///   - presentationType: The kind of the presentation.
  ///   - contentType: The content to pass to the new place.
  ///   - assistantType: The assistant that configures the action before it runs.
  ///   - parentDestinationID: The requester, if no interaction determines it.
  ///   - currentDestinationID: The place to start from, if no interaction determines it.
  ///   - actionTargetID: A place that is presented, to use instead of a new one.
  ///   - navigationStackOptions: The way a stack shows the change.
  ///   - placement: The position of a new place within a tab or a column.
  ///   - shouldSetDestinationAsCurrent: Whether an attached place becomes the current place.
  ///   - completionClosure: Called exactly once, when the request has ended.
  public init(
    destinationType: DestinationType? = nil,
    presentationType: PresentationType,
    contentType: ContentType? = nil,
    assistantType: ActionAssistantType = .basic,
    parentDestinationID: DestinationID? = nil,
    currentDestinationID: DestinationID? = nil,
    actionTargetID: DestinationID? = nil,
    navigationStackOptions: NavigationStackPresentationOptions? = nil,
    placement: SlotPlacement = .automatic,
    shouldSetDestinationAsCurrent: Bool = true,
    completionClosure: (@MainActor @Sendable (_ isDone: Bool) -> Void)? = nil
  ) {
    self.init(
      presentationType, destinationType, contentType, parentDestinationID: parentDestinationID,
      PresentationOutline.Terms(
        assistant: assistantType.isBasic ? nil : assistantType,
        currentDestinationID: currentDestinationID, actionTargetID: actionTargetID,
        navigationStackOptions: navigationStackOptions, placement: placement,
        shouldSetDestinationAsCurrent: shouldSetDestinationAsCurrent,
        completionClosure: completionClosure))
  }

  /// The assistant that configures the action before it runs.
  public var assistantType: ActionAssistantType {
    get { terms.assistant as? ActionAssistantType ?? .basic }
    set { terms.assistant = newValue.isBasic ? nil : newValue }
  }
}

extension ActionAssistantType: PresentationAssistant {}
