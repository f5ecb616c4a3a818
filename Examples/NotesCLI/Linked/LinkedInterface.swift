import Destinations
import Observation

/// Shows the notes that a note links to.
@Observable
final class LinkedInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<LinkedDestination>
  let title = "Links"
  private var cursor = ListCursor<NoteSummary>()

  let guides =
    [CommandGuide("open N", key: "Enter", label: "open", "follows a link to a note")]
    + ListLayout.guides

  init(_ destination: LinkedDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  private var notes: [NoteSummary] { destination().linked?.notes ?? [] }

  func body(width: Int) -> ScreenBody {
    let linked = destination().linked
    return ListLayout.body(
      notes, cursor: cursor,
      empty: linked == nil ? "Looking for links..." : "The note links to no other.",
      below: ListLayout.problems(linked?.problems ?? [], width: width)
    ) {
      ListLayout.row($0, width: width)
    }
  }

  func handle(_ command: Command) throws -> Bool {
    guard command.name == "open" else { return false }
    try perform(.open, .note(command.pick(from: notes, "open N").id))
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    if cursor.move(key, in: notes) { return true }
    guard [.enter, .right].contains(key), let row = cursor.row(in: notes) else { return false }
    try perform(.open, .note(notes[row].id))
    return true
  }
}
