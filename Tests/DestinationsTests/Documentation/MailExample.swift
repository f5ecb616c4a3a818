import Adapters
import Destinations

/// The app of the how-to articles, and of the one on connecting an interface.
enum Mail: DestinationTypes {
  enum DestinationType: String, RoutableDestinations {
    case home, inbox, message, compose, settings, account, login, desk, folders, messages
    case confirmDeletion
  }

  enum ContentType: ContentTypeable {
    case message(Int)

    var messageNumber: Int? { if case .message(let number) = self { number } else { nil } }
  }

  enum TabType: String, TabTypeable { case inbox, settings }

  /// Whether the user is signed in.
  @MainActor final class Session {
    var isOpen = false
  }
}

// The user's interactions at each place, and the texts of the places.
extension Mail {
  struct InboxView: InteractiveInterfacing, TextScreen {
    enum UserInteractionType: String, UserInteractionTypeable, CaseIterable { case open, compose }
    let destinationState: DestinationInterfaceState<Mail.StackOf<InboxView>>

    var lines: [String] { ["1  Lunch?", "2  Tea & cake"] }
    func content(of words: String) -> ContentType? { Int(words).map { .message($0) } }
  }

  struct MessageView: InteractiveInterfacing, TextScreen {
    enum UserInteractionType: String, UserInteractionTypeable, CaseIterable { case reply, done }
    let destinationState: DestinationInterfaceState<Mail.ScreenOf<MessageView>>
    let number: Int

    var lines: [String] { ["Message \(number)"] }
  }

  struct ComposeView: InteractiveInterfacing, TextScreen {
    enum UserInteractionType: String, UserInteractionTypeable, CaseIterable { case send, attach }
    let destinationState: DestinationInterfaceState<Mail.ScreenOf<ComposeView>>

    var lines: [String] { ["To: ", "Subject: "] }
  }

  struct DraftView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case delete, remove }
    let destinationState: DestinationInterfaceState<Mail.ScreenOf<DraftView>>
  }

  struct SettingsView: InteractiveInterfacing, TextScreen {
    enum UserInteractionType: String, UserInteractionTypeable, CaseIterable { case account }
    let destinationState: DestinationInterfaceState<Mail.StackOf<SettingsView>>

    var lines: [String] { ["Settings"] }
  }

  struct PlainView: InteractiveInterfacing, TextScreen {
    enum UserInteractionType: String, UserInteractionTypeable, CaseIterable { case done }
    let destinationState: DestinationInterfaceState<Mail.ScreenOf<PlainView>>

    var lines: [String] { [] }
  }

  struct ListView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case open }
    let destinationState: DestinationInterfaceState<Mail.ScreenOf<ListView>>
  }

  struct HomeView: InteractiveInterfacing, TabBarDestinationInterfacing {
    let destinationState: DestinationInterfaceState<Mail.TabBarOf<HomeView>>
  }

  struct DeskView: InteractiveInterfacing {
    let destinationState: DestinationInterfaceState<Mail.SplitViewOf<DeskView>>
  }
}

// The effects of the interactions.
extension Mail {
  @MainActor static func setup() -> Setup {
    let home = DestinationProvider<HomeView.Destination>(
      shape: .tabs([.inbox: .inbox, .settings: .settings]),
      systemNavigations: [.tapSelectedTab: .popToRoot]
    ) {
      .init($0) { HomeView(destinationState: .init(destination: $0)) }
    }
    let inbox = DestinationProvider<InboxView.Destination>(presentations: [
      .open: .push(.message), .compose: .sheet(.compose),
    ]) {
      .init($0) { InboxView(destinationState: .init(destination: $0)) }
    }
    let compose = DestinationProvider<ComposeView.Destination>(presentations: [
      .send: .dismissSheet, .attach: scan,
    ]) {
      .init($0) { ComposeView(destinationState: .init(destination: $0)) }
    }
    let settings = DestinationProvider<SettingsView.Destination>(presentations: [
      .account: .push(.account)
    ]) {
      .init($0) { SettingsView(destinationState: .init(destination: $0)) }
    }
    let plain = DestinationProvider<PlainView.Destination>(presentations: [.done: .goBack]) {
      .init($0) { PlainView(destinationState: .init(destination: $0)) }
    }
    return Setup(
      providers: [
        .home: home, .inbox: inbox, .message: message, .compose: compose, .settings: settings,
        .account: plain, .login: plain,
      ],
      startingDestination: .replaceRoot(with: .home))
  }

  @MainActor static var message: Setup.Provider {
    DestinationProvider<ScreenOf<MessageView>>(
      content: \.messageNumber,
      presentations: [.reply: .sheet(.compose), .done: .goBack]
    ) { seed, number in
      ScreenOf(seed) { MessageView(destinationState: .init(destination: $0), number: number) }
    }
  }

  /// The same app on a wide screen, with three columns.
  @MainActor static func deskSetup() -> Setup {
    let desk = DestinationProvider<DeskView.Destination>(
      shape: .split([.sidebar: .folders, .content: .messages, .detail: nil])
    ) {
      .init($0) { DeskView(destinationState: .init(destination: $0)) }
    }
    let folders = DestinationProvider<ListView.Destination>(presentations: [
      .open: .column(.content, showing: .messages)
    ]) {
      .init($0) { ListView(destinationState: .init(destination: $0)) }
    }
    let messages = DestinationProvider<ListView.Destination>(presentations: [
      .open: .column(.detail, showing: .message)
    ]) {
      .init($0) { ListView(destinationState: .init(destination: $0)) }
    }
    var setup = setup()
    setup.providers.merge([.desk: desk, .folders: folders, .messages: messages]) { $1 }
    setup.startingDestination = .replaceRoot(with: .desk)
    return setup
  }
}

