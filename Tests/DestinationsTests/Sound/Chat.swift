import Destinations
import DestinationsTesting

/// Screens whose models ask interactors of every kind, and a tab that only presents a sheet.
enum Chat: DestinationTypes {
  enum DestinationType: String, RoutableDestinations {
    case home, rooms, room, message, alert, write, draft, profile, progress
  }

  enum ContentType: ContentTypeable, Hashable { case room(Int) }

  enum TabType: String, TabTypeable { case rooms, write, profile }

  enum Tap: String, UserInteractionTypeable {
    case open, load, fetch, follow, alert, write, send, close, profile, back, sync
  }

  enum Worker: InteractorTypeable { case store, server, feed }

  struct Request: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable { case load, fetch, follow }
    typealias ResultData = [Int]
    typealias Item = Int
    typealias RequestContentType = Chat.ContentType

    let action: ActionType
  }

  @MainActor static let contents: Chat.SampleContents = [.room: [.room(1), .room(2)]]

  private typealias Places = SoundPlaces<Chat, Tap>

  @MainActor static func setup() -> Setup {
    let tabs = Tabs()
    return Setup(
      providers: [
        .home: Places.container(
          .tabs([.rooms: .rooms, .write: .write, .profile: .profile])
        ) { tabs.follow($0 as? RecordingTabBar<Chat, Tap, Never>) },
        .rooms: Places.stack([.open: .push(.room), .write: .tab(.write)]),
        .room: room,
        .message: Places.screen([
          .back: .goBack, .profile: .tab(.profile), .write: .tab(.write),
        ]) { place, flow in
          place.addSystemNavigationAction(
            action: InterfaceAction(userInteractionType: .navigateBackInStack) {
              [weak place] _, _ in
              place?.tap(.back)
            })
        },
        .alert: Places.screen([.close: .dismissSheet, .open: .sheet(.alert)]),
        .write: Places.screen([.write: .sheet(.draft)]) { place, _ in
          place.hooks { $0.onAppear = { [weak place] in place?.tap(.write) } }
        },
        .draft: Places.screen([.send: .dismissSheet]) { place, _ in
          place.hooks { $0.onLeave = { tabs.goBack() } }
        },
        .profile: Places.stack([
          .open: .push(.message), .alert: .sheet(.alert), .sync: .sheet(.progress, options: .fixed),
        ]),
        .progress: progress,
      ],
      startingDestination: .replaceRoot(with: .home),
      policies: FlowPolicies(modal: ModalPolicy(whenOccupied: .queue)))
  }

  /// Goes back to the tab before the one that only presents a sheet.
  @MainActor private final class Tabs {
    private weak var bar: RecordingTabBar<Chat, Tap, Never>?
    private var last = TabType.rooms

    func follow(_ bar: RecordingTabBar<Chat, Tap, Never>?) {
      self.bar = bar
      last = .rooms
      bar?.assignSelectedTabUpdatedClosure { [weak self] tab in
        if tab.type != .write { self?.last = tab.type }
      }
    }

    func goBack() {
      if bar?.selectedTab.type == .write { try? bar?.updateSelectedTab(type: last) }
    }
  }
}

// MARK: - Rooms

extension Chat {
  private typealias RoomView = ScreenDouble<Chat, Tap, Worker>

  @MainActor fileprivate static var room: Setup.Provider {
    DestinationProvider<RoomView.Destination>(
      presentations: [.open: .push(.message), .write: .tab(.write), .alert: .sheet(.alert)],
      interactors: [
        .load: InteractorConfiguration<Worker, Store>(interactorType: .store, actionType: .load),
        .fetch: InteractorConfiguration<Worker, Server>(
          interactorType: .server, actionType: .fetch),
        .follow: InteractorConfiguration<Worker, News>(interactorType: .feed, actionType: .follow),
      ]
    ) { seed in
      let room = RoomView.Destination(seed) { RoomView($0) }
      room.assignInteractor(interactor: Store(), for: .store)
      room.assignInteractor(interactor: Server(), for: .server)
      room.assignInteractor(interactor: News(), for: .feed)
      room.assignStateModel(RoomModel { [weak room] in room?.tap($0) })
      return room
    }
  }

  /// A cover that the user cannot close: it leaves when the server has answered.
  @MainActor fileprivate static var progress: Setup.Provider {
    DestinationProvider<RoomView.Destination> { seed in
      let cover = RoomView.Destination(seed) { RoomView($0) }
      cover.assignInteractor(interactor: Server(), for: .server)
      let flow = seed.appFlow as? AppFlow
      cover.assignStateModel(
        ProgressModel {
          cover.performRequest(interactor: .server, request: Request(action: .fetch))
        } onResult: { [weak flow, id = cover.id] in
          flow?.present(.dismissSheet, from: id)
        })
      return cover
    }
  }

  @MainActor private final class ProgressModel: DestinationStateModeling {
    private var onPresented: (@MainActor () -> Void)?
    private let onResult: @MainActor () -> Void

    init(_ onPresented: @escaping @MainActor () -> Void, onResult: @escaping @MainActor () -> Void)
    {
      self.onPresented = onPresented
      self.onResult = onResult
    }

    func prepareForPresentation() {
      onPresented?()
      onPresented = nil
    }

    func handleInteractorResult<Asked: InteractorRequestConfiguring>(
      result: Result<Asked.ResultData, any Error>, for request: Asked
    ) -> Bool {
      onResult()
      return true
    }
  }

  /// Opens a message for the fetched data, and shows news.
  @MainActor private final class RoomModel: DestinationStateModeling {
    private let tap: @MainActor (Tap) -> Void
    private(set) var count = 0

    init(_ tap: @escaping @MainActor (Tap) -> Void) { self.tap = tap }

    func handleInteractorResult<Asked: InteractorRequestConfiguring>(
      result: Result<Asked.ResultData, any Error>, for request: Asked
    ) -> Bool {
      guard let request = request as? Request else { return false }
      count += 1
      switch request.action {
      case .load: break
      case .fetch: tap(.open)
      case .follow: tap(.alert)
      }
      return true
    }
  }

  @MainActor private final class Store: Interactable {
    typealias Request = Chat.Request

    var requestResponses: [Request.ActionType: InteractorResponseClosure<Request>] = [:]

    func perform(request: Request) {
      responseForAction(action: request.action)?(.success([1]), request)
    }
  }

  private actor Server: AsyncInteractable {
    typealias Request = Chat.Request

    func perform(request: Request) async -> Result<[Int], any Error> {
      for _ in 0..<3 { await Task.yield() }
      return .success([1, 2])
    }
  }

  private actor News: StreamInteractable {
    typealias Request = Chat.Request

    func results(for request: Request) -> AsyncStream<[Int]> {
      AsyncStream { continuation in
        continuation.yield([1])
        continuation.finish()
      }
    }
  }
}
