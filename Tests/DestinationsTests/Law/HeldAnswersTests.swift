import Destinations
import DestinationsTesting
import Testing

/// The requests to an interactor whose answers an exploration holds back.
@MainActor
struct HeldAnswersTests {
  /// Replays steps at an outbox, and returns the events at its server.
  private func events(after trace: String) async throws -> [String] {
    let journal = TestJournal()
    try await replay(
      "hold answers of server\n" + trace, on: Outbox.setup(journal),
      contents: Outbox.SampleContents().disturbing(Outbox.Worker.server), laws: [])
    return journal.lines
  }

  @Test func `requests are asked in order before the newest answer arrives first`() async throws {
    let events = try await events(
      after: """
        tap list.send
        tap list.send
        tap list.send
        newest answer of server
        answer of server
        answer of server
        """)
    expectEqual(
      events,
      [
        "server takes 1", "server takes 2", "server takes 3", "list got 3", "list got 1",
        "list got 2",
      ])
  }

  @Test func `a request that fails is never asked`() async throws {
    let events = try await events(
      after: """
        tap list.send
        tap list.send
        failed answer of server
        answer of server
        """)
    expectEqual(events, ["list got a failure of 1", "server takes 2", "list got 2"])
  }

  @Test func `an interactor is asked only when its answer may arrive`() async throws {
    expectEqual(try await events(after: "tap list.send\ntap list.send\nrestart"), [])
  }
}

/// A list that sends numbers to a server.
private enum Outbox: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list }
  enum Worker: InteractorTypeable { case server }

  @MainActor static func setup(_ journal: TestJournal) -> Setup {
    Setup(
      providers: [
        .list: DestinationProvider<ListView.Destination>(handles: [.send]) { seed in
          let list = ListView.Destination(seed) {
            ListView(destinationState: .init(destination: $0))
          }
          list.assignStateModel(ListModel(at: list, journal))
          list.assignInteractor(interactor: Server(journal), for: .server)
          return list
        }
      ], startingDestination: .replaceRoot(with: .list))
  }

  struct ListView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case send }
    typealias InteractorType = Worker
    let destinationState: DestinationInterfaceState<Outbox.ScreenOf<ListView>>
  }

  struct Request: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable { case send }
    typealias ResultData = Int
    let action: ActionType
    var number = 0

    init(action: ActionType) { self.action = action }

    init(number: Int) {
      action = .send
      self.number = number
    }
  }

  actor Server: AsyncInteractable {
    typealias Request = Outbox.Request

    private let journal: TestJournal

    init(_ journal: TestJournal) { self.journal = journal }

    func perform(request: Request) async -> Result<Int, any Error> {
      await journal.record("server", "takes \(request.number)")
      return .success(request.number)
    }
  }

  @MainActor final class ListModel: DestinationStateModeling {
    private let place: DestinationHandle<ListView.Destination>
    private let journal: TestJournal
    private var count = 0

    init(at list: ListView.Destination, _ journal: TestJournal) {
      place = DestinationHandle(list)
      self.journal = journal
    }

    func handle(_ interaction: ListView.UserInteractionType, content: Never?) -> Bool {
      count += 1
      place.destination?.sendRequest(interactor: .server, request: Request(number: count))
      return true
    }

    func handleInteractorResult<R: InteractorRequestConfiguring>(
      result: Result<R.ResultData, any Error>, for request: R
    ) -> Bool {
      guard let request = request as? Request else { return false }
      let isFailure = if case .failure = result { true } else { false }
      journal.record(
        "list", isFailure ? "got a failure of \(request.number)" : "got \(request.number)")
      return true
    }
  }
}
