import Destinations
import Observation

/// Shows the text of a new note.
@Observable
final class ComposeInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<ComposeDestination>
  var title: String { destination().isKeptNowhere ? "New note (kept nowhere)" : "New note" }

  var guides: [CommandGuide] { ComposeInterface.writing + destination().buffer.guides }

  private static let writing =
    [
      CommandGuide(
        "title TEXT",
        "sets the first line, the title; an existing folder may stand before it, as kitchen/Tea"),
      CommandGuide("save", key: "^S", label: "save", "creates the note"),
      CommandGuide("discard", key: "^X", label: "discard", "drops the new note"),
      CommandGuide("write", key: "^E", label: "$EDITOR", "writes in the program that EDITOR names"),
      CommandGuide("help", key: "F1", label: "help", "lists the commands"),
    ]

  let isTyping = true
  private let viewport = Viewport()
  @ObservationIgnored private var warning = DropWarning()

  init(_ destination: ComposeDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  func body(width: Int) -> ScreenBody {
    let title = "The title, or folder/title if the folder is there; below it the note"
    return destination().buffer.body(width: width, in: viewport, empty: title)
  }
}

extension ComposeInterface {
  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "title": try destination().buffer.set(command.required("title TEXT"), at: 1)
    case "save": try save()
    case "discard": destination().discard()
    case "write": try perform(.write, .handed(destination().handed))
    case "help": try perform(.help)
    default: return try destination().buffer.take(command)
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    try warning.check(key, isUnsaved: destination().isUnsaved)
    if let command = command(for: key) { return try handle(command) }
    return try destination().buffer.take(key, page: viewport.height, width: viewport.width)
  }

  private func save() throws {
    let draft = destination().draft
    guard draft.name.contains(where: { !$0.isWhitespace }) else {
      throw Complaint("A note needs a title in its first line.")
    }
    try perform(.create, .draft(draft))
  }
}
