import Destinations

enum Notes: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, note, compose }
  enum ContentType: ContentTypeable { case note(Int) }
}

struct ListView: InteractiveInterfacing {  // a view, a controller, a terminal screen …
  enum UserInteractionType: String, UserInteractionTypeable { case open, compose }
  let destinationState: DestinationInterfaceState<Notes.StackOf<ListView>>
}
struct NoteView: InteractiveInterfacing {
  enum UserInteractionType: String, UserInteractionTypeable { case done }
  let destinationState: DestinationInterfaceState<Notes.ScreenOf<NoteView>>
}
@MainActor func notesSetup() -> Notes.Setup {
  let list = DestinationProvider<ListView.Destination>(presentations: [
    .open: .push(.note), .compose: .sheet(.compose),
  ]) {
    .init($0) { ListView(destinationState: .init(destination: $0)) }
  }
  func note(_ done: Notes.Presentation) -> Notes.Setup.Provider {
    DestinationProvider<NoteView.Destination>(presentations: [.done: done]) {
      .init($0) { NoteView(destinationState: .init(destination: $0)) }
    }
  }
  return Notes.Setup(
    providers: [.list: list, .note: note(.goBack), .compose: note(.dismissSheet)],
    startingDestination: .replaceRoot(with: .list))
}
