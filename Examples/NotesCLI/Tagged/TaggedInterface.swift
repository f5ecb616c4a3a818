import Destinations
import Observation

/// Shows the notes that have a tag.
@Observable
final class TaggedInterface: ListScreen {
  let destinationState: DestinationInterfaceState<TaggedDestination>
  var cursor = ListCursor<NoteSummary>()

  let guides =
    [CommandGuide("open N", key: "Enter", label: "open", "opens a note")]
    + ListLayout.guides

  init(_ destination: TaggedDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String { "#\(destination().tag)" }

  var elements: [NoteSummary] { destination().notes }

  func body(width: Int) -> ScreenBody {
    ListLayout.body(
      elements, cursor: cursor,
      empty: destination().listing.isLoading ? "Looking for notes..." : "No note has this tag."
    ) {
      ListLayout.row($0, width: width)
    }
  }

  func handle(_ command: Command) throws -> Bool {
    guard command.name == "open" else { return false }
    try perform(.open, .note(command.pick(from: elements, "open N").id))
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    let notes = elements
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
