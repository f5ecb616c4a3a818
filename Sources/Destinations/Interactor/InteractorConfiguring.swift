/// The request that an interaction makes, as a provider's table holds it.
///
/// ``InteractorConfiguration`` is the one that there is; this protocol lets a table hold requests to
/// different interactors.
@MainActor
public protocol InteractorConfiguring<InteractorType>: Sendable {
  /// The interactors of the place that asks.
  associatedtype InteractorType: InteractorTypeable

  /// The interactor that is asked.
  var interactorType: InteractorType { get }

  /// Makes the request on behalf of a place.
  ///
  /// - Throws: ``DestinationError`` if the interactor is missing or of another kind.
  func run<Destination: Destinationable>(
    at destination: Destination, content: Destination.ContentType?
  ) throws(DestinationError) where Destination.InteractorType == InteractorType
}

/// The request that an interaction makes: which interactor, which action, and by which assistant.
public struct InteractorConfiguration<
  InteractorType: InteractorTypeable, Interactor: AbstractInteractable
>: InteractorConfiguring {
  /// Who makes the request.
  public enum AssistantType: Sendable {
    /// The built-in assistant for whatever kind the interactor is.
    case basic
    /// The built-in assistant, which accepts only an interactor on its own actor.
    case basicAsync
    /// An assistant of the app.
    case custom(any InteractorAssisting<InteractorType, Interactor.Request.RequestContentType>)

    /// Returns the type for an assistant of the app.
    public static func custom(
      assistant: any InteractorAssisting<InteractorType, Interactor.Request.RequestContentType>
    ) -> Self {
      .custom(assistant)
    }
  }

  /// The interactor that is asked.
  public let interactorType: InteractorType

  /// What the interactor shall do.
  public let actionType: Interactor.Request.ActionType

  /// Who makes the request.
  public let assistantType: AssistantType

  /// Creates the request of an interaction.
  ///
  /// - Parameters:
  ///   - interactorType: The interactor that is asked.
  ///   - actionType: What it shall do.
  ///   - assistantType: Who makes the request.
  public init(
    interactorType: InteractorType, actionType: Interactor.Request.ActionType,
    assistantType: AssistantType = .basic
  ) {
    self.interactorType = interactorType
    self.actionType = actionType
    self.assistantType = assistantType
  }

  /// Makes the request on behalf of a place.
  public func run<Destination: Destinationable>(
    at destination: Destination, content: Destination.ContentType?
  ) throws(DestinationError) where Destination.InteractorType == InteractorType {
    let content = content as? Interactor.Request.RequestContentType
    switch assistantType {
    case .basic, .basicAsync:
      let request = Interactor.Request(action: actionType, content: content)
      try destination.start(request, of: interactorType, mustBeAsync: isAsync)
    case .custom(let assistant):
      try InteractorAssistance.run(assistant, at: destination, content: content)
    }
  }

  private var isAsync: Bool {
    if case .basicAsync = assistantType { true } else { false }
  }
}
