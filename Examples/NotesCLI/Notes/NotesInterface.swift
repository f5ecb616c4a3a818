import Destinations
import Observation

/// Shows the list of all notes.
@Observable
final class NotesInterface: ListScreen {
  let destinationState: DestinationInterfaceState<NotesDestination>
  let title = "Notes"
  var cursor = ListCursor<NoteSummary>()

  let guides =
    [
      CommandGuide("open N", key: "Enter", label: "open", "opens a note"),
      CommandGuide("delete N", key: "d", label: "delete", "asks to move a note to the trash"),
      CommandGuide(
        "search WORDS", key: "/", label: "search", "finds notes that have all the words"),
      CommandGuide("undo", key: "u", label: "undo", "brings back what was deleted last"),
    ] + ListLayout.guides

  init(_ destination: NotesDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var elements: [NoteSummary] { destination().listing.notes }

  func body(width: Int) -> ScreenBody {
    let listing = destination().listing
    return ListLayout.body(
      listing.notes, cursor: cursor,
      empty: listing.isLoading ? "Looking for notes..." : "There are no notes yet.",
      below: ListLayout.problems(listing.problems, width: width)
    ) {
      ListLayout.row($0, width: width)
    }
  }

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "open": try perform(.open, .note(command.pick(from: elements, "open N").id))
    case "delete": try perform(.delete, .note(command.pick(from: elements, "delete N").id))
    case "search": try perform(.search, .text(command.words))
    case "undo": try perform(.undoDelete)
    default: return false
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    let row = cursor.row(in: elements)
    if cursor.move(key, in: elements) { return try preview(after: row) }
    return try handle(key, row.map { "\($0 + 1)" } ?? "")
  }

  private func handle(_ key: Key, _ row: String) throws -> Bool {
    switch key {
    case .enter, .right: return try handle(Command("open", row))
    case .character("d"), .delete: return try handle(Command("delete", row))
    case .character("/"): return try handle(Command("search"))
    case .character("u"): return try handle(Command("undo"))
    default: return false
    }
  }

  /// Shows the note that is selected now beside the list.
  private func preview(after former: Int?) throws -> Bool {
    guard let row = cursor.row(in: elements), row != former else { return true }
    try perform(.preview, .note(elements[row].id))
    return true
  }
}
