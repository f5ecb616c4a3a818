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
  let assistant: InstalledAssistant<UserInteractionType, DestinationType, ContentType>

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
    self.init(
      userInteractionType, data, assistant: InstalledAssistant(assistantType), function: function)
  }

  /// Creates an action whose assistant is installed already.
  init(
    _ userInteractionType: UserInteractionType, _ data: Data,
    assistant: InstalledAssistant<UserInteractionType, DestinationType, ContentType>,
    function: @escaping Function
  ) {
    self.userInteractionType = userInteractionType
    self.data = data
    self.assistant = assistant
    self.function = function
  }

  /// Runs the action with its data as it is now.
  @MainActor
  public func callAsFunction() {
    function(userInteractionType, data)
  }
}
