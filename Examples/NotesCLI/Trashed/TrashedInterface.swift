import Destinations
import Observation

/// Shows one note in the trash.
@Observable
final class TrashedInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<TrashedDestination>
  private var top = 0
  @ObservationIgnored private var layout = NoteLayout()
  private let viewport = Viewport()

  let guides =
    [
      CommandGuide("restore", key: "r", label: "restore", "puts the note back where it was"),
      CommandGuide("erase", key: "x", label: "erase", "asks to remove the note for good"),
    ] + CommandGuide.reading

  init(_ destination: TrashedDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String { destination().note?.summary.plainTitle ?? "" }

  var status: String { viewport.percent.map { "\($0) %" } ?? "" }

  func body(width: Int) -> ScreenBody {
    if let problem = destination().problem {
      return ScreenBody(lines: StyledLine(problem).wrapped(to: width))
    }
    guard let note = destination().note else {
      return ScreenBody(lines: [StyledLine("Reading...", .dim)])
    }
    layout.lay(note, width: width, finding: "")
    let layout = layout
    return ScreenBody(count: layout.count, anchor: .top(top), in: viewport) { layout.shown($0) }
  }

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "restore": try perform(.restore, content)
    case "erase": try perform(.erase, content)
    default: return false
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    switch key {
    case .character("r"): return try handle(Command("restore"))
    case .character("x"), .delete: return try handle(Command("erase"))
    default: break
    }
    guard let first = viewport.first(after: key) else { return false }
    top = first
    return true
  }

  private var content: App.ContentType {
    .trashed(destination().trashID, note: destination().note?.id)
  }
}
