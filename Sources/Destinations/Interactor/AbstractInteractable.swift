/// What all interactors have in common.
///
/// Conform to ``Interactable``, ``AsyncInteractable`` or ``StreamInteractable``.
public protocol AbstractInteractable<Request>: AnyObject {
  /// The requests that the interactor takes.
  associatedtype Request: InteractorRequestConfiguring
}

extension AbstractInteractable {
  /// Returns the error that says that this interactor does not support the action of a request.
  ///
  /// ```swift
  /// default: return .failure(unsupported(request))
  /// ```
  /// - Parameter request: The request.
  /// - Returns: A ``DestinationError`` with the code `actionUnsupported`.
  public func unsupported(_ request: Request) -> DestinationError {
    DestinationError(.actionUnsupported, "\(Self.self) does not support \(request.action).")
  }
}
