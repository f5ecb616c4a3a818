/// The assistant of an action with the action's types.
///
/// The cast is made once.
final class InstalledAssistant<
  UserInteractionType: UserInteractionTypeable, DestinationType: RoutableDestinations,
  ContentType: ContentTypeable
>: Sendable {
  typealias Action = InterfaceAction<UserInteractionType, DestinationType, ContentType>

  private enum Kind: Sendable {
    case basic
    case custom(any InterfaceActionConfiguring<UserInteractionType, DestinationType, ContentType>)
    case mismatch(any InterfaceActionConfiguring)
  }

  private let kind: Kind

  init(_ type: ActionAssistantType) {
    switch type {
    case .basic: kind = .basic
    case .custom(let assistant):
      let fitting =
        assistant
        as? any InterfaceActionConfiguring<UserInteractionType, DestinationType, ContentType>
      kind = fitting.map(Kind.custom) ?? .mismatch(assistant)
    }
  }

  /// The fault of an assistant whose types do not match; nil if they do.
  var fault: DestinationError? {
    guard case .mismatch(let assistant) = kind else { return nil }
    let place = String(reflecting: UserInteractionType.self)
    let reason = "The assistant \(type(of: assistant)) cannot configure actions of \(place)."
    return DestinationError(.assistantMismatch, reason)
  }

  /// Returns an action as configured by the assistant.
  ///
  /// - Throws: ``DestinationError`` with `assistantMismatch` if the types do not match.
  @MainActor
  func configure(
    _ action: Action, at destination: any Destinationable, interaction: UserInteractionType,
    content: ContentType?
  ) throws(DestinationError) -> Action {
    if let fault { throw fault.asked(from: destination) }
    var action = action
    action.data.parentID = destination.id
    guard case .custom(let assistant) = kind else {
      action.data.contentType = content ?? action.data.contentType
      return action
    }
    return assistant.configure(
      interfaceAction: action, interactionType: interaction, destination: destination,
      content: content)
  }
}

extension PresentationOutline {
  /// The assistant with the types of an action.
  ///
  /// The cast is made only once.
  @MainActor
  func assistant<Interaction, Route, Content>() -> InstalledAssistant<Interaction, Route, Content> {
    if let found = installed as? InstalledAssistant<Interaction, Route, Content> { return found }
    let assistant = InstalledAssistant<Interaction, Route, Content>(terms.assistantType)
    installed = assistant
    return assistant
  }
}
