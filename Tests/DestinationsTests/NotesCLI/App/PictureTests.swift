import Destinations
import Foundation
import Testing

@testable import NotesCLI

/// The picture at the head of the library's README: a screen beside the tree behind it.
///
/// `Documentation/picture` draws it anew.
@MainActor
struct PictureTests {
  private static let picture = "Documentation/screen-and-tree.svg"

  @Test func `the picture in the documentation matches a real screen and its tree`() async throws {
    var drawn = ""
    let notes = Dictionary(uniqueKeysWithValues: SampleNotes.all.map { ($0.path, $0.text) })
    try await AppUnderTest.run(notes) { app in
      for key in [Key.down, .down, .down, .enter, .character("d")] { await app.press(key) }
      await app.session.settle()
      drawn = Self.drawing(
        screen: app.screen(columns: 48, rows: 15), tree: app.session.flow.tree.description)
    }
    if ProcessInfo.processInfo.environment["DESTINATIONS_UPDATE_GOLDEN"] != nil {
      try Data(drawn.utf8).write(to: Repository.url(Self.picture))
    }
    try expectEqual(Repository.text(Self.picture), drawn)
  }

  /// Both texts in frames side by side, in the colours of a terminal; the current place is emphasised.
  private static func drawing(screen: String, tree: String) -> String {
    let screen = screen.components(separatedBy: "\n")
    let tree = tree.components(separatedBy: "\n")
    let height = 40 + 18 * max(screen.count, tree.count)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 \(height)" \
      font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13">
      <rect x="0" y="0" width="440" height="\(height)" rx="8" fill="#1e2430"/>
      \(lines(screen, x: 20, fill: "#d8dee9"))
      <rect x="460" y="0" width="440" height="\(height)" rx="8" fill="#f4f5f7"/>
      \(lines(tree, x: 480, fill: "#2e3440"))
      </svg>

      """
  }

  private static func lines(_ lines: [String], x: Int, fill: String) -> String {
    lines.enumerated().map { index, line in
      let weight = line.contains("> ") ? " font-weight=\"bold\"" : ""
      let text = line.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      return """
        <text x="\(x)" y="\(36 + 18 * index)" fill="\(fill)"\(weight) xml:space="preserve">\(text)</text>
        """
    }
    .joined(separator: "\n")
  }
}
