import Testing

@testable import Destinations
@testable import DestinationsTesting

/// The evidence that an interaction never finds its tab, or a place to go back to.
@MainActor
struct LackOfTabTests {
  private func entry(refused times: Int, waited: Bool = false, worked: Bool = false)
    -> InteractionMenu.Entry
  {
    let entry = InteractionMenu.Entry(ExplorationTap("hall", "hide"))
    (entry.hasWaited, entry.hasWorked) = (waited, worked)
    for _ in 0..<times { entry.note(DestinationError(.tabNotFound, "There is no such tab.")) }
    return entry
  }

  @Test func `an interaction that is refused for lack of a tab and never works is reported`() {
    #expect(entry(refused: 1).lastingLack?.code == .tabNotFound)
    #expect(entry(refused: 0).lastingLack == nil)
    #expect(entry(refused: 9, worked: true).lastingLack == nil)
  }

  @Test(arguments: [.nothingToGoBack, .noSheet, .noMatchingPlace] as [DestinationError.Code])
  func `an interaction that can never go back is reported`(code: DestinationError.Code) {
    let entry = entry(refused: 0)
    entry.note(DestinationError(.guardDenied, "Not now."))
    #expect(entry.lastingLack == nil)
    entry.note(DestinationError(code, "There is nothing to leave."))
    #expect(entry.lastingLack?.code == code)
  }

  @Test func `places of one class and several routes may declare more than each one needs`() {
    let menus = InteractionMenus(MazeWorld.contents, of: Maze.Setup.self)
    let place = MazePlace(.hall)
    _ = menus.menu(of: PlaceOccupant(id: place.id, route: "hall", destination: place))
    #expect(!menus.isClassShared(by: "hall"))
    _ = menus.menu(of: PlaceOccupant(id: place.id, route: "attic", destination: place))
    #expect(menus.isClassShared(by: "hall"))
  }

  @Test
  func `an interaction that waited may have removed its tab, so a single refusal proves nothing`() {
    #expect(entry(refused: 1, waited: true).lastingLack == nil)
    #expect(entry(refused: 3, waited: true).lastingLack != nil)
  }

  @Test func `a menu of places with other declarations keeps what is known about an interaction`() {
    func menu(_ taps: [MazeTap], _ known: InteractionMenu?) -> InteractionMenu {
      let table = MazePlace.DestinationConfigurations(
        configurations: Dictionary(uniqueKeysWithValues: taps.map { ($0, .goBack) }))
      let place = MazePlace(recording: .hall, kind: .screen, journal: nil, presentations: table)
      return InteractionMenu(of: place, at: "hall", known, contents: MazeWorld.contents)
    }
    let first = menu([.open], nil)
    first.entry("open")?.hasWaited = true
    for _ in 0..<3 {
      first.entry("open")?.note(DestinationError(.tabNotFound, "There is no such tab."))
    }
    let second = menu([.open, .dig], first)
    #expect(second.entry("open")?.lastingLack != nil)
    #expect(second.entry("dig")?.lastingLack == nil)
  }
}
