import Destinations
import Foundation
import Testing

@testable import NotesCLI

/// The map of the app, and the picture of it.
@MainActor
struct GraphTests {
  @Test func `every place is reached and can be left, and the README shows the map`() throws {
    // Every place is reached and can be left.
    expectEqual(App.graph.findings().map(\.description), [])

    // The README shows the map as it is; swift run NotesCLI --graph prints it.
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    expectContains(readme, "```mermaid\n\(App.graph.mermaid)```")
  }
}
