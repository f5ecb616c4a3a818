/// The request of an interaction, as an entry of a provider's table.
///
/// ``InteractorConfiguration`` is the only conforming type. The protocol allows one table to
/// contain requests to different interactors.
@MainActor
public protocol InteractorConfiguring<InteractorType>: Sendable {
  /// The interactors of the place that sends the request.
  associatedtype InteractorType: InteractorTypeable

  /// The interactor that receives the request.
  var interactorType: InteractorType { get }

  /// Sends the request on behalf of a place.
  ///
  /// - Throws: ``DestinationError`` with `interactorMissing` or `interactorKindMismatch`; nothing
  ///   has been sent then.
  func run<Destination: Destinationable>(
    at destination: Destination, content: Destination.ContentType?
  ) throws(DestinationError) where Destination.InteractorType == InteractorType
}

/// The request of an interaction: the interactor, the action, and the assistant that makes the
/// request.
public struct InteractorConfiguration<
  InteractorType: InteractorTypeable, Interactor: AbstractInteractable
>: InteractorConfiguring {
  /// The assistant that makes a request.
  public enum AssistantType: Sendable {
    /// The built-in assistant, for interactors of any kind.
    case basic
    /// The built-in assistant, for asynchronous interactors only.
    case basicAsync
    /// An assistant of the app.
    case custom(any InteractorAssisting<InteractorType, Interactor.Request.RequestContentType>)

    /// Returns the type of an assistant of the app.
    public static func custom(
      assistant: any InteractorAssisting<InteractorType, Interactor.Request.RequestContentType>
    ) -> Self {
      .custom(assistant)
    }
  }

  /// The interactor that receives the request.
  public let interactorType: InteractorType

  /// The action to request.
  public let actionType: Interactor.Request.ActionType

  /// The assistant that makes the request.
  public let assistantType: AssistantType

  /// Creates the request of an interaction.
  ///
  /// - Parameters:
  ///   - interactorType: The interactor that receives the request.
  ///   - actionType: The action to request.
  ///   - assistantType: The assistant that makes the request.
  public init(
    interactorType: InteractorType, actionType: Interactor.Request.ActionType,
    assistantType: AssistantType = .basic
  ) {
    self.interactorType = interactorType
    self.actionType = actionType
    self.assistantType = assistantType
  }

  /// Sends the request on behalf of a place.
  public func run<Destination: Destinationable>(
    at destination: Destination, content: Destination.ContentType?
  ) throws(DestinationError) where Destination.InteractorType == InteractorType {
    let content = content as? Interactor.Request.RequestContentType
    switch assistantType {
    case .basic, .basicAsync:
      let request = Interactor.Request(action: actionType, content: content)
      try destination.start(request, of: interactorType, mustBeAsync: isAsync)
    case .custom(let assistant):
      try destination.assist(assistant, content: content)
    }
  }

  private var isAsync: Bool {
    if case .basicAsync = assistantType { true } else { false }
  }
}

extension InteractorConfiguration.AssistantType: CustomStringConvertible {
  /// The word for a built-in assistant, or the type of another one.
  public var description: String {
    switch self {
    case .basic: "basic"
    case .basicAsync: "basicAsync"
    case .custom(let assistant): "custom \(type(of: assistant))"
    }
  }
}
