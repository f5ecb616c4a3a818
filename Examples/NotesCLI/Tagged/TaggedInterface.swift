import Destinations
import Observation

/// Shows the notes that have a tag.
@Observable
final class TaggedInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<TaggedDestination>
  private var cursor = ListCursor<NoteSummary>()

  let guides =
    [CommandGuide("open N", key: "Enter", label: "open", "opens a note")]
    + ListLayout.guides

  init(_ destination: TaggedDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String { "#\(destination().tag)" }

  func body(width: Int) -> ScreenBody {
    ListLayout.body(
      destination().notes, cursor: cursor,
      empty: destination().listing.isLoading ? "Looking for notes..." : "No note has this tag."
    ) {
      ListLayout.row($0, width: width)
    }
  }

  func handle(_ command: Command) throws -> Bool {
    guard command.name == "open" else { return false }
    try perform(.open, .note(command.pick(from: destination().notes, "open N").id))
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    let notes = destination().notes
    let row = cursor.row(in: notes)
    if cursor.move(key, in: notes) {
      if let now = cursor.row(in: notes), now != row {
        try perform(.preview, .note(notes[now].id))
      }
      return true
    }
    guard [.enter, .right].contains(key), let row else { return false }
    return try handle(Command("open", "\(row + 1)"))
  }
}
