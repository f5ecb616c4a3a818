import Destinations
import Observation

/// Shows one note.
@Observable
final class NoteInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<NoteDestination>
  /// The first line that is shown, once somebody has moved.
  private var top: Int?
  /// The line with words by which the note was found that was gone to last.
  private var place: Int?
  @ObservationIgnored private var layout = NoteLayout()
  private let viewport = Viewport()

  var guides: [CommandGuide] {
    NoteInterface.deeds + (destination().words.isEmpty ? [] : NoteInterface.finding)
      + NoteInterface.moving
  }

  private static let deeds = [
    CommandGuide("edit", key: "e", label: "edit", "opens the note for writing, where one reads it"),
    CommandGuide("delete", key: "d", label: "delete", "asks to move the note to the trash"),
    CommandGuide("links", key: "l", label: "links", "lists the notes that this one links to"),
    CommandGuide("undo", key: "u", "brings back what was deleted last"),
  ]

  private static let finding = [
    CommandGuide("", key: ".", label: "next", "goes on to where the words are that were searched"),
    CommandGuide("", key: ",", "goes back to where they were before"),
  ]

  private static let moving = [
    CommandGuide("", key: "↑ ↓", "moves by a line, as k and j do"),
    CommandGuide("", key: "PgUp PgDn", "moves by a page, as Space does"),
    CommandGuide("", key: "Home End", "goes to the beginning or to the end"),
  ]

  init(_ destination: NoteDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String { destination().note?.summary.plainTitle ?? destination().noteID.stem }

  func body(width: Int) -> ScreenBody {
    if let problem = destination().problem {
      return ScreenBody(lines: StyledLine(problem).wrapped(to: width))
    }
    guard let note = destination().note else {
      return ScreenBody(lines: [StyledLine("Reading...", .dim)])
    }
    layout.lay(note, width: width, finding: destination().words)
    let layout = layout
    let changed = destination().changedLine.map { ScreenBody.Anchor.row(layout.row(of: $0)) }
    return ScreenBody(count: layout.count, anchor: changed ?? .top(top ?? start), in: viewport) {
      layout.shown($0)
    }
  }

  var status: String { viewport.percent.map { "\($0) %" } ?? "" }

  /// The line from which on a note is shown at first: a heading, or shortly before the words, that led to it.
  private var start: Int {
    destination().firstLine.map { layout.row(of: $0) } ?? max((layout.best ?? 0) - 2, 0)
  }

  /// What the user reads, as far as is known: the words that were gone to, else what is at the top.
  private var reading: App.ContentType {
    let row = place ?? (top == nil ? layout.best : nil) ?? viewport.first
    let line = layout.source(of: row)
    return line == 0
      ? .note(destination().noteID) : .reading(destination().noteID, line: line)
  }

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "edit": try perform(.edit, reading)
    case "links": try perform(.links, .note(destination().noteID))
    case "delete": try perform(.delete, .note(destination().noteID))
    case "undo": try perform(.undoDelete)
    default: return false
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    switch key {
    case .character("e"): return try handle(Command("edit"))
    case .character("d"), .delete: return try handle(Command("delete"))
    case .character("l"): return try handle(Command("links"))
    case .character("u"): return try handle(Command("undo"))
    case .up, .character("k"): scroll(by: -1)
    case .down, .character("j"): scroll(by: 1)
    case .pageUp: scroll(by: -viewport.height)
    case .pageDown, .character(" "): scroll(by: viewport.height)
    case .home, .top: (top, place) = (0, nil)
    case .end, .bottom: scroll(by: layout.count)
    default: return try find(key)
    }
    destination().changedLine = nil
    return true
  }

  /// Goes to the next or the former line that holds words by which the note was found.
  private func find(_ key: Key) throws(Complaint) -> Bool {
    let now = place ?? layout.best ?? 0
    let next: Int?
    switch key {
    case .character("."): next = layout.found.first { $0 > now }
    case .character(","): next = layout.found.last { $0 < now }
    default: return false
    }
    guard let next else { throw Complaint("There are no such words any further.") }
    (place, top) = (next, max(next - 2, 0))
    destination().changedLine = nil
    return true
  }

  private func scroll(by count: Int) {
    place = nil
    top = max(min(viewport.first + count, layout.count - viewport.height), 0)
  }
}
