import Destinations
import Foundation

/// The app of the articles on routers, links and the graph.
enum Todos: DestinationTypes {
  enum DestinationType: String, RoutableDestinations {
    case welcome, login, home, list, todo, edit, settings
  }

  enum ContentType: ContentTypeable {
    case id(Int)
  }

  @MainActor static var setup: Setup {
    let provider = DestinationProvider<TodoView.Destination>(presentations: [.close: .goBack]) {
      .init($0) { TodoView(destinationState: .init(destination: $0)) }
    }
    let home = DestinationProvider<HomeView.Destination>(presentations: [.open: .push(.list)]) {
      .init($0) { HomeView(destinationState: .init(destination: $0)) }
    }
    let list = DestinationProvider<ListView.Destination>(presentations: [.open: .push(.todo)]) {
      .init($0) { ListView(destinationState: .init(destination: $0)) }
    }
    return Setup(
      providers: [
        .welcome: provider, .login: provider, .home: home, .list: list, .todo: provider,
        .edit: provider, .settings: provider,
      ], startingDestination: .replaceRoot(with: .home),
      entries: [.push(.welcome), .sheet(.login), .push(.edit), .push(.settings)])
  }

  struct HomeView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable, CaseIterable { case open }
    let destinationState: DestinationInterfaceState<StackOf<HomeView>>
  }

  struct ListView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable, CaseIterable { case open, share }
    let destinationState: DestinationInterfaceState<ScreenOf<ListView>>
  }

  struct TodoView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case close }
    let destinationState: DestinationInterfaceState<ScreenOf<TodoView>>
  }
}

enum TodoModal: Equatable, Sendable {
  case edit
  case settings
}

enum TodoRoute: Navigable {
  case list(Int)
  case todo(Int, list: Int)

  var path: [TodoRoute] {
    switch self {
    case .list: [self]
    case .todo(_, let list): [.list(list), self]
    }
  }
}

enum TodoLink: Equatable, Sendable {
  case list(Int)
  case todo(Int, isEditing: Bool)
}

let todoLinks = LinkTable(LinkOrigin(scheme: "todos", webHosts: ["todos.example.com"])) {
  DeepLink("lists/{list}", .int, target: TodoLink.list) {
    if case .list(let list) = $0 { list } else { nil }
  }
  DeepLink("todo/{todo}?edit={edit}", .int, .flag) {
    TodoLink.todo($0, isEditing: $1)
  } values: {
    if case .todo(let todo, let isEditing) = $0 { (todo, isEditing) } else { nil }
  }
}

enum SharedLink: Equatable, Sendable {
  case item(Int, host: String)
}

let sharedLinks = LinkTable(LinkOrigin(scheme: "todos")) {
  DeepLink("//{host}/shared/{item}", .server, .int) {
    SharedLink.item($1, host: $0)
  } values: {
    if case .item(let item, let host) = $0 { (host, item) } else { nil }
  }
}

extension LinkParameter {
  static var server: LinkParameter<String> {
    LinkParameter<String>(one: { $0.hasSuffix(".todos.net") ? $0 : nil }, print: { $0 })
  }
}

/// Finds shared items on other servers.
struct TodoService: Sendable {
  func find(_ item: Int, on host: String) async throws -> Int? {
    host.hasPrefix("a.") ? item * 10 : nil
  }
}
