import Destinations
import Testing

struct NavigableTests {
  @Test func `paths that break the law are faults`() {
    expectEmpty(NotesRoute.pathFaults(over: NotesRoute.samples))
    let faults = BrokenRoute.pathFaults(over: [.lost, .elsewhere, .shortcut])
    expectEqual(Set(faults.map(\.code)), [.brokenPathLaw])
    expectEqual(
      faults.map(\.reason),
      [
        "The path of lost does not end with it.", "The path of elsewhere does not end with it.",
        "The path of shortcut goes over deep, whose own path is another.",
      ])

    // Routeable is the same as Navigable.
    func path<Destination: Routeable>(_ destination: Destination) -> [Destination] {
      destination.path
    }
    expectEqual(path(NotesRoute.history(note: 3)), [.note(3), .history(note: 3)])
  }
}
