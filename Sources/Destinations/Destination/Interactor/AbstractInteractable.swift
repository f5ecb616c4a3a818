/// The common base of all interactors.
///
/// Do not conform to it directly. Conform to ``Interactable``, ``AsyncInteractable`` or
/// ``StreamInteractable``.
public protocol AbstractInteractable<Request>: AnyObject {
  /// The type of the requests.
  associatedtype Request: InteractorRequestConfiguring
}

extension AbstractInteractable {
  /// Returns the error for an action that this interactor does not support.
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
