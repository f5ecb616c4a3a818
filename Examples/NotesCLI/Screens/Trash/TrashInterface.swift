import Destinations
import Observation

/// Shows the notes in the trash, and turns commands into interactions of its destination.
@Observable
final class TrashInterface: ListScreen {
  let destinationState: DestinationInterfaceState<TrashDestination>
  let title = "Trash"
  var cursor = ListCursor<TrashedNote>()

  var guides: [CommandGuide] { elements.isEmpty ? [] : TrashInterface.deeds + ListLayout.guides }

  private static let deeds =
    [
      CommandGuide("open N", key: "Enter", label: "read", "shows a note in the trash"),
      CommandGuide("restore N", key: "r", label: "restore", "puts a note back where it was"),
      CommandGuide("erase N", key: "x", label: "erase", "asks to remove a note for good"),
      CommandGuide("empty", key: "X", label: "empty", "asks to empty the trash for good"),
    ]

  init(_ destination: TrashDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var elements: [TrashedNote] { destination().notes ?? [] }
  var isGrowing: Bool { destination().notes == nil }

  func body(width: Int) -> ScreenBody {
    let empty = isGrowing ? "Looking into the trash..." : "The trash is empty."
    return ListLayout.body(elements, cursor: cursor, empty: empty) {
      ListLayout.row($0.summary, width: width, date: $0.deleted)
    }
  }

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "open": try perform(.open, .trashed(command.pick(from: elements).id))
    case "restore": try perform(.restore, .trashed(command.pick(from: elements).id))
    case "erase":
      let note = try command.pick(from: elements)
      try perform(.erase, .trashed(note.id, note: note.summary.id))
    case "empty":
      guard !elements.isEmpty else { throw Complaint("The trash is empty.") }
      try perform(
        .empty, .text(elements.count == 1 ? "the note" : "all \(elements.count) notes"))
    default: return false
    }
    return true
  }

  func isAwaited(_ key: Key) -> Bool { key == .character("r") }
}
