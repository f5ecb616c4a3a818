import Destinations
import Observation
import Testing

@MainActor
struct RouterTests {
  private let router = Router<NotesRoute>()

  @Test func `navigating brings the whole path`() {
    // A new router is at its root.
    #expect(router.destination == nil && router.path.isEmpty)
    router.navigate(to: .version(2, note: 1))
    #expect(router.path == [.note(1), .history(note: 1), .version(2, note: 1)])
    #expect(router.destination == .version(2, note: 1))
    // Nil is the root.
    router.navigate(to: nil)
    #expect(router.path.isEmpty)
  }

  @Test func `what two paths have in common keeps its identity`() {
    router.navigate(to: .version(2, note: 1))
    let before = router.elements
    router.navigate(to: .version(3, note: 1))
    #expect(router.elements.prefix(2) == before.prefix(2))
    #expect(router.destination == .version(3, note: 1))
    #expect(router.elements.last?.id != before.last?.id)

    // A destination on the way is gone back to.
    router.navigate(to: .note(1))
    #expect(router.elements == [before[0]])

    // Equal destinations of another path are other places.
    router.navigate(to: .note(2))
    router.navigate(to: .note(1))
    #expect(router.path == [.note(1)] && router.elements.first?.id != before.first?.id)
  }

  @Test func `whoever observes the path is told once a navigation`() {
    #expect(changes { router.navigate(to: .version(2, note: 1)) } == 1)
    // Navigating to where the router is changes nothing.
    let before = router.elements
    let count = changes { #expect(router.navigate(to: .version(2, note: 1)).isDone) }
    #expect(count == 0 && router.elements == before)
  }

  @Test(arguments: [BrokenRoute.lost, .elsewhere, .shortcut])
  func `a destination whose path is none is refused`(_ destination: BrokenRoute) {
    let router = Router<BrokenRoute>()
    #expect(router.navigate(to: destination).error?.code == .brokenPathLaw)
    #expect(router.path.isEmpty)
  }

  @Test func `an interface that went back says so by setting the path`() {
    router.navigate(to: .version(2, note: 1))
    // A path that is not the beginning of the present one changes nothing.
    let before = router.elements
    router.path = [.note(2)]
    router.path = [.note(1), .history(note: 1), .version(1, note: 1)]
    router.path += [.note(4)]
    #expect(router.elements == before)

    router.path = [.note(1)]
    #expect(router.elements == [before[0]])
    router.path = []
    #expect(router.destination == nil)
  }

  /// How often the path is said to change.
  private func changes(by work: () -> Void) -> Int {
    let counter = Counter()
    withObservationTracking {
      _ = router.path
    } onChange: {
      counter.count += 1
    }
    work()
    return counter.count
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
