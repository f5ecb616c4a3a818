import Destinations
import Observation
import Testing

@MainActor
struct RouterTests {
  private let router = Router<NotesRoute>()

  @Test func `a new router is at its root`() {
    #expect(router.destination == nil)
    #expect(router.path.isEmpty)
  }

  @Test func `navigating brings the whole path`() {
    router.navigate(to: .version(2, note: 1))
    #expect(router.path == [.note(1), .history(note: 1), .version(2, note: 1)])
    #expect(router.destination == .version(2, note: 1))
  }

  @Test func `what two paths have in common keeps its identity`() {
    router.navigate(to: .version(2, note: 1))
    let before = router.elements
    router.navigate(to: .version(3, note: 1))
    #expect(router.elements.prefix(2) == before.prefix(2))
    #expect(router.elements.last?.destination == .version(3, note: 1))
    #expect(router.elements.last?.id != before.last?.id)
  }

  @Test func `equal destinations of another path are other places`() {
    router.navigate(to: .note(1))
    let before = router.elements
    router.navigate(to: .note(2))
    router.navigate(to: .note(1))
    #expect(router.path == [.note(1)])
    #expect(router.elements.first?.id != before.first?.id)
  }

  @Test func `nil is the root`() {
    router.navigate(to: .version(2, note: 1))
    router.navigate(to: nil)
    #expect(router.path.isEmpty)
  }

  @Test func `a destination on the way is gone back to`() {
    router.navigate(to: .version(2, note: 1))
    let note = router.elements.first
    router.navigate(to: .note(1))
    #expect(router.elements == [note])
  }

  @Test func `navigating to where the router is changes nothing`() {
    router.navigate(to: .history(note: 1))
    let before = router.elements
    let status = router.navigate(to: .history(note: 1))
    #expect(status.isDone)
    #expect(router.elements == before)
    #expect(changes { router.navigate(to: .history(note: 1)) } == 0)
  }

  @Test func `whoever observes the path is told once a navigation`() {
    #expect(changes { router.navigate(to: .version(2, note: 1)) } == 1)
  }

  @Test(arguments: [BrokenRoute.lost, .elsewhere, .shortcut])
  func `a destination whose path is none is refused`(_ destination: BrokenRoute) {
    let router = Router<BrokenRoute>()
    #expect(router.navigate(to: destination).error?.code == .brokenPathLaw)
    #expect(router.path.isEmpty)
  }

  @Test func `an interface that went back says so by setting the path`() {
    router.navigate(to: .version(2, note: 1))
    let note = router.elements.first
    router.path = [.note(1)]
    #expect(router.elements == [note])
    router.path = []
    #expect(router.destination == nil)
  }

  @Test func `a path that is not the beginning of the present one changes nothing`() {
    router.navigate(to: .history(note: 1))
    let before = router.elements
    router.path = [.note(2)]
    router.path = [.note(1), .history(note: 1), .version(1, note: 1)]
    #expect(router.elements == before)
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
