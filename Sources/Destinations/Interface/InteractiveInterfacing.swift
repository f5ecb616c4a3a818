/// An interface that says itself what a person can do on it: all that a ready-made destination needs.
///
/// With it the types of a screen are written down once, in the screen, and no generic list is repeated.
/// An interface of a destination class of your own needs only ``DestinationInterfacing``.
///
/// ```swift
/// struct NoteView: InteractiveInterfacing {
///   enum UserInteractionType: String, UserInteractionTypeable { case edit, share }
///   let destinationState: DestinationInterfaceState<App.Screen<NoteView>>
/// }
/// ```
@MainActor
public protocol InteractiveInterfacing: DestinationInterfacing {
  /// What a person can do here; nothing unless it is named.
  associatedtype UserInteractionType: UserInteractionTypeable = NoInteraction
  /// The interactors behind the interface; none unless they are named.
  associatedtype InteractorType: InteractorTypeable = NoInteractor
}
