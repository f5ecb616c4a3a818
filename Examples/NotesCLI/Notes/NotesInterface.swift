import Destinations
import Observation

/// Shows the list of all notes.
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
      CommandGuide("undo", key: "u", label: "restore", "brings back what was deleted last"),
      CommandGuide(
        "move N PATH", key: "m", label: "move",
        "moves or renames a note, which a path may name too"),
    ] + ListLayout.guides

  init(_ destination: NotesDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String { destination().listing.order == .path ? "Notes" : "Notes, latest first" }

  var elements: [NoteSummary] { destination().listing.notes }
  var isGrowing: Bool { destination().listing.isLoading }

  func body(width: Int) -> ScreenBody {
    let listing = destination().listing
    return ListLayout.body(
      elements, cursor: cursor, isGrowing: isGrowing,
      empty: isGrowing ? "Looking for notes..." : "There are no notes yet; new (n) begins one.",
      below: ListLayout.problems(listing.problems, width: width)
    ) {
      ListLayout.row($0, width: width, date: listing.order == .latest ? $0.modified : nil)
    }
  }

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "open": try perform(.open, .note(command.pick(from: elements, "open N").id))
    case "edit": try perform(.edit, .note(command.pick(from: elements, "edit N").id))
    case "write":
      try perform(.edit, .writing(command.pick(from: elements, "write N").id, line: 0))
    case "move": try perform(.move, command.move(in: elements))
    case "delete": try perform(.delete, .note(command.pick(from: elements, "delete N").id))
    case "search": try perform(.search, .text(command.words))
    case "sort": sort()
    case "undo": try perform(.undoDelete)
    default: return false
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    let former = selected
    if cursor.move(key, in: elements) {
      if let selected, selected != former { try perform(.preview, .note(selected)) }
      return true
    }
    switch key {
    case .character("/"): return try handle(Command("search"))
    case .character("s"): sort()
    case .character("u"): return try handle(Command("undo"))
    default: return try selected.map { try handle(key, at: $0) } ?? false
    }
    return true
  }

  /// Lists the notes in the other order, from its first on.
  private func sort() {
    destination().sort(by: destination().listing.order.other)
    cursor = ListCursor()
  }

  private func handle(_ key: Key, at note: NoteID) throws -> Bool {
    switch key {
    case .enter, .right: try perform(.open, .note(note))
    case .character("e"): try perform(.edit, .note(note))
    case .character("E"): try perform(.edit, .writing(note, line: 0))
    case .character("m"): try perform(.move, .note(note))
    case .character("d"), .delete: try perform(.delete, .note(note))
    default: return false
    }
    return true
  }
}