// The question that is asked before a deletion.
extension Mail {
  @MainActor static var draft: Setup.Provider {
    DestinationProvider<DraftView.Destination>(presentations: [
      .delete: .alert(
        .confirmDeletion, "Delete this draft?",
        buttons: [
          .init("Delete", role: .destructive, leadingTo: DraftView.UserInteractionType.remove),
          .init("Keep", role: .cancel),
        ]),
      .remove: .goBack,
    ]) {
      .init($0) { DraftView(destinationState: .init(destination: $0)) }
    }
  }
}

// A login in front of the account.
extension Mail {
  @MainActor static func guardedSetup(_ session: Session) -> Setup {
    var setup = setup()
    setup.guards = [
      .loginGuard(
        signal: "signedIn", login: .sheet(.login), isLoggedIn: { session.isOpen },
        protects: { $0 == .account })
    ]
    setup.providers[.login] = DestinationProvider<ScreenOf<PlainView>>(handles: [.done]) { seed in
      let login = ScreenOf(seed) { PlainView(destinationState: .init(destination: $0)) }
      login.assignStateModel(LoginModel(session, at: login))
      return login
    }
    return setup
  }

  /// Logs the user in.
  @MainActor final class LoginModel: DestinationStateModeling {
    private let session: Session
    private let place: DestinationHandle<PlainView.Destination>

    init(_ session: Session, at login: PlainView.Destination) {
      self.session = session
      place = DestinationHandle(login)
    }

    func handle(_ interaction: PlainView.UserInteractionType, content: ContentType?) -> Bool {
      session.isOpen = true
      place.appFlow?.signal("signedIn")
      return true
    }
  }
}

// A destination class of the app's own, which handles its own interactions.
enum DraftTap: String, UserInteractionTypeable { case mark }

@MainActor final class DraftPlace: Destinationable, DestinationStateModeling {
  typealias UserInteractionType = DraftTap
  typealias DestinationType = Mail.DestinationType
  typealias ContentType = Mail.ContentType
  typealias TabType = Mail.TabType
  typealias InteractorType = Never

  let id: DestinationID
  let type: Mail.DestinationType
  var internalState: Mail.InternalState<DraftTap, Never>
  private(set) var isMarked = false

  init(_ seed: Mail.Seed<DraftPlace>) {
    (id, type, internalState) = (seed.id, seed.route, seed.internalState())
  }

  func handle(_ interaction: DraftTap, content: Mail.ContentType?) -> Bool {
    isMarked.toggle()
    return true
  }
}

extension Mail {
  @MainActor static func markingSetup() -> Setup {
    var setup = setup()
    setup.providers[.compose] = DestinationProvider(handles: [.mark]) { DraftPlace($0) }
    return setup
  }
}

// The app's own custom presentations.
extension Mail {
  /// Shows the camera, which is not a place of the app, and is done when a picture is taken.
  static let scan = Presentation(
    presentationType: .custom(
      presentation: CustomPresentation { context, answer in
        Camera.takePicture { hasPicture in answer(hasPicture ? .done : .refused) }
      }))

  /// Shows a message beside the list if a column is free, else on top of the list.
  static let openWhereItFits = Presentation(
    destinationType: .message,
    presentationType: .custom(
      presentation: CustomPresentation { context, answer in
        let isWide = context.containers.contains { $0 is any SplitViewDestinationable }
        answer(.done(as: isWide ? .column(.detail, showing: .message) : .push(.message)))
      }),
    contentType: .message(7))

  /// Shows a message, or, if there is none, a sheet to write one.
  static let openOrWrite: Presentation =
    .choosing(among: [.message, .compose]) { content in
      content == nil ? .sheet(.compose) : .push(.message)
    }

  /// Stands for a camera of the system.
  @MainActor enum Camera {
    static var whenTaken: ((Bool) -> Void)?

    static func takePicture(_ whenTaken: @escaping (Bool) -> Void) {
      self.whenTaken = whenTaken
    }
  }
}

/// A coordinator written by hand, as many apps have before they use a flow.
@MainActor final class MailCoordinator {
  enum Screen: Equatable {
    case message(Int)
    case account
  }

  private(set) var path: [Screen] = []
  private var whenBack: [() -> Void] = []

  func show(_ screen: Screen, whenBack: @escaping () -> Void = {}) {
    path.append(screen)
    self.whenBack.append(whenBack)
  }

  func back() {
    path.removeLast()
    whenBack.removeLast()()
  }
}

extension Mail {
  /// The settings, from which the coordinator shows the account as long as the account has no provider.
  @MainActor static func settings(besides coordinator: MailCoordinator) -> Setup.Provider {
    let account = Presentation(
      presentationType: .custom(
        presentation: CustomPresentation { _, answer in
          coordinator.show(.account) { answer(.done) }
        }))
    return DestinationProvider<StackOf<SettingsView>>(presentations: [.account: account]) {
      StackOf($0) { SettingsView(destinationState: .init(destination: $0)) }
    }
  }
}
