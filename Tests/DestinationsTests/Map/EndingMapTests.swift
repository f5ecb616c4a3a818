import Destinations
import DestinationsTesting
import Foundation
import Observation
import Testing

/// The rows of an approved map about actions that replace the whole tree, after changes of objects that outlive it.
@MainActor
final class EndingMapTests {
  /// A folder of its own.
  private nonisolated let folder = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString)

  private var path: String { folder.appending(path: "diary.map").path() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func map(keepingDraft: Bool = false, approving: Bool = false) async throws -> String {
    try await FailureReporting.failures {
      try await approveMap(
        of: WritingApp.setup(keepingDraft: keepingDraft), contents: WritingApp.contents, at: path,
        approving: approving)
    }.map(\.message).joined()
  }

  @Test func `a map shows what logging out leaves behind of a change made elsewhere`() async throws
  {
    expectEqual(try await map(approving: true), "")
    expectEqual(try await map(), "")
    #expect(
      try await map(keepingDraft: true).contains(
        """
          home.logOut, after page.type
            before: + login (constant content), - home, Session.draft cleared; at login
            after:  + login (constant content), - home; at login
        """))
  }
}

/// A diary with a page to write on, from whose home the user logs out.
private enum WritingApp: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case login, home, page }
  enum ContentType: ContentTypeable {
    case text(String)
    case loggedOut
  }

  @Observable @MainActor final class Session {
    var draft: String?
  }

  @MainActor static let contents = SampleContents()
    .with([.text("tea")], for: PageView.UserInteractionType.type)

  @MainActor static func setup(keepingDraft: Bool) -> Setup {
    let session = Session()
    return Setup(
      providers: [
        .login: DestinationProvider<LoginView.Destination>(
          presentations: [.logIn: .replaceRoot(with: .home)]
        ) { seed in
          if seed.content == .loggedOut, !keepingDraft { session.draft = nil }
          return .init(seed) {
            LoginView(destinationState: .init(destination: $0), session: session)
          }
        },
        .home: DestinationProvider<HomeView.Destination>(
          presentations: [
            .open: .push(.page), .logOut: .replaceRoot(with: .login, content: .loggedOut),
          ]
        ) {
          .init($0) { HomeView(destinationState: .init(destination: $0), session: session) }
        },
        .page: DestinationProvider<PageView.Destination>(handles: [.type]) {
          .init($0) { place in
            place.assignStateModel(PageModel(session))
            return PageView(destinationState: .init(destination: place))
          }
        },
      ], startingDestination: .replaceRoot(with: .login))
  }

  struct LoginView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case logIn }
    let destinationState: DestinationInterfaceState<ScreenOf<LoginView>>
    let session: Session
  }

  struct HomeView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case open, logOut }
    let destinationState: DestinationInterfaceState<StackOf<HomeView>>
    let session: Session
  }

  struct PageView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case type }
    let destinationState: DestinationInterfaceState<ScreenOf<PageView>>
  }

  @MainActor final class PageModel: DestinationStateModeling {
    private let session: Session

    init(_ session: Session) { self.session = session }

    func handle(_ interaction: PageView.UserInteractionType, content: ContentType?) -> Bool {
      guard case .text(let text) = content else { return false }
      session.draft = text
      return true
    }
  }
}
