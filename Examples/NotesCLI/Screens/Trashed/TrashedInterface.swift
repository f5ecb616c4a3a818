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

  var path: NoteID? { destination().note?.id }

  var status: String { viewport.percent.map { "\($0) %" } ?? "" }

  func body(width: Int) -> ScreenBody {
    guard let note = destination().note else {
      return ScreenBody(instead: destination().problem, width: width)
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
    if let command = command(for: key) { return try handle(command) }
    guard let first = viewport.first(after: key) else { return false }
    top = first
    return true
  }

  private var content: App.ContentType {
    .trashed(destination().trashID, note: destination().note?.id)
  }
}
