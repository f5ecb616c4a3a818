import Testing

@testable import DestinationsTesting

/// The contents of an interaction in a menu.
@MainActor
struct OfferTests {
  @Test func `an interaction that is no longer mentioned has its samples again`() {
    let entry = InteractionMenu.Entry(ExplorationTap("hall", "open"))
    entry.declare([Maze.ContentType.door(1)])
    entry.offer([Maze.ContentType?]())
    #expect(!entry.isOffered)
    entry.offer([Maze.ContentType.door(2)])
    #expect(entry.isOffered)
    #expect(entry.samples.map(\.text) == ["door(2)"])
    entry.offer([Maze.ContentType?]())
    entry.offer(nil as [Maze.ContentType?]?)
    #expect(entry.isOffered)
    #expect(entry.samples.map(\.text) == ["door(1)"])
  }
}
