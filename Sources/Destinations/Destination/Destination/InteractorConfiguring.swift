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

  /// The presentation that follows the request, in the types of the app; nil if none follows.
  private(set) var next: (any Sendable)?

  /// Creates the request of an interaction, and the presentation that follows when the request has succeeded.
  ///
  /// ```swift
  /// .save: InteractorConfiguration<Worker, Store>(
  ///   interactorType: .store, actionType: .save, then: App.Presentation.goBack)
  /// ```
  /// The destination or its state model receives the result first, and need not handle a success. If the presentation
  /// is impossible when the interaction is performed, the interaction is refused and the request is not sent. If the
  /// request fails, or the place has left meanwhile, nothing is presented. Of several results, the first success
  /// counts. If something covers the place by then, only a presentation that begins with `replaceRoot`, `dismissAny`
  /// or `popToRoots` is carried out, because its result does not depend on the place.
  /// - Parameters:
  ///   - interactorType: The interactor that receives the request.
  ///   - actionType: The action to request; the built-in assistant makes the request.
  ///   - presentation: The presentation, from the place that sends the request.
  public init<D, C, T>(
    interactorType: InteractorType, actionType: Interactor.Request.ActionType,
    then presentation: DestinationPresentation<D, C, T>
  ) {
    self.init(interactorType: interactorType, actionType: actionType)
    next = presentation
  }

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
    try run(at: destination, content: content, then: nil)
  }

  func run<Destination: Destinationable>(
    at destination: Destination, content: Destination.ContentType?, then next: FollowUp?
  ) throws(DestinationError) where Destination.InteractorType == InteractorType {
    let content = content as? Interactor.Request.RequestContentType
    if case .custom(let assistant) = assistantType {
      return try destination.assist(assistant, content: content)
    }
    let isAsync = if case .basicAsync = assistantType { true } else { false }
    let request = Interactor.Request(action: actionType, content: content)
    try destination.start(request, of: interactorType, mustBeAsync: isAsync, then: next)
  }
}

extension InteractorConfiguration: FollowedRequest {
  func isFollowed<Request: InteractorRequestConfiguring>(after request: Request) -> Bool {
    next != nil && request.action as? Interactor.Request.ActionType == actionType
  }
}
