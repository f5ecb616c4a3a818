import Destinations
import Observation
import Testing

@MainActor
struct RouterTests {
  private let router = Router<NotesRoute>()

  @Test func `navigating presents the whole path of a destination`() {
    // A new router is at its root.
    expectNil(router.destination)
    expectEmpty(router.path)
    router.navigate(to: .version(2, note: 1))
    expectEqual(router.path, [.note(1), .history(note: 1), .version(2, note: 1)])
    expectEqual(router.destination, .version(2, note: 1))
    // Nil is the root.
    router.navigate(to: nil)
    expectEmpty(router.path)
  }

  @Test func `elements common to two paths keep their identity`() {
    router.navigate(to: .version(2, note: 1))
    let before = router.elements
    router.navigate(to: .version(3, note: 1))
    expectEqual(router.elements.prefix(2), before.prefix(2))
    expectEqual(router.destination, .version(3, note: 1))
    #expect(router.elements.last?.id != before.last?.id)

    // The router goes back to a destination that is part of its path.
    router.navigate(to: .note(1))
    expectEqual(router.elements, [before[0]])

    // Equal destinations of another path are other places.
    router.navigate(to: .note(2))
    router.navigate(to: .note(1))
    #expect(router.path == [.note(1)] && router.elements.first?.id != before.first?.id)
  }

  @Test func `an observer of the path is notified once per navigation`() {
    expectEqual(changes { router.navigate(to: .version(2, note: 1)) }, 1)
    // Navigating to the current destination changes nothing.
    let before = router.elements
    let count = changes { #expect(router.navigate(to: .version(2, note: 1)).isDone) }
    expectEqual(count, 0)
    expectEqual(router.elements, before)
  }

  @Test(arguments: [BrokenRoute.lost, .elsewhere, .shortcut])
  func `a destination without a valid path is refused`(_ destination: BrokenRoute) {
    let router = Router<BrokenRoute>()
    expectEqual(router.navigate(to: destination).error?.code, .brokenPathLaw)
    expectEmpty(router.path)
  }

  @Test func `an interface reports going back by setting the path`() {
    router.navigate(to: .version(2, note: 1))
    // A path that is not the beginning of the current one changes nothing.
    let before = router.elements
    router.path = [.note(2)]
    router.path = [.note(1), .history(note: 1), .version(1, note: 1)]
    router.path += [.note(4)]
    expectEqual(router.elements, before)

    router.path = [.note(1)]
    expectEqual(router.elements, [before[0]])
    router.path = []
    expectNil(router.destination)
  }

  /// The number of reported changes of the path.
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
