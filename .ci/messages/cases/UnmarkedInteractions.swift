import Destinations

enum Notes: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, note }
}

// The interactions are not declared as interactions.
struct NoteView: InteractiveInterfacing {  // error: type 'NoteView' does not conform to protocol 'InteractiveInterfacing'
  enum UserInteractionType: String { case done }  // note: possibly intended match 'NoteView.UserInteractionType' does not conform to 'UserInteractionTypeable'
  let destinationState: DestinationInterfaceState<Notes.ScreenOf<NoteView>>
}
