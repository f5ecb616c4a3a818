/// A screen's logic, beside its destination: gets its hooks, its results, and interactions of its own.
///
/// With one, an app needs no destination class: a ready-made destination and a state model make a
/// screen. A test gives the destination another model.
///
/// ```swift
/// @Observable @MainActor final class NotesModel: DestinationStateModeling {
///   private(set) var notes: [Note] = []
///   func handle(_ interaction: NotesTap, content: App.ContentType?) -> Bool {
///     guard interaction == .clear else { return false }
///     notes = []
///     return true
///   }
///   func handleInteractorResult<Request>(
///     result: Result<Request.ResultData, any Error>, for request: Request
///   ) -> Bool where Request: InteractorRequestConfiguring {
///     guard case .success(let found as [Note]) = result else { return false }
///     notes = found
///     return true
///   }
/// }
/// ```
///
/// The types of interaction and content follow from ``handle(_:content:)``; a model without it is for
/// places of any types.
@MainActor
public protocol DestinationStateModeling<UserInteractionType, ContentType>: AnyObject {
  /// What a person can do at the place; ``NoInteraction`` for a model that handles no interactions.
  associatedtype UserInteractionType: UserInteractionTypeable = NoInteraction
  /// The app's contents.
  associatedtype ContentType: ContentTypeable = NoContent

  /// Called once, when the destination has joined the tree and before its interface is told.
  func prepareForPresentation()

  /// Called each time the destination comes on screen; see ``Destinationable``.
  func prepareForAppearance(isVisible: Bool)

  /// Called each time the destination leaves the screen; see ``Destinationable``.
  func prepareForDisappearance(wasVisible: Bool)

  /// Called once, when the destination has left the tree.
  func cleanupResources()

  /// Handles an interaction that the destination's tables say nothing of.
  ///
  /// - Parameters:
  ///   - interaction: What the person did.
  ///   - content: What came with it.
  /// - Returns: Whether it was handled; if not, performing it throws `noAction`.
  func handle(_ interaction: UserInteractionType, content: ContentType?) -> Bool

  /// Takes the result of a request.
  ///
  /// - Returns: Whether it was handled; if not, it is told as a result that nobody has handled, or
  ///   logged if it is a failure, as for a destination without a handler.
  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) -> Bool
}

extension DestinationStateModeling {
  /// Does nothing.
  public func prepareForPresentation() {}

  /// Does nothing.
  public func prepareForAppearance(isVisible: Bool) {}

  /// Does nothing.
  public func prepareForDisappearance(wasVisible: Bool) {}

  /// Does nothing.
  public func cleanupResources() {}

  /// Handles nothing.
  public func handle(_ interaction: UserInteractionType, content: ContentType?) -> Bool { false }

  /// Handles nothing.
  public func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) -> Bool { false }
}

extension Destinationable {
  /// The state model of this place, if it has one.
  public var stateModel: (any DestinationStateModeling)? { membership.stateModel }

  /// Assigns the state model; one assigned before gets no more hooks, results and interactions.
  ///
  /// A destination class that implements a hook or a handler itself decides whether its model gets it.
  public func assignStateModel(
    _ model: any DestinationStateModeling<UserInteractionType, ContentType>
  ) {
    membership.stateModel = model
    internalState.addition { $0.model = model }
  }

  /// Assigns a state model that handles no interactions.
  public func assignStateModel(
    _ model: any DestinationStateModeling<NoInteraction, NoContent>
  ) {
    membership.stateModel = model
    internalState.additions?.model = nil
  }
}

extension Destinationable where UserInteractionType == NoInteraction, ContentType == NoContent {
  /// Assigns the state model of a place where there is nothing to do.
  public func assignStateModel(
    _ model: any DestinationStateModeling<NoInteraction, NoContent>
  ) {
    membership.stateModel = model
  }
}
