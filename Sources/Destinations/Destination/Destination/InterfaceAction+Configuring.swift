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
    guard case .custom(let assistant) = assistantType else {
      action.data.contentType = content ?? action.data.contentType
      return action
    }
    if let fault = assistantType.fault(for: Self.self) { throw fault.asked(from: destination) }
    return assistant.configured(action, at: destination, interaction, content) ?? action
  }
}

extension ActionAssistantType {
  /// Returns the fault of an assistant whose types are not those of an action; nil if they are.
  func fault<Interaction, Route, Content>(
    for type: InterfaceAction<Interaction, Route, Content>.Type
  ) -> DestinationError? {
    guard case .custom(let assistant) = self, !assistant.configures(type) else { return nil }
    let place = String(reflecting: Interaction.self)
    let reason = "The assistant \(Swift.type(of: assistant)) cannot configure actions of \(place)."
    return DestinationError(.assistantMismatch, reason)
  }
}

extension InterfaceActionConfiguring {
  private typealias Action = InterfaceAction<UserInteractionType, DestinationType, ContentType>

  /// Configures an action; nil if the assistant has other types.
  @MainActor
  fileprivate func configured<Interaction, Route, Content>(
    _ action: InterfaceAction<Interaction, Route, Content>, at destination: any Destinationable,
    _ interaction: Interaction, _ content: Content?
  ) -> InterfaceAction<Interaction, Route, Content>? {
    guard let action = action as? Action, let interaction = interaction as? UserInteractionType
    else { return nil }
    let configured = configure(
      interfaceAction: action, interactionType: interaction, destination: destination,
      content: content as? ContentType)
    return configured as? InterfaceAction<Interaction, Route, Content>
  }

  fileprivate func configures<Other>(_ type: Other.Type) -> Bool { type == Action.self }
}
