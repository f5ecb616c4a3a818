import Destinations
import Observation

/// Shows the text of a note in the editor.
@Observable
final class EditorInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<EditorDestination>

  var guides: [CommandGuide] {
    let writing = EditorInterface.writing + destination().buffer.guides
    return destination().hasConflict
      ? EditorInterface.settling(byKeys: true) + writing
      : writing + EditorInterface.settling(byKeys: false)
  }

  private static let writing =
    [
      CommandGuide("save", "saves the note and closes the editor"),
      CommandGuide("", key: "^S", label: "save", "saves the note; Esc closes the editor then"),
      CommandGuide("discard", key: "^X", label: "discard", "closes the editor without saving"),
      CommandGuide("write", key: "^E", label: "$EDITOR", "writes in the program that EDITOR names"),
    ]

  /// Returns the commands to use when another program has changed the note; only then do they have keys.
  private static func settling(byKeys: Bool) -> [CommandGuide] {
    [
      CommandGuide(
        "overwrite", key: byKeys ? "^O" : "", label: "overwrite",
        "saves even if the note was changed or deleted"),
      CommandGuide(
        "copy", key: byKeys ? "^P" : "", label: "copy",
        "saves the text as a new note, and continues there"),
    ]
  }

  let isTyping = true
  private let viewport = Viewport()
  @ObservationIgnored private var warning = DropWarning()

  init(_ destination: EditorDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String {
    if destination().isKeptNowhere { return "Edit (changed, kept nowhere)" }
    return destination().isChanged ? "Edit (changed)" : "Edit"
  }

  var path: NoteID? { destination().noteID }

  var isReading: Bool { !destination().isLoaded && destination().problem == nil }

  func body(width: Int) -> ScreenBody {
    guard destination().isLoaded else {
      return ScreenBody(instead: destination().problem, width: width)
    }
    return destination().buffer.body(width: width, in: viewport)
  }
}

extension EditorInterface {
  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "discard": destination().discard()
    case _ where !destination().isLoaded: return false
    case "save": try perform(.save, .change(destination().change(overwriting: false)))
    case "overwrite": try perform(.save, .change(destination().change(overwriting: true)))
    case "copy": try perform(.copy, .change(destination().change(overwriting: true)))
    case "write": try perform(.write, .handed(destination().handed))
    default: return try destination().buffer.take(command)
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    try warning.check(key, isUnsaved: destination().isUnsaved)
    switch key {
    case .escape where destination().staysOpen: destination().staysOpen = false
    case .escape: return false
    case .control("x"): destination().discard()
    case .control("s") where destination().isLoaded: try save(overwriting: false)
    case .control("o") where destination().hasConflict: try save(overwriting: true)
    default:
      if let command = command(for: key) { return try handle(command) }
      return try destination().isLoaded
        && destination().buffer.take(key, page: viewport.height, width: viewport.width)
    }
    return true
  }

  /// Saves, and continues editing.
  private func save(overwriting: Bool) throws {
    destination().staysOpen = true
    try perform(.save, .change(destination().change(overwriting: overwriting)))
  }
}
