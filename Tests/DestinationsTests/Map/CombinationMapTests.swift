import Destinations
import DestinationsTesting
import Observation
import Testing

/// The rows of an approved map about actions after changes that the shortest way to them does not make.
@MainActor
struct CombinationMapTests {
  private let file = TemporaryMap()

  private func map(_ bug: WritingApp.Bug? = nil, approving: Bool = false) async throws -> String {
    try await file.failure(
      of: WritingApp.setup(bug), contents: WritingApp.contents, approving: approving)
  }

  @Test func `a map shows what logging out leaves behind of a change made elsewhere`() async throws
  {
    expectEqual(try await map(approving: true), "")
    expectEqual(try await map(), "")
    #expect(
      try await map(.keepsDraft).contains(
        """
          home.logOut, after page.type
            before: + login (constant content), - home, Session.draft cleared; at login
            after:  + login (constant content), - home; at login
        """))
  }

  @Test func `a map shows that undoing changes another page than the one that was erased`()
    async throws
  {
    expectEqual(try await map(approving: true), "")
    #expect(
      try await map(.undoesHere).contains(
        """
          page.undo, after page.turn
            before: page.erased cleared, page.undo withdrawn
            after:  page.lineCount set, page.erased cleared, page.undo withdrawn
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

  enum Bug {
    /// Logging out keeps the draft.
    case keepsDraft
    /// Undoing adds the erased line to the page that is shown.
    case undoesHere
  }

  @Observable @MainActor final class Session {
    var draft: String?
  }

  @MainActor static let contents = SampleContents()
    .with([.text("tea")], for: PageView.UserInteractionType.type)

  @MainActor static func setup(_ bug: Bug?) -> Setup {
    let session = Session()
    return Setup(
      providers: [
        .login: DestinationProvider<LoginView.Destination>(
          presentations: [.logIn: .replaceRoot(with: .home)]
        ) { seed in
          if seed.content == .loggedOut, bug != .keepsDraft { session.draft = nil }
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
        .page: DestinationProvider<PageView.Destination>(
          handles: [.type, .turn, .erase, .undo]
        ) {
          .init($0) { place in
            let model = PageModel(session, bug)
            place.assignStateModel(model)
            return PageView(destinationState: .init(destination: place), model: model)
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
    enum UserInteractionType: String, UserInteractionTypeable { case type, turn, erase, undo }
    let destinationState: DestinationInterfaceState<ScreenOf<PageView>>
    let model: PageModel

    var offered: [UserInteractionType: [ContentType?]] {
      [.undo: model.erased == nil ? [] : [nil]]
    }
  }

  @MainActor final class PageModel: DestinationStateModeling {
    private(set) var lineCount = 9
    private(set) var number = 1
    /// The number of the page whose last line was erased, until that is undone.
    private(set) var erased: Int?
    private let session: Session
    private let bug: Bug?

    init(_ session: Session, _ bug: Bug?) {
      self.session = session
      self.bug = bug
    }

    func handle(_ interaction: PageView.UserInteractionType, content: ContentType?) -> Bool {
      switch interaction {
      case .type:
        guard case .text(let text) = content else { return false }
        session.draft = text
      case .turn: number += 1
      case .erase:
        lineCount -= 1
        erased = number
      case .undo:
        if erased == number || bug == .undoesHere { lineCount += 1 }
        erased = nil
      }
      return true
    }
  }
}
