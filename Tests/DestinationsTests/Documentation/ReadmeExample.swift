import Adapters
import Destinations

enum Notes: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, note, compose }
  enum ContentType: ContentTypeable { case note(Int) }
}

struct ListView: InteractiveInterfacing {  // a view, a controller, a terminal screen …
  enum UserInteractionType: String, UserInteractionTypeable, CaseIterable { case open, compose }
  let destinationState: DestinationInterfaceState<Notes.StackOf<ListView>>
}
struct NoteView: InteractiveInterfacing {
  enum UserInteractionType: String, UserInteractionTypeable, CaseIterable { case done }
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

extension ListView: TextScreen {
  var lines: [String] { ["Notes 1 to 9. Type: open 7"] }
  func content(of words: String) -> Notes.ContentType? { Int(words).map { .note($0) } }
}
extension NoteView: TextScreen {
  var lines: [String] { ["A note."] }
}

/// The README's `main.swift`, which `.ci/consumer` runs.
@MainActor private func main() {
  let flow = Notes.AppFlow(notesSetup())
  let terminal = TerminalAdapter<Notes>(flow)
  flow.attach(terminal)
  flow.start()
  while let line = readLine() { terminal.perform(line) }
}
