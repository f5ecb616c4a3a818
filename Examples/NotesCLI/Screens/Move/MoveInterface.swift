import Destinations
import Observation

/// Shows the path of a note and the typed one.
@Observable
final class MoveInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<MoveDestination>
  private var field: WordField

  let guides = [
    CommandGuide(
      "move PATH", key: "Enter", label: "move",
      "moves the note to the path, if nothing is there; folders are created"),
    CommandGuide("", key: "letters", "are typed into the path; ← and → move the cursor"),
    CommandGuide("", key: "^U", label: "clear", "clears the path; ^W deletes a word of it"),
  ]

  let isTyping = true

  init(_ destination: MoveDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
    // The cursor is before the ending, which renaming keeps.
    let note = destination.noteID
    let ending = ".\(note.fileExtension)"
    field =
      destination.wanted.map { WordField($0) }
      ?? WordField(String(note.path.dropLast(ending.count)), before: ending)
  }

  var title: String { destination().isMoving ? "Moving..." : "Move" }

  func body(width: Int) -> ScreenBody { field.body(width: width) }

  func handle(_ command: Command) throws -> Bool {
    guard command.name == "move" else { return false }
    field = try WordField(command.required("move PATH"))
    destination().move(to: field.words)
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    guard key == .enter else { return field.take(key) }
    if field.words.allSatisfy(\.isWhitespace) { throw Complaint("The note needs a path.") }
    return try handle(Command("move", field.words))
  }
}
