/// A request to an interactor: an action, and any values that it needs.
///
/// A struct with a property `action` gets the first initialiser from the compiler.
public protocol InteractorRequestConfiguring: Sendable {
  /// The actions of the interactor.
  associatedtype ActionType: InteractorRequestActionTypeable
  /// The app's contents.
  associatedtype RequestContentType: ContentTypeable = Never
  /// The type of a successful result.
  associatedtype ResultData: Sendable
  /// The type of the data that a datasource holds.
  associatedtype Item: Sendable = Never

  /// The action to carry out.
  var action: ActionType { get }

  /// Creates a request that needs only its action.
  init(action: ActionType)

  /// Creates the request that the built-in assistants send.
  ///
  /// Unless implemented, this ignores the content.
  /// - Parameters:
  ///   - action: The action to carry out.
  ///   - content: The content that came with the interaction.
  init(action: ActionType, content: RequestContentType?)
}

extension InteractorRequestConfiguring {
  /// Creates the request from its action alone.
  public init(action: ActionType, content: RequestContentType?) {
    self.init(action: action)
  }
}

/// The actions of an interactor; usually an enum with a case for each.
public protocol InteractorRequestActionTypeable: Hashable, Sendable {}

/// A closure that receives the result of a request.
public typealias InteractorResponseClosure<Request: InteractorRequestConfiguring> =
  @MainActor (_ result: Result<Request.ResultData, any Error>, _ request: Request) -> Void
