/// One request to an interactor: an action, and whatever state it needs.
///
/// A struct with a property `action` meets the requirements with its memberwise initialiser.
public protocol InteractorRequestConfiguring: Sendable {
  /// What the interactor can do.
  associatedtype ActionType: InteractorRequestActionTypeable
  /// The app's contents.
  associatedtype RequestContentType: ContentTypeable = NoContent
  /// What the interactor answers.
  associatedtype ResultData: Sendable
  /// What a datasource holds.
  associatedtype Item: Sendable = Never

  /// What the interactor shall do.
  var action: ActionType { get }

  /// Creates a request that needs nothing but its action.
  init(action: ActionType)

  /// Creates the request that the built-in assistants make; without the content unless implemented.
  ///
  /// - Parameters:
  ///   - action: What the interactor shall do.
  ///   - content: What came with the interaction.
  init(action: ActionType, content: RequestContentType?)
}

extension InteractorRequestConfiguring {
  /// Creates the request from its action alone.
  public init(action: ActionType, content: RequestContentType?) {
    self.init(action: action)
  }
}

/// What an interactor can do: one case for each action.
public protocol InteractorRequestActionTypeable: Hashable, Sendable {}

/// Takes the result of one request.
public typealias InteractorResponseClosure<Request: InteractorRequestConfiguring> =
  @MainActor (_ result: Result<Request.ResultData, any Error>, _ request: Request) -> Void
