import Destinations
import Observation

/// Shows the notes and the headings that a note links to, or its own headings.
@Observable
final class LinkedInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<LinkedDestination>
  let title: String
  private let empty: String
  private var cursor = ListCursor<LinkedNote>()

  let guides =
    [CommandGuide("open N", key: "Enter", label: "open", "goes to a note, or to a heading in it")]
    + ListLayout.guides

  /// Takes what is to be shown, what it is called, and what stands there if there is nothing.
  init(_ destination: LinkedDestination, title: String, empty: String) {
    (self.title, self.empty) = (title, empty)
    destinationState = DestinationInterfaceState(destination: destination)
  }

  private var notes: [LinkedNote] { destination().linked?.notes ?? [] }

  func body(width: Int) -> ScreenBody {
    let linked = destination().linked
    return ListLayout.body(
      notes, cursor: cursor,
      empty: linked == nil ? "Reading..." : empty,
      below: ListLayout.problems(linked?.problems ?? [], width: width)
    ) {
      self.row($0, width: width)
    }
  }

  private func row(_ link: LinkedNote, width: Int) -> StyledLine {
    guard let heading = link.heading else { return ListLayout.row(link.summary, width: width) }
    let name = String(repeating: "#", count: heading.level) + " " + heading.text
    if link.summary.id == destination().noteID { return StyledLine(name, .bold) }
    return StyledLine(ListLayout.column(name, width), .bold)
      + StyledLine("  \(link.summary.id)", .dim)
  }

  private func follow(_ link: LinkedNote) throws {
    let note = link.summary.id
    try perform(.open, link.heading.map { .reading(note, line: $0.line) } ?? .note(note))
  }

  func handle(_ command: Command) throws -> Bool {
    guard command.name == "open" else { return false }
    try follow(command.pick(from: notes, "open N"))
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    if cursor.move(key, in: notes) { return true }
    guard [.enter, .right].contains(key), let row = cursor.row(in: notes) else { return false }
    try follow(notes[row])
    return true
  }
}
