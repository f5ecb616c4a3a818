import Destinations
import Observation

/// Shows one note.
@Observable
final class NoteInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<NoteDestination>
  /// The first line that is shown, once somebody has moved.
  private var top: Int?
  @ObservationIgnored private var layout = NoteLayout()
  private let viewport = Viewport()

  let guides = [
    CommandGuide("edit", key: "e", label: "edit", "opens the note for writing"),
    CommandGuide("delete", key: "d", label: "delete", "asks to move the note to the trash"),
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
    let lines = layout.lines(of: note, width: width, finding: destination().words)
    return ScreenBody(lines: lines, anchor: .top(top ?? layout.start), in: viewport)
  }

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "edit": try perform(.edit, .note(destination().noteID))
    case "delete": try perform(.delete, .note(destination().noteID))
    default: return false
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    switch key {
    case .character("e"): return try handle(Command("edit"))
    case .character("d"), .delete: return try handle(Command("delete"))
    case .up, .character("k"): scroll(by: -1)
    case .down, .character("j"): scroll(by: 1)
    case .pageUp: scroll(by: -viewport.height)
    case .pageDown, .character(" "): scroll(by: viewport.height)
    case .home: top = 0
    case .end: scroll(by: layout.count)
    default: return false
    }
    return true
  }

  private func scroll(by count: Int) {
    top = max(min(viewport.first + count, layout.count - viewport.height), 0)
  }
}
