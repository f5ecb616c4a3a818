import Destinations
import Observation

/// Shows what is in the trash.
@Observable
final class TrashInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<TrashDestination>
  let title = "Trash"
  private var cursor = ListCursor<TrashedNote>()

  let guides =
    [
      CommandGuide("restore N", key: "Enter", label: "restore", "puts a note back where it was"),
      CommandGuide("erase N", key: "x", label: "erase", "asks to remove a note for good"),
      CommandGuide("empty", key: "X", label: "empty", "asks to remove all of them for good"),
    ] + ListLayout.guides

  init(_ destination: TrashDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  private var notes: [TrashedNote] { destination().notes }

  func body(width: Int) -> ScreenBody {
    ListLayout.body(notes, cursor: cursor, empty: "The trash is empty.") {
      ListLayout.row($0.summary, width: width)
    }
  }

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "restore": try perform(.restore, .trashed(command.pick(from: notes, "restore N").id))
    case "erase": try perform(.erase, .trashed(command.pick(from: notes, "erase N").id))
    case "empty":
      guard !notes.isEmpty else { throw Complaint("The trash is empty.") }
      try perform(.empty)
    default: return false
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    if cursor.move(key, in: notes) { return true }
    guard let row = cursor.row(in: notes) else { return false }
    switch key {
    case .enter: return try handle(Command("restore", "\(row + 1)"))
    case .character("x"), .delete: return try handle(Command("erase", "\(row + 1)"))
    case .character("X"): return try handle(Command("empty"))
    default: return false
    }
  }
}
