/// The reaction to an interaction of the user: a function and its data.
public struct InterfaceAction<
  UserInteractionType: UserInteractionTypeable, DestinationType: RoutableDestinations,
  ContentType: ContentTypeable
> {
  /// The data of an action.
  public typealias Data = InterfaceActionData<DestinationType, ContentType>

  /// The interaction that runs the action.
  public let userInteractionType: UserInteractionType

  /// The data of the presentation.
  ///
  /// An assistant may change it.
  public var data: Data

  /// The assistant that configures the action before it runs.
  let assistantType: ActionAssistantType

  private let function: (UserInteractionType, Data) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - userInteractionType: The interaction that runs the action.
  ///   - data: The data of the presentation.
  ///   - assistantType: The assistant that configures the action before it runs.
  ///   - function: The work of the action, on the main actor.
  public init(
    userInteractionType: UserInteractionType, data: Data = Data(),
    assistantType: ActionAssistantType = .basic,
    function: @escaping (UserInteractionType, Data) -> Void
  ) {
    self.userInteractionType = userInteractionType
    self.data = data
    self.assistantType = assistantType
    self.function = function
  }

  /// Runs the action with its current data.
  @MainActor
  public func callAsFunction() {
    function(userInteractionType, data)
  }
}

extension InterfaceAction: Printed {
  /// The interaction and its data.
  var printed: String { "\(userInteractionType.rawValue) \(data)" }
}
