/// An interface that declares its own interactions.
///
/// A ready-made destination needs no other declaration.
///
/// ```swift
/// struct NoteView: InteractiveInterfacing {
///   enum UserInteractionType: String, UserInteractionTypeable { case edit, share }
///   let destinationState: DestinationInterfaceState<App.ScreenOf<NoteView>>
/// }
/// ```
///
/// The interface of a destination class of your own needs only ``DestinationInterfacing``.
@MainActor
public protocol InteractiveInterfacing: DestinationInterfacing {
  /// The interactions of the user; `Never` unless declared.
  associatedtype UserInteractionType: UserInteractionTypeable = Never
  /// The interactors that the place uses; `Never` unless declared.
  associatedtype InteractorType: InteractorTypeable = Never
}
