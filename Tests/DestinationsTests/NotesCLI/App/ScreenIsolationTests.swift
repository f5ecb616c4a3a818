import Foundation
import Testing

/// No screen of NotesCLI names another one, or a route.
struct ScreenIsolationTests {
  private static let screens = [
    "Notes", "Note", "Linked", "Editor", "Compose", "Move", "Confirm", "Search", "Tags",
    "Trash",
    "Trashed", "Help",
  ]

  @Test(arguments: screens)
  func `a screen names no type of another screen`(screen: String) throws {
    let others = Self.screens.filter { $0 != screen }.joined(separator: "|")
    let type = try Regex("\\b(?:\(others))(?:Interaction|Destination|Interface)\\b")
    let text = try source(of: screen)
    let named = text.matches(of: type).map { text[$0.range] }
    expectEqual(named, [], "\(screen) names types of other screens.")
  }

  @Test(arguments: screens)
  func `the source of a screen contains no presentation`(screen: String) throws {
    let text = try source(of: screen)
    for verb in [".push(", ".sheet(", ".tab(", ".path(", ".replaceRoot(", "presentDestination"] {
      #expect(!text.contains(verb), "\(screen) presents by \(verb).")
    }
  }

  private func source(of screen: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...5 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent("Examples/NotesCLI/Screens/\(screen)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    return try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }
}
