/// The logic of a screen: receives the hooks of its destination, its results, and interactions in
/// no table.
///
/// With a state model, an app needs no destination class of its own. In a test, you can assign
/// another model.
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
/// The types of interaction and content are inferred from ``handle(_:content:)``. A model that does
/// not implement it can be assigned to any place.
///
/// A destination class of your own that conforms to this protocol is its own state model, unless
/// another one is assigned.
@MainActor
public protocol DestinationStateModeling<UserInteractionType, ContentType>: AnyObject {
  /// The interactions of the user at the place; `Never` if the model handles none.
  associatedtype UserInteractionType: UserInteractionTypeable = Never
  /// The app's contents.
  associatedtype ContentType: ContentTypeable = Never

  /// Called once, when the destination has joined the tree, before the interface is notified.
  func prepareForPresentation()

  /// Called each time the destination comes on screen; see ``Destinationable``.
  func prepareForAppearance(isVisible: Bool)

  /// Called each time the destination leaves the screen; see ``Destinationable``.
  func prepareForDisappearance(wasVisible: Bool)

  /// Called once, when the destination has left the tree.
  func cleanupResources()

  /// Handles an interaction that is in neither table of the destination.
  ///
  /// Declare it with `handles` of ``DestinationProvider``, so that graph and explorations know it.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - content: The content that comes with the interaction.
  /// - Returns: Whether the model has handled the interaction. If not, `performInterfaceAction` throws
  ///   `noAction`, or `notHandled` if the provider declares that the model handles it.
  func handle(_ interaction: UserInteractionType, content: ContentType?) -> Bool

  /// Handles the result of a request.
  ///
  /// - Returns: Whether the model has handled the result. If not, a failure is logged, and a success is
  ///   reported as an unhandled result.
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

/// The hooks of a destination that is its own state model: without these, the defaults of both protocols would apply.
extension DestinationStateModeling where Self: Destinationable {
  /// Calls the same hook of the state model that was assigned.
  public func prepareForPresentation() { stateModel?.prepareForPresentation() }

  /// Calls the same hook of the state model that was assigned.
  public func prepareForAppearance(isVisible: Bool) {
    stateModel?.prepareForAppearance(isVisible: isVisible)
  }

  /// Calls the same hook of the state model that was assigned.
  public func prepareForDisappearance(wasVisible: Bool) {
    stateModel?.prepareForDisappearance(wasVisible: wasVisible)
  }

  /// Calls the same hook of the state model that was assigned.
  public func cleanupResources() { stateModel?.cleanupResources() }
}

extension Destinationable {
  /// The state model that was assigned to this destination, if there is one.
  public var stateModel: (any DestinationStateModeling)? { membership.parts?.stateModel }

  /// The state model, or the destination if it is its own.
  var effectiveStateModel: (any DestinationStateModeling)? {
    stateModel ?? self as? any DestinationStateModeling
  }

  /// The state model, or the destination, if it handles interactions.
  var handler: (any DestinationStateModeling<UserInteractionType, ContentType>)? {
    typealias Handler = any DestinationStateModeling<UserInteractionType, ContentType>
    return stateModel as? Handler ?? self as? Handler
  }

  /// Assigns the state model.
  ///
  /// It replaces the one assigned before.
  ///
  /// A destination class that implements a hook or a result handler itself decides whether to pass
  /// it on to the model.
  public func assignStateModel(
    _ model: any DestinationStateModeling<UserInteractionType, ContentType>
  ) {
    membership.madeParts.stateModel = model === self ? nil : model
  }

  /// Assigns a state model that handles no interactions.
  public func assignStateModel(
    _ model: any DestinationStateModeling<Never, Never>
  ) {
    membership.madeParts.stateModel = model === self ? nil : model
  }
}

extension Destinationable where UserInteractionType == Never, ContentType == Never {
  /// Assigns the state model of a place without interactions.
  public func assignStateModel(
    _ model: any DestinationStateModeling<Never, Never>
  ) {
    membership.madeParts.stateModel = model === self ? nil : model
  }
}
