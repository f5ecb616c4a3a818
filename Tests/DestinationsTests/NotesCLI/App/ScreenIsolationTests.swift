import Foundation
import Testing

/// That no screen of NotesCLI knows another one, or a route.
struct ScreenIsolationTests {
  private static let screens = [
    "Notes", "Note", "Linked", "Editor", "Compose", "Confirm", "Search", "Tags", "Tagged", "Trash",
    "Help",
  ]
  private static let parts = ["Interaction", "Destination", "Interface"]

  @Test(arguments: screens)
  func `A screen names no type of another screen`(screen: String) throws {
    let text = try source(of: screen)
    for other in Self.screens where other != screen {
      for part in Self.parts {
        let words = text.matches(of: try Regex("\\b\(other)\(part)\\b"))
        expectEmpty(words, "\(screen) names \(other)\(part).")
      }
    }
  }

  @Test(arguments: screens)
  func `A screen says nowhere what is presented`(screen: String) throws {
    let text = try source(of: screen)
    for verb in [".push(", ".sheet(", ".tab(", ".path(", ".replaceRoot(", "presentDestination"] {
      #expect(!text.contains(verb), "\(screen) presents by \(verb).")
    }
  }

  private func source(of screen: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...5 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent("Examples/NotesCLI/\(screen)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    return try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }
}
