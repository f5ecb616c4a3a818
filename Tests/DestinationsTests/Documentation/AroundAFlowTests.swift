import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The articles on routers, links and the graph: each of their snippets is here and runs.
@MainActor
struct AroundAFlowTests {
  private typealias Home = Todos.HomeView.UserInteractionType

  @MainActor
  private final class Session {
    var isOpen = false
  }

  @Test func `a router follows the paths that its destinations define`() {
    #expect(TodoRoute.pathFaults(over: [.list(1), .todo(7, list: 1)]).isEmpty)
    let router = Router<TodoRoute>()
    router.navigate(to: .todo(7, list: 1))
    #expect(router.path == [.list(1), .todo(7, list: 1)])
    router.navigate(to: .todo(8, list: 1))  // the list stays, with its identity
    #expect(router.path == [.list(1), .todo(8, list: 1)])
    router.navigate(to: nil)  // the root
    #expect(router.path.isEmpty)
  }

  @Test func `a router and a presenter work on the same flow`() throws {
    let flow = Todos.AppFlow(Todos.setup)
    flow.start()
    let stackID = try #require(flow.rootDestination?.id)
    let router = Router<TodoRoute>()
    router.attach(
      .stack(
        stackID, of: flow,
        place: { route in
          switch route {
          case .list(let list): Place(.list, content: .id(list))
          case .todo(let todo, _): Place(.todo, content: .id(todo))
          }
        },
        destination: { place in
          switch (place.route, place.content) {
          case (.list, .id(let list)): .list(list)
          case (.todo, .id(let todo)): .todo(todo, list: 1)
          default: nil
          }
        }))
    router.navigate(to: .list(1))
    #expect(flow.currentDestination?.type == .list && router.path == [.list(1)])

    let presenter = Presenter<TodoModal>()
    presenter.attach(.flow(flow) { $0 == .edit ? Place(.edit) : Place(.settings) })
    presenter.present(.edit)
    router.navigate(to: .todo(7, list: 1))
    #expect(flow.currentDestination?.type == .edit && router.path.count == 2)
  }

  @Test func `a presenter shows one modal at a time`() {
    let presenter = Presenter<TodoModal>()
    presenter.present(.edit)
    presenter.present(.settings, style: .fullScreenCover)  // when the first has really gone
    #expect(presenter.presentation?.presentable == .settings)
    presenter.dismiss()
    #expect(presenter.presentation == nil)
  }

  @Test func `authentication completes in a modal, and the root changes with it`() async throws {
    let session = Session()
    let gate = Todos.Setup.Guard.loginGuard(
      signal: "signedIn", login: .sheet(.login), isLoggedIn: { session.isOpen },
      protects: { $0 == .home })
    var setup = Todos.setup.starting(at: .replaceRoot(with: .welcome))
    setup.guards = [gate]
    try await TestFlow.run(setup) { flow in
      flow.present(.replaceRoot(with: .home)) { $0.sheet(.login) }
      session.isOpen = true
      flow.step("sign in", expect: .tree("> home stack")) { flow.flow.signal("signedIn") }
      #expect(flow.interface.transitionCount == 3)
    }
  }

  @Test func `links are declared once for both directions`() async throws {
    let url = try #require(URL(string: "todos://todo/7?edit=1"))
    #expect(try todoLinks.target(of: url) == .todo(7, isEditing: true))
    #expect(todoLinks.url(to: .list(3))?.absoluteString == "todos://lists/3")
    #expect(todoLinks.url(to: .list(3), onWeb: true)?.host == "todos.example.com")
    #expect(todoLinks.roundTripFaults(over: [.list(3), .todo(7, isEditing: true)]).isEmpty)

    var setup = Todos.setup
    setup.links = FlowLinks(
      todoLinks,
      path: { link in
        switch link {
        case .list(let list): [.push(.list, content: .id(list))]
        case .todo(let todo, _): [.push(.todo, content: .id(todo))]
        }
      },
      target: { tree in
        guard let place = tree.currentID.flatMap({ tree.node(id: $0) })?.payload,
          place.route == .todo, case .id(let todo) = place.content
        else { return nil }
        return .todo(todo, isEditing: false)
      })
    let flow = Todos.AppFlow(setup)
    flow.open(url)
    #expect(flow.link()?.absoluteString == "todos://todo/7")

    try await TestFlow.run(setup, startsAtOnce: false) { flow in
      flow.open(url, expect: .tree("home stack\n  > todo"))
    }
    try await TestFlow.run(setup) { flow in
      flow.perform(Home.open) { $0.push(.list) }
      flow.present(.sheet(.edit)) { $0.sheet(.edit) }
      flow.open(url, expect: .tree("home stack\n  > todo"))
    }
  }

  @Test func `a link of an unknown server is looked up`() async throws {
    let service = TodoService()
    let sharedURL = try #require(URL(string: "https://a.todos.net/shared/7"))
    var setup = Todos.setup
    setup.links = FlowLinks(sharedLinks, among: [.todo, .list]) { link in
      guard case .item(let item, let host) = link else { return nil }
      return try await service.find(item, on: host).map { [.push(.todo, content: .id($0))] }
    }
    try await TestFlow.run(setup) { flow in
      flow.open(sharedURL, expect: .unchanged)
      await flow.settle { $0.push(.todo, content: .id(70)) }
    }
  }

  @Test func `the graph of an app finds interactions that lead nowhere`() {
    let graph = Todos.setup.graph()
    #expect(graph.edges(from: "home").map(\.description) == ["home -- open: push -> list"])
    print(graph.mermaid)
    #expect(graph.findings() == [.undeclared(interaction: "share", place: "list")])
  }
}
