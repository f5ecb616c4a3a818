import Destinations
import DestinationsTesting
import Testing

/// Laws of an app that compare a place on screen with the data of the app.
@MainActor
struct IdleLawTests {
  /// The store of the app that was set up last.
  @MainActor private final class World {
    private(set) var store = Bottles.BottleStore()
    var isTicking = false

    var law: Bottles.Law {
      .whenIdle(at: Bottles.ListModel.self, "the list shows the bottles of the store") {
        let count = await self.store.count
        return $0.hasFailed || $0.count == nil || $0.count == count
      }
    }

    func setup(_ bug: Bottles.Bug?) -> Bottles.Setup {
      store = Bottles.BottleStore()
      return Bottles.setup(bug, store: store, isTicking: isTicking)
    }
  }

  private func report(_ bug: Bottles.Bug?) async throws -> ExplorationReport {
    let world = World()
    return try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        world.setup(bug),
        contents: Bottles.SampleContents().disturbing(Bottles.Worker.cook)
          .disturbing(Bottles.Worker.store, by: [.lateness, .failure]),
        laws: [
          world.law,
          .whenIdle(at: Bottles.Unused.self, "never checked") { _ in false },
        ], runs: 4, steps: 60)
    }
  }

  @Test func `a place that shows old data is found when every answer has arrived`() async throws {
    let finding = try await report(.keepsOldCount).findings.first
    expectEqual(finding?.law, "the list shows the bottles of the store")
    expectEqual(finding?.what, "the law does not hold at list")
    expectEqual(
      finding?.detail,
      """
      ListModel.count: 9
      ListModel.hasFailed: false
      ListModel.bug: keepsOldCount
      """)
    expectEqual(
      finding?.trace.description,
      """
      tap list.load
      tap list.drink
      wait
      """)
  }

  /// Replays a trace in an app with the bug and a task that sleeps again and again.
  private func replayed(_ trace: String) async throws -> String? {
    let world = World()
    world.isTicking = true
    return try await FailureReporting.collecting(FailureCollector()).during {
      try await replay(trace, on: world.setup(.keepsOldCount), laws: [world.law])
    }?.law
  }

  @Test func `a task that has slept before does not keep the app from being idle`() async throws {
    let way = "tap list.load\ntap list.drink\n"
    expectNil(try await replayed(way + "wait"))
    expectEqual(
      try await replayed("let time pass\n" + way + "wait"),
      "the list shows the bottles of the store")
  }

  @Test
  func `a place whose data are loading is not checked, and the report names what was never used`()
    async throws
  {
    let report = try await report(nil)
    expectEqual(report.findings, [])
    expectEqual(
      report.untried, ["law never checked: never checked", "interactor cook: never asked"])
  }
}

/// A list of bottles, which a store has.
private enum Bottles: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list }
  enum Worker: InteractorTypeable { case store, cook }
  enum Bug {
    /// The list does not take the number of bottles that is left.
    case keepsOldCount
  }

  @MainActor static func setup(_ bug: Bug?, store: BottleStore, isTicking: Bool) -> Setup {
    Setup(
      providers: [
        .list: DestinationProvider<ListView.Destination>(handles: [.load, .drink]) { seed in
          let list = ListView.Destination(seed) {
            ListView(destinationState: .init(destination: $0))
          }
          list.assignStateModel(ListModel(bug, at: list))
          list.assignInteractor(interactor: store, for: .store)
          if isTicking { showTime(at: list) }
          return list
        }
      ], startingDestination: .replaceRoot(with: .list))
  }

  /// Starts a task that sleeps again and again.
  @MainActor private static func showTime(at list: ListView.Destination) {
    guard let clock = list.appFlow?.clock else { return }
    Task { while (try? await clock.sleep(for: .seconds(1))) != nil {} }
  }

  struct ListView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case load, drink }
    typealias InteractorType = Worker
    let destinationState: DestinationInterfaceState<ScreenOf<ListView>>
  }

  /// A type of which no place has an object.
  final class Unused {}

  struct Request: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable { case load, drink }
    typealias ResultData = Int
    let action: ActionType
  }

  actor BottleStore: AsyncInteractable {
    typealias Request = Bottles.Request

    private(set) var count = 9

    func perform(request: Request) async -> Result<Int, any Error> {
      if request.action == .drink { count -= 1 }
      return .success(count)
    }
  }

  @MainActor final class ListModel: DestinationStateModeling {
    private(set) var count: Int?
    private(set) var hasFailed = false
    private let bug: Bug?
    private let place: DestinationHandle<ListView.Destination>

    init(_ bug: Bug?, at list: ListView.Destination) {
      self.bug = bug
      place = DestinationHandle(list)
    }

    func handle(_ interaction: ListView.UserInteractionType, content: ContentType?) -> Bool {
      let action: Request.ActionType = interaction == .load ? .load : .drink
      place.destination?.sendRequest(interactor: .store, request: Request(action: action))
      return true
    }

    func handleInteractorResult<R: InteractorRequestConfiguring>(
      result: Result<R.ResultData, any Error>, for request: R
    ) -> Bool {
      let request = request as? Request
      if case .success(let left as Int) = result {
        hasFailed = false
        if request?.action == .load || bug != .keepsOldCount { count = left }
      } else {
        hasFailed = true
      }
      return true
    }
  }
}
