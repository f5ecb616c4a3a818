/// What runs when a person does something: a function, and the data it runs with.
public struct InterfaceAction<
  UserInteractionType: UserInteractionTypeable, DestinationType: RoutableDestinations,
  ContentType: ContentTypeable
> {
  /// What an action hands to its function.
  public typealias Data = InterfaceActionData<DestinationType, ContentType>

  /// What an action does; runs on the main actor.
  public typealias Function = (UserInteractionType, Data) -> Void

  /// The interaction that runs the action.
  public let userInteractionType: UserInteractionType

  /// What it will present; an assistant may change it.
  public var data: Data

  /// Who configures the action before it runs.
  let assistantType: ActionAssistantType

  private let function: Function

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - userInteractionType: The interaction that runs it.
  ///   - data: What it will present.
  ///   - assistantType: Who configures it before it runs.
  ///   - function: What it does.
  public init(
    userInteractionType: UserInteractionType, data: Data = Data(),
    assistantType: ActionAssistantType = .basic, function: @escaping Function
  ) {
    self.userInteractionType = userInteractionType
    self.data = data
    self.assistantType = assistantType
    self.function = function
  }

  /// Runs the action with its data as it is now.
  @MainActor
  public func callAsFunction() {
    function(userInteractionType, data)
  }
}

extension InterfaceAction {
  /// Returns the action as its assistant configures it.
  ///
  /// - Throws: ``DestinationError`` with `assistantMismatch` if the assistant is of other types.
  @MainActor
  func configured(
    at destination: any Destinationable, interaction: UserInteractionType, content: ContentType?
  ) throws(DestinationError) -> Self {
    switch assistantType {
    case .basic:
      var action = self
      action.data.contentType = content ?? data.contentType
      action.data.parentID = destination.id
      return action
    case .custom(let assistant):
      guard
        let assistant = assistant
          as? any InterfaceActionConfiguring<UserInteractionType, DestinationType, ContentType>
      else {
        let reason =
          "The assistant \(type(of: assistant)) does not serve \(UserInteractionType.self)."
        throw DestinationError(.assistantMismatch, reason)
      }
      var action = self
      action.data.parentID = destination.id
      return assistant.configure(
        interfaceAction: action, interactionType: interaction, destination: destination,
        content: content)
    }
  }
}
