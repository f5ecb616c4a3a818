import Destinations
import Foundation
import Testing

@testable import NotesCLI

/// The map of the app, and the picture of it.
@MainActor
struct GraphTests {
  @Test func `every place is reachable and can be left, and the README shows the graph`() throws {
    // Every place is reached and can be left.
    expectEqual(App.graph.findings().map(\.description), [])

    // The page of the app shows the map as it is; swift run NotesCLI --graph prints it.
    let page = try Repository.text("Examples/NotesCLI/README.md")
    expectContains(page, "```mermaid\n\(App.graph.mermaid)```")
  }
}
