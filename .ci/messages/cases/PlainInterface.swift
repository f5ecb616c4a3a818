import Destinations

enum Notes: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, note }
}

// The short names of an app's destinations need an interface that names its interactions.
struct NoteView: DestinationInterfacing {
  enum UserInteractionType: String, UserInteractionTypeable { case done }
  let destinationState: DestinationInterfaceState<Notes.ScreenOf<NoteView>>  // error: type 'NoteView' does not conform to protocol 'InteractiveInterfacing'
}
