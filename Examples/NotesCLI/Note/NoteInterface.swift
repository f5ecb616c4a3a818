import Destinations
import Observation

/// Shows one note.
@Observable
final class NoteInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<NoteDestination>
  private var top = 0
  @ObservationIgnored private var layout = NoteLayout()

  let guides = [
    CommandGuide("edit", key: "e", label: "edit", "opens the note for writing"),
    CommandGuide("delete", key: "d", label: "delete", "asks to move the note to the trash"),
  ]

  init(_ destination: NoteDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String { destination().note?.summary.title ?? destination().noteID.stem }

  func body(width: Int) -> ScreenBody {
    if let problem = destination().problem {
      return ScreenBody(lines: StyledLine(problem).wrapped(to: width))
    }
    guard let note = destination().note else {
      return ScreenBody(lines: [StyledLine("Reading...", .dim)])
    }
    return ScreenBody(lines: layout.lines(of: note, width: width), anchor: .top(top))
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
    case .pageUp: scroll(by: -15)
    case .pageDown, .character(" "): scroll(by: 15)
    case .home: top = 0
    case .end: scroll(by: layout.count)
    default: return false
    }
    return true
  }

  private func scroll(by count: Int) {
    top = max(min(top + count, layout.count - 1), 0)
  }
}
