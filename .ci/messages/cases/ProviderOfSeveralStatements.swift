import Destinations

enum Notes: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, note }
}
struct NoteView: InteractiveInterfacing {
  enum UserInteractionType: String, UserInteractionTypeable { case done }
  let destinationState: DestinationInterfaceState<Notes.ScreenOf<NoteView>>
}

// A provider that names its destination may have several statements, and says which one is wrong.
@MainActor func provider() -> Notes.Setup.Provider {
  DestinationProvider<NoteView.Destination>(presentations: [.done: .goBack]) { seed in
    let screen = NoteView.Destination(seed) { NoteView(destinationState: .init(destination: $0)) }
    screen.assignInteractor(seed)  // error: missing argument label 'interactor:' in call
    return screen
  }
}
