import Destinations
import DestinationsTesting
import Foundation

/// The sample app with a login, `loose`, in front of `detail`, and links to notes that begin with a tab.
@MainActor
final class LoginWorld {
  static let signal: GuardSignal = "loggedIn"

  let world: SampleWorld
  var isLoggedIn = false

  /// The causes of the changes that brought `detail`, in the order in which the guard was asked.
  private(set) var causes: [NavigationCause] = []

  init(
    _ login: Sample.Presentation = .sheet(.loose), start: Sample.DestinationType = .home,
    acknowledging: MockInterface.Acknowledgement = .immediately,
    protects: @escaping @Sendable (Sample.DestinationType) -> Bool = { $0 == .detail }
  ) {
    world = SampleWorld(start: start, acknowledging: acknowledging)
    world.guards = [
      .init("look") { [weak self] in
        if $0.brings(.detail) { self?.causes.append($0.cause) }
        return .allow
      },
      .loginGuard(
        signal: Self.signal, login: login, isLoggedIn: { [weak self] in self?.isLoggedIn ?? true },
        protects: protects),
    ]
    linksTo { [.tab(.notes), .push(.detail, content: .note($0))] }
  }

  /// Changes the presentations of links to notes.
  func linksTo(
    actsFromCurrentPlace: Bool = false,
    _ path: @escaping @MainActor @Sendable (Int) -> [Sample.Presentation]
  ) {
    let table = LinkTable(LinkOrigin(scheme: "sample")) {
      DeepLink("note/{number}", .int) {
        $0
      } values: {
        $0
      }
    }
    world.links = FlowLinks(table, actsFromCurrentPlace: actsFromCurrentPlace, path: path)
  }

  func flow() -> SampleTestFlow { world.flow() }

  /// Logs in, and gives the signal.
  func logIn(_ flow: SampleTestFlow) {
    isLoggedIn = true
    flow.flow.signal(Self.signal)
    flow.interface.acknowledgeAll()
  }
}

extension TestFlow where DestinationType == Sample.DestinationType {
  /// The number of places of a route.
  func count(of route: Route) -> Int { active.filter { $0 == route }.count }

  /// Opens a link to a note.
  @discardableResult
  func openNote(_ number: Int) -> RequestHandle {
    flow.open(URL(string: "sample://note/\(number)") ?? URL(filePath: "/"))
  }
}

extension TestFlow
where
  DestinationType == Sample.DestinationType, ContentType == Sample.ContentType,
  TabType == Sample.TabType
{
  /// The contents of the places of a route.
  func contents(of route: Route) -> [Sample.ContentType?] {
    flow.tree.nodes.filter { $0.payload.route == route }.map(\.payload.content)
  }
}

extension RequestStatus {
  /// The status in one word, with the code of a refusal or the number of the successor.
  var word: String {
    switch self {
    case .queued: "queued"
    case .held: "held"
    case .running: "running"
    case .ended(.done): "done"
    case .ended(.cancelled): "cancelled"
    case .ended(.refused(let error)): "refused \(error.code)"
    case .ended(.superseded(let number)): "superseded by \(number)"
    }
  }
}
