import Destinations
import Testing

struct NavigableTests {
  @Test func `paths that keep the law have no faults`() {
    #expect(NotesRoute.pathFaults(over: NotesRoute.samples).isEmpty)
  }

  @Test func `a path that does not end with its destination is a fault`() {
    let faults = BrokenRoute.pathFaults(over: [.lost, .elsewhere])
    #expect(faults.map(\.code) == [.brokenPathLaw, .brokenPathLaw])
    #expect(faults.first?.reason == "The path of lost does not end with it.")
  }

  @Test func `a path over a destination whose own path is another is a fault`() {
    let faults = BrokenRoute.pathFaults(over: [.shortcut])
    #expect(
      faults.map(\.reason) == ["The path of shortcut goes over deep, whose own path is another."])
  }

  @Test func `Routeable is the same as Navigable`() {
    func path<Destination: Routeable>(_ destination: Destination) -> [Destination] {
      destination.path
    }
    #expect(path(NotesRoute.history(note: 3)) == [.note(3), .history(note: 3)])
  }
}
