import Destinations
import DestinationsTesting
import Testing

/// The rows of an approved map about the places behind a login.
@MainActor
struct LoginMapTests {
  @Test func `a map reaches each place behind a login that needs a password`() async throws {
    let file = TemporaryMap()
    expectEqual(
      try await file.failure(of: Safe.setup(), contents: Safe.contents, approving: true), "")
    let map = try file.text()
    for route in ["gold", "silver"] { #expect(map.contains("\nhome / \(route)\n"), "\(map)") }
  }
}

/// A safe with two places that only a user may see who has entered the password.
private enum Safe: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case home, login, gold, silver }
  enum ContentType: ContentTypeable { case password(String) }

  @MainActor static let contents = SampleContents()
    .with([.password("sesame")], for: LoginView.UserInteractionType.type)

  @MainActor final class Session { var isOpen = false }

  @MainActor static func setup() -> Setup {
    let session = Session()
    return Setup(
      providers: [
        .home: DestinationProvider<HomeView.Destination>(
          presentations: [.gold: .push(.gold), .silver: .push(.silver)]
        ) {
          .init($0) { HomeView(destinationState: .init(destination: $0)) }
        },
        .login: DestinationProvider<LoginView.Destination>(handles: [.type, .enter]) { seed in
          .init(seed) { place in
            place.assignStateModel(LoginModel(session, at: place))
            return LoginView(destinationState: .init(destination: place))
          }
        },
        .gold: DestinationProvider {
          ScreenOf($0) { ItemView(destinationState: .init(destination: $0)) }
        },
        .silver: DestinationProvider {
          ScreenOf($0) { ItemView(destinationState: .init(destination: $0)) }
        },
      ], startingDestination: .replaceRoot(with: .home),
      guards: [
        .loginGuard(
          signal: "open", login: .sheet(.login), isLoggedIn: { session.isOpen },
          protects: { $0 == .gold || $0 == .silver })
      ])
  }

  struct HomeView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case gold, silver }
    let destinationState: DestinationInterfaceState<Safe.StackOf<HomeView>>
  }

  struct LoginView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case type, enter }
    let destinationState: DestinationInterfaceState<Safe.ScreenOf<LoginView>>
  }

  struct ItemView: InteractiveInterfacing {
    let destinationState: DestinationInterfaceState<Safe.ScreenOf<ItemView>>
  }

  @MainActor final class LoginModel: DestinationStateModeling {
    private(set) var password = ""
    private let session: Session
    private let place: DestinationHandle<LoginView.Destination>

    init(_ session: Session, at login: LoginView.Destination) {
      self.session = session
      place = DestinationHandle(login)
    }

    func handle(_ interaction: LoginView.UserInteractionType, content: ContentType?) -> Bool {
      if case .password(let password) = content { self.password = password }
      if interaction == .enter, password == "sesame" {
        session.isOpen = true
        place.appFlow?.signal("open")
      }
      return true
    }
  }
}
