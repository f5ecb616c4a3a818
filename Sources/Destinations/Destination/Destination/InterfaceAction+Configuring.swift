extension InterfaceAction {
  /// Returns the action as configured by its assistant.
  ///
  /// - Throws: ``DestinationError`` with `assistantMismatch` if the types do not match.
  @MainActor
  func configured(
    at destination: any Destinationable, interaction: UserInteractionType, content: ContentType?
  ) throws(DestinationError) -> Self {
    var action = self
    action.data.parentID = destination.id
    switch assistantType {
    case .basic:
      action.data.contentType = content ?? action.data.contentType
      return action
    case .custom(
      let assistant
        as any InterfaceActionConfiguring<UserInteractionType, DestinationType, ContentType>):
      return assistant.configure(
        interfaceAction: action, interactionType: interaction, destination: destination,
        content: content)
    case .custom(let assistant):
      throw DestinationError(assistant, for: UserInteractionType.self).asked(from: destination)
    }
  }
}

extension DestinationPresentation {
  /// Returns the fault of an assistant whose types are not those of the presentation at a place with some
  /// interactions; nil if they are.
  func fault<Interaction: UserInteractionTypeable>(
    at place: Interaction.Type
  ) -> DestinationError? {
    guard case .custom(let assistant) = assistantType,
      !(assistant is any InterfaceActionConfiguring<Interaction, DestinationType, ContentType>)
    else { return nil }
    return DestinationError(assistant, for: place)
  }
}

extension DestinationError {
  /// Creates the error of an assistant that has other types than the actions that it configures.
  fileprivate init<Interaction>(
    _ assistant: any InterfaceActionConfiguring, for type: Interaction.Type
  ) {
    let place = String(reflecting: type)
    let reason = "The assistant \(Swift.type(of: assistant)) cannot configure actions of \(place)."
    self.init(.assistantMismatch, reason)
  }
}
