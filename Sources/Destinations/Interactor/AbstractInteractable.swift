/// What all interactors have in common; conform to ``Interactable`` or ``AsyncInteractable``.
public protocol AbstractInteractable<Request>: AnyObject {
  /// The requests that the interactor takes.
  associatedtype Request: InteractorRequestConfiguring
}
