/// A screen's logic, beside its destination: gets its hooks, its results, and interactions of its own.
///
/// With one, an app needs no destination class: a ready-made destination and a state model make a
/// screen. A test gives the destination another model.
///
/// ```swift
/// @Observable @MainActor final class NotesModel: DestinationStateModeling {
///   private(set) var notes: [Note] = []
///   func handleInteractorResult<Request>(
///     result: Result<Request.ResultData, any Error>, for request: Request
///   ) where Request: InteractorRequestConfiguring {
///     if case .success(let found as [Note]) = result { notes = found }
///   }
/// }
/// ```
@MainActor
public protocol DestinationStateModeling: AnyObject {
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
  func handle(_ interaction: any UserInteractionTypeable, content: (any ContentTypeable)?) -> Bool

  /// Takes the result of a request.
  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request)
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
  public func handle(
    _ interaction: any UserInteractionTypeable, content: (any ContentTypeable)?
  ) -> Bool { false }

  /// Reports the result to standard error, for nobody has handled it.
  public func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    StandardError.write("\(Self.self) did not handle the result of \(Request.self): \(result)")
  }
}

extension Destinationable {
  /// The state model of this place, if it has one.
  public var stateModel: (any DestinationStateModeling)? { membership.stateModel }

  /// Assigns the state model; one assigned before gets no more hooks and results.
  ///
  /// A destination class that implements a hook or a handler itself decides whether its model gets it.
  public func assignStateModel(_ model: any DestinationStateModeling) {
    membership.stateModel = model
  }
}
