import Destinations
import Foundation

extension App {
  /// The map of the app; no folder is opened for it.
  @MainActor
  static var graph: NavigationGraph {
    let nowhere = NoteStore(folder: URL(fileURLWithPath: "/nonexistent"))
    return setup(Services(store: nowhere, notices: Notices())).graph()
  }

  /// Goes back; no place declares it, because it is the terminal's own way back.
  static let back = CommandGuide(
    "back", key: "Esc", label: "back", "goes back, or closes a sheet")

  /// Shows help where letters are text.
  static let keyHelp = CommandGuide("", key: "F1", label: "help", "shows the keys")

  /// Ends the program.
  static let quit = CommandGuide("quit", key: "q", label: "quit", "ends the program")

  /// The commands that no place declares.
  static let everywhere = [
    back,
    CommandGuide("", key: "←", "goes back, like Backspace and q, where nothing is typed"),
    CommandGuide("", key: "F3", "searches all notes, from anywhere"),
    CommandGuide("link [URL]", "opens a link, or prints the link to the current place"),
    CommandGuide("tree", "prints the tree of presented places"),
    CommandGuide("", key: "^L", "redraws the screen, and looks for other notes"),
    CommandGuide("", key: "^Z", "suspends the program; fg resumes it"),
  ]
}
