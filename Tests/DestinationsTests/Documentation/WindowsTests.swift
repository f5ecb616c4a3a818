import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
final class TodoWindows {
  private(set) var flows: [Int: Todos.AppFlow] = [:]
  private var last = 0

  /// Opens a window that starts with a presentation, or with the usual start.
  func open(_ presentation: Todos.Presentation? = nil) throws {
    guard flows.count < 3 else {
      throw DestinationError(.windowRefused, "Three windows are open.")
    }
    last += 1
    let flow = Todos.AppFlow(setup(presentation))
    flows[last] = flow
    flow.start()
  }

  func close(_ window: Int) {
    flows.removeValue(forKey: window)?.end()
  }

  private func setup(_ presentation: Todos.Presentation?) -> Todos.Setup {
    var setup = presentation.map { Todos.setup.starting(at: $0) } ?? Todos.setup
    setup.openWindow = { [weak self] in try self?.open($0) }
    return setup
  }
}

/// The article on windows: each of its snippets is here and runs.
@MainActor
struct WindowsTests {
  private typealias ListTap = Todos.ListView.UserInteractionType

  private var setup: Todos.Setup {
    let list = DestinationProvider<Todos.ListView.Destination>(
      presentations: [.open: .push(.todo), .share: .openWindow(.replaceRoot(with: .todo))]
    ) {
      .init($0) { Todos.ListView(destinationState: .init(destination: $0)) }
    }
    var setup = Todos.setup
    setup.providers[.list] = list
    return setup
  }

  @Test func `each window has a flow, which opens others until the app refuses`() async throws {
    let windows = TodoWindows()
    try windows.open()
    let flow = try #require(windows.flows[1])
    let window = Todos.Presentation.openWindow(.replaceRoot(with: .todo))
    for _ in 0..<3 { flow.presentDestination(configuration: window) }
    expectEqual(windows.flows.keys.sorted(), [1, 2, 3])
    expectEqual(windows.flows[3]?.currentDestination?.type, .todo)
    let refused = await flow.request(window).outcome.error
    expectEqual(refused?.userText, "Three windows are open.")
    windows.close(2)
    expectEqual(windows.flows.keys.sorted(), [1, 3])
  }

  @Test func `a test sees and answers the requests for windows`() async throws {
    try await TestFlow.run(setup.starting(at: .push(.list), in: .home)) { flow in
      flow.perform(ListTap.share, content: .id(7), expect: .unchanged)
      try await TestFlow.run(setup.starting(at: flow.windows[0])) { other in
        other.expectTree("> todo(id(7))")
      }
      flow.openWindow = { _ in
        throw DestinationError(.windowRefused, "Three windows are open.")
      }
      flow.perform(ListTap.share, expect: .refused(.windowRefused))
    }
  }

  @Test func `a window continues what another one shows, by a link or a snapshot`() throws {
    var setup = setup
    setup.links = FlowLinks(
      todoLinks,
      path: { link in
        if case .todo(let todo, _) = link { [.push(.todo, content: .id(todo))] } else { nil }
      },
      target: { tree in
        guard let place = tree.currentID.flatMap({ tree.node(id: $0) })?.payload,
          case .id(let todo) = place.content
        else { return nil }
        return .todo(todo, isEditing: false)
      })
    setup.snapshots = Todos.Snapshots {
      Restorable("home", .home)
      Restorable("todo", .todo) {
        if case .id(let number) = $0 { number } else { nil }
      } content: {
        Todos.ContentType.id($0)
      }
    }
    let (flow, other, another) = (
      Todos.AppFlow(setup), Todos.AppFlow(setup), Todos.AppFlow(setup)
    )
    flow.start()
    flow.presentDestination(configuration: .push(.todo, content: .id(7)))
    let url = try #require(flow.link())
    other.open(url)
    #expect(other.currentDestination?.type == .todo)
    let snapshot = flow.snapshot()
    another.restore(snapshot)
    flow.end()
    #expect(another.activeDestinations.map { $0.type } == [.home, .todo])
  }
}
