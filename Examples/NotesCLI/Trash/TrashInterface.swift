import Destinations
import Observation

/// Shows what is in the trash.
@Observable
final class TrashInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<TrashDestination>
  let title = "Trash"
  private var cursor = ListCursor<TrashedNote>()

  var guides: [CommandGuide] { notes.isEmpty ? [] : TrashInterface.deeds + ListLayout.guides }

  private static let deeds =
    [
      CommandGuide("open N", key: "Enter", label: "read", "shows a note in the trash"),
      CommandGuide("restore N", key: "r", label: "restore", "puts a note back where it was"),
      CommandGuide("erase N", key: "x", label: "erase", "asks to remove a note for good"),
      CommandGuide("empty", key: "X", label: "empty", "asks to remove all of them for good"),
    ]

  init(_ destination: TrashDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var status: String { cursor.status(in: notes) }

  private var notes: [TrashedNote] { destination().notes }

  func body(width: Int) -> ScreenBody {
    ListLayout.body(notes, cursor: cursor, empty: "The trash is empty.") {
      ListLayout.row($0.summary, width: width, date: $0.deleted)
    }
  }

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "open": try perform(.open, .trashed(command.pick(from: notes, "open N").id))
    case "restore": try perform(.restore, .trashed(command.pick(from: notes, "restore N").id))
    case "erase":
      let note = try command.pick(from: notes, "erase N")
      try perform(.erase, .trashed(note.id, note: note.summary.id))
    case "empty":
      guard !notes.isEmpty else { throw Complaint("The trash is empty.") }
      try perform(
        .empty, .text(notes.count == 1 ? "the note" : "all \(notes.count) notes"))
    default: return false
    }
    return true
  }

  func isAwaited(_ key: Key) -> Bool { key == .character("r") }

  func handle(_ key: Key) throws -> Bool {
    if cursor.move(key, in: notes) { return true }
    if key == .character("X") { return try handle(Command("empty")) }
    guard let row = cursor.row(in: notes) else { return false }
    switch key {
    case .enter, .right: return try handle(Command("open", "\(row + 1)"))
    case .character("r"): return try handle(Command("restore", "\(row + 1)"))
    case .character("x"), .delete: return try handle(Command("erase", "\(row + 1)"))
    default: return false
    }
  }
}
