// README begins
import Destinations

enum Notes: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, note, compose }
  enum ContentType: ContentTypeable { case note(Int) }
}
enum NotesTap: String, UserInteractionTypeable { case open, compose, done }

struct ListView: DestinationInterfacing {  // a view, a controller, a terminal screen …
  let destinationState: DestinationInterfaceState<Notes.Stack<ListView, NotesTap, NoInteractor>>
}
struct NoteView: DestinationInterfacing {
  let destinationState: DestinationInterfaceState<Notes.Screen<NoteView, NotesTap, NoInteractor>>
}
@MainActor func notesSetup() -> Notes.Setup {
  let list = DestinationProvider(
    shape: .stack, presentations: [NotesTap.open: .push(.note), .compose: .sheet(.compose)]
  ) { Notes.Stack($0) { ListView(destinationState: .init(destination: $0)) } }
  let note = DestinationProvider(presentations: [NotesTap.done: .goBack]) {
    Notes.Screen($0) { NoteView(destinationState: .init(destination: $0)) }
  }
  return Notes.Setup(
    providers: [.list: list, .note: note, .compose: note],
    startingDestination: .replaceRoot(with: .list))
}
// README ends
