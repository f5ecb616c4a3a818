import Destinations
import Testing

struct NavigableTests {
  @Test func `destination paths that break the path law are reported as faults`() {
    expectEmpty(NotesRoute.pathFaults(over: NotesRoute.samples))
    let faults = BrokenRoute.pathFaults(over: [.lost, .elsewhere, .shortcut])
    expectEqual(Set(faults.map(\.code)), [.brokenPathLaw])
    expectEqual(
      faults.map(\.reason),
      [
        "The path of lost does not end with lost.",
        "The path of elsewhere does not end with elsewhere.",
        "The path of shortcut contains deep, but does not begin with the path of deep.",
      ])

    // Routeable is the same as Navigable.
    func path<Destination: Routeable>(_ destination: Destination) -> [Destination] {
      destination.path
    }
    expectEqual(path(NotesRoute.history(note: 3)), [.note(3), .history(note: 3)])
  }
}
