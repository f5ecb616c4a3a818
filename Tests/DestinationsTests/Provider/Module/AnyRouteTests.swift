import Destinations
import DestinationsTesting
import Testing

/// Routes that wrap routes of other types.
@MainActor
struct AnyRouteTests {
  private enum Left: String, RoutableDestinations { case list, note }
  private enum Right: String, RoutableDestinations { case list }
  private enum Shared: ProvidedDestination, CaseIterable {
    case settings, help

    var placeholder: (any RoutableDestinations)? { self == .help ? Left.note : nil }
  }

  /// An app whose own enum wraps the places of a module.
  private enum App: DestinationTypes {
    enum DestinationType: RouteWrapping {
      case home, settings
      case shared(Shared)
      case left(Left)

      init?(wrapping route: any RoutableDestinations) {
        switch route {
        case let shared as Shared: self = .shared(shared)
        case let left as Left: self = .left(left)
        default: return nil
        }
      }

      var wrappedRoute: (any RoutableDestinations)? {
        switch self {
        case .home, .settings: nil
        case .shared(let shared): shared
        case .left(let left): left
        }
      }
    }
  }

  @Test func `routes are equal if their types and values are equal`() {
    let routes = [AnyRoute(Left.list), AnyRoute(Left.note), AnyRoute(Right.list)]
    #expect(Set(routes + [AnyRoute(Left.list)]).count == 3 && routes[0] == AnyRoute(Left.list))

    // A route that wraps nested routes contains the innermost one.
    let nested = AnyRoute(AnyRoute(App.DestinationType.shared(.settings)))
    #expect(nested.base as? Shared == .settings && AnyRoute(wrapping: nested) == nested)

    // A route names its type and case, and describes itself like the wrapped route.
    let note = AnyRoute(Left.note)
    let names = [note.rawValue, (note as any RoutableDestinations).rawValue, "\(note)"]
    expectEqual(names, ["Left.note", "Left.note", "note"])
  }

  /// A wrapper that contains only itself.
  private struct Endless: RouteWrapping {
    init() {}

    init?(wrapping route: any RoutableDestinations) { nil }

    var wrappedRoute: (any RoutableDestinations)? { self }
  }

  @Test func `unwrapping a route that contains itself terminates`() {
    #expect(AnyRoute(Endless()).base is Endless)
  }

  @Test func `a presentation names a route of any type`() {
    typealias Presentation = DestinationPresentation<AnyRoute, Sample.ContentType, Sample.TabType>
    let presentations: [Presentation] = [
      .push(AnyRoute(Left.note)), .sheet(AnyRoute(Left.note)),
      .tab(.tags, showing: AnyRoute(Left.note)),
      .column(.detail, showing: AnyRoute(Left.note)), .add(AnyRoute(Left.note)),
      .replaceCurrent(with: AnyRoute(Left.note)), .replaceRoot(with: AnyRoute(Left.note)),
    ]
    let verbs = presentations.map { "\($0.presentationType)" }
    #expect(Set(verbs).count == presentations.count)
    #expect(presentations.allSatisfy { $0.destinationType == AnyRoute(Left.note) })
  }

  @Test func `an app's route enum can contain the routes of modules`() {
    func screen() -> App.Setup.Provider {
      RecordingProvider<App, Never, Never>()
    }
    let setup = App.Setup(
      providers: [.home: screen(), .settings: screen(), .left(.note): screen()],
      startingDestination: .replaceRoot(with: .home)
    ).provides(Shared.self) { $0 == .settings ? App.DestinationType.settings : nil }
    let flow = App.AppFlow(setup)
    flow.start()
    flow.presentDestination(configuration: .add(.shared(.settings)))
    expectEqual(flow.currentDestination?.type, .settings)
    flow.presentDestination(configuration: .add(.shared(.help)))
    expectEqual(flow.currentDestination?.type, .left(.note))
    do {
      _ = try flow.resolution(of: Right.list)
      Issue.record("nothing offers the route")
    } catch {
      expectEqual(error.code, .noProvider)
    }
  }
}
