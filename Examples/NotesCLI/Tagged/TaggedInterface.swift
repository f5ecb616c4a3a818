import Destinations
import Observation

/// Shows the notes that have a tag.
@Observable
final class TaggedInterface: ListScreen, PreviewingScreen {
  let destinationState: DestinationInterfaceState<TaggedDestination>
  var cursor = ListCursor<NoteSummary>()

  let guides =
    [
      CommandGuide("open N", key: "Enter", label: "open", "opens a note"),
      CommandGuide("edit N", key: "e", label: "edit", "opens a note for writing"),
      CommandGuide("write N", key: "E", "writes a note in the program that EDITOR names"),
      CommandGuide("delete N", key: "d", label: "delete", "asks to move a note to the trash"),
      CommandGuide("undo", key: "u", label: "restore", "brings back what was deleted last"),
      CommandGuide(
        "move N PATH", key: "m", label: "move",
        "moves or renames a note, which a path may name too"),
    ] + ListLayout.guides

  init(_ destination: TaggedDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String { "#\(destination().tag)" }

  var elements: [NoteSummary] { destination().notes }
  var isGrowing: Bool { destination().listing.isLoading }

  func body(width: Int) -> ScreenBody {
    ListLayout.body(
      elements, cursor: cursor, isGrowing: isGrowing,
      empty: isGrowing ? "Looking for notes..." : "No note has this tag."
    ) {
      ListLayout.row($0, width: width)
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
    if key == .character("u") { return try handle(Command("undo")) }
    guard let selected else { return false }
    switch key {
    case .enter, .right: try perform(.open, .note(selected))
    case .character("e"): try perform(.edit, .note(selected))
    case .character("E"): try perform(.edit, .writing(selected, line: 0))
    case .character("m"): try perform(.move, .note(selected))
    case .character("d"), .delete: try perform(.delete, .note(selected))
    default: return false
    }
    return true
  }
}
