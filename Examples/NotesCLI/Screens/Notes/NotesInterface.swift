import Destinations
import Observation

/// Shows the list of all notes, or of those that have a tag.
@Observable
final class NotesInterface: ListScreen, PreviewingScreen {
  let destinationState: DestinationInterfaceState<NotesDestination>
  var cursor = ListCursor<NoteSummary>()

  let guides =
    [
      CommandGuide("open N", key: "Enter", label: "open", "opens a note"),
      CommandGuide("edit N", key: "e", label: "edit", "opens a note for writing"),
      CommandGuide("write N", key: "E", "writes a note in the program that EDITOR names"),
      CommandGuide("delete N", key: "d", label: "delete", "asks to move a note to the trash"),
      CommandGuide(
        "search WORDS", key: "/", label: "search", "finds notes that have all the words"),
      CommandGuide("sort", key: "s", "lists by time instead of by name, and back"),
      CommandGuide("undo", key: "u", label: "restore", "undoes the last move or deletion"),
      CommandGuide(
        "move N PATH", key: "m", label: "move",
        "moves or renames the selected note, or the one with a path"),
    ] + ListLayout.guides

  init(_ destination: NotesDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String {
    let all = destination().listing.order == .path ? "Notes" : "Notes, latest first"
    return destination().tag.map { "#\($0)" } ?? all
  }

  var elements: [NoteSummary] { destination().notes }
  var isGrowing: Bool { destination().listing.isLoading }

  func body(width: Int) -> ScreenBody {
    let listing = destination().listing
    let isForAll = destination().tag == nil
    let none = isForAll ? "There are no notes yet; new (n) begins one." : "No note has this tag."
    return ListLayout.body(
      elements, cursor: cursor, isGrowing: isGrowing,
      empty: isGrowing ? "Looking for notes..." : none,
      below: ListLayout.problems(isForAll ? listing.problems : [], width: width)
    ) {
      ListLayout.row($0, width: width, date: listing.order == .latest ? $0.modified : nil)
    }
  }

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "open": try perform(.open, .note(command.pick(from: elements).id))
    case "edit": try perform(.edit, .note(command.pick(from: elements).id))
    case "write": try perform(.edit, .writing(command.pick(from: elements).id, line: 0))
    case "move": try perform(.move, command.move(in: elements))
    case "delete": try perform(.delete, .note(command.pick(from: elements).id))
    case "sort": sort()
    case "undo": try perform(.undo)
    default: return false
    }
    return true
  }

  /// Lists the notes in the other order, and selects the first.
  private func sort() {
    destination().sort(by: destination().listing.order.other)
    cursor = ListCursor()
  }
}
