import Destinations
import Foundation
import Testing

@testable import NotesCLI

/// The map of the app, and the picture of it.
@MainActor
struct GraphTests {
  @Test func `every place is reachable and can be left, and the map in the folder is the graph`()
    throws
  {
    // Every place is reached and can be left.
    expectEqual(App.graph.findings().map(\.description), [])

    // The README links to the map, which swift run NotesCLI --graph prints.
    expectEqual(try Repository.text("Examples/NotesCLI/map.mermaid"), App.graph.mermaid)
  }
}
