import Destinations
import DestinationsTesting
import Testing

/// The laws about the behaviour of an app after a failed answer and after a relaunch.
@MainActor
struct FailureLawTests {
  private func findings(
    _ bug: Parts.Bug?, _ law: Parts.Law
  ) async throws -> [ExplorationFinding] {
    try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        Parts.setup(bug), contents: Parts.SampleContents().disturbing(Parts.Worker.store),
        laws: [law], runs: 8, steps: 120)
    }.findings
  }

  /// Expects a law to find a bug, by a trace that ends with the decisive step, and to accept the app without bugs.
  private func expectFound(
    _ bug: Parts.Bug, _ law: Parts.Law, _ what: String, by trace: String? = nil
  ) async throws {
    let findings = try await findings(bug, law)
    expectEqual(findings.map { "\($0.law): \($0.what)" }, ["\(law.name): \(what)"])
    if let trace { expectEqual(findings.first?.trace.description, trace) }
    expectEqual(try await self.findings(nil, law), [])
  }

  @Test func `a place that never asks again after a failed answer is found`() async throws {
    try await expectFound(
      .staysBusy, .everyFailureCanBeRetried,
      "list never asked store again after an answer had failed",
      by: """
        hold answers of store
        tap list.load
        failed answer of store
        tap list.load
        """)
  }

  @Test func `an interaction that is withheld for ever after a failed answer is found`()
    async throws
  {
    try await expectFound(
      .staysWithheld, .everyFailureCanBeRetried,
      "list does not offer load again after load has failed",
      by: """
        hold answers of store
        tap list.load
        failed answer of store
        """)
    // A retry that asks for something else does not end it.
    try await expectFound(
      .staysWithheldAfterRetry, .everyFailureCanBeRetried,
      "list does not offer load again after load has failed",
      by: """
        hold answers of store
        tap list.load
        failed answer of store
        """)
    // It may be withheld until an answer arrives, until the list has loaded by itself, or until a retry ends the place.
    for kind in [Parts.Bug.withheldWhileBusy, .loadsAgain, .leavesAfterRetry] {
      try await expectEqual(findings(kind, .everyFailureCanBeRetried), [])
    }
  }

  @Test(arguments: [Parts.Bug.ignoresFailure, .takesFailureForSuccess])
  fileprivate func `a failure that the user cannot tell from a success is found`(
    bug: Parts.Bug
  ) async throws {
    try await expectFound(
      bug, .everyFailureIsShown, "list does not show that load of store has failed",
      by: """
        hold answers of store
        tap list.load
        failed answer of store
        """)
  }

  @Test func `a failure of the interactor itself is no success that failures are compared with`()
    async throws
  {
    let findings = try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        Parts.setup(nil, store: Parts.PartStore(failsEverySecondTime: true)),
        contents: Parts.SampleContents().disturbing(Parts.Worker.store),
        laws: [.everyFailureIsShown], runs: 8, steps: 120)
    }.findings
    expectEqual(findings, [])
  }

  @Test func `a lock that only a success releases is found`() async throws {
    try await expectFound(
      .staysLocked, .everyLockIsReleased, "no run released a lock after the answers to list",
      by: """
        hold answers of store
        tap list.load
        failed answer of store
        """)
  }

  @Test func `a lock that is taken twice and released once is found`() async throws {
    try await expectFound(
      .locksTwice, .everyLockIsReleased, "no run released a lock after the answers to list")
  }

  @Test func `a tab that a snapshot leaves out is found`() async throws {
    try await expectFound(
      .losesTab, .snapshotsLeadBack,
      "a snapshot does not restore the presented places: "
        + "the restored app lacks the tab more of home")
  }
}

/// A list that loads parts from a store, and a tab that is added at run time.
private enum Parts: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case home, list, more }
  enum ContentType: ContentTypeable { case part }
  enum TabType: String, TabTypeable { case list, more }
  enum Worker: InteractorTypeable { case store }
  enum Bug: CaseIterable {
    case staysBusy, staysLocked, locksTwice, losesTab, ignoresFailure, takesFailureForSuccess
    /// The list withholds loading while it is busy, which it stays after a failure.
    case staysWithheld
    /// The same, with a retry that only removes the problem.
    case staysWithheldAfterRetry
    /// No bugs: the list withholds loading while it is busy; it may load again by itself when it appears, or be
    /// replaced after a retry.
    case withheldWhileBusy, loadsAgain, leavesAfterRetry
  }

  @MainActor static func setup(_ bug: Bug?, store: PartStore = PartStore()) -> Setup {
    Setup(
      providers: [
        .home: DestinationProvider(shape: .tabs([.list: .list])) {
          TabBarOf($0) { TabsView(destinationState: .init(destination: $0)) }
        },
        .list: DestinationProvider<ListView.Destination>(
          presentations: [.add: .addTab(.more, showing: .more)], handles: [.load, .retry]
        ) { seed in
          let list = ListView.Destination(seed) { list in
            let model = ListModel(bug, at: list)
            list.assignStateModel(model)
            return ListView(destinationState: .init(destination: list), model: model)
          }
          list.assignInteractor(interactor: store, for: .store)
          return list
        },
        .more: DestinationProvider {
          ScreenOf($0) { MoreView(destinationState: .init(destination: $0)) }
        },
      ], startingDestination: .replaceRoot(with: .home),
      snapshots: Snapshots {
        Restorable("home", .home)
        Restorable("list", .list)
        if bug != .losesTab { Restorable("more", .more) }
      })
  }

  struct TabsView: InteractiveInterfacing, TabBarDestinationInterfacing {
    let destinationState: DestinationInterfaceState<Parts.TabBarOf<TabsView>>
  }

  struct ListView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case load, retry, add }
    typealias InteractorType = Worker
    let destinationState: DestinationInterfaceState<Parts.StackOf<ListView>>
    let model: ListModel

    var offered: [UserInteractionType: [ContentType?]] {
      [
        .load: model.withholds && model.isBusy ? [] : [nil], .retry: model.offersRetry ? [nil] : [],
      ]
    }
  }

  struct MoreView: InteractiveInterfacing {
    let destinationState: DestinationInterfaceState<Parts.ScreenOf<MoreView>>
  }

  struct Request: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable { case load, retry }
    typealias ResultData = Int
    let action: ActionType
  }

  struct PartFailure: Error {}

  actor PartStore: AsyncInteractable {
    typealias Request = Parts.Request

    private let fails: Bool
    private var requestCount = 0

    /// Creates a store; every second request to it may fail.
    init(failsEverySecondTime fails: Bool = false) { self.fails = fails }

    func perform(request: Request) async -> Result<Int, any Error> {
      requestCount += 1
      return fails && requestCount.isMultiple(of: 2) ? .failure(PartFailure()) : .success(1)
    }
  }

  /// The state of the list: it loads once at a time, and locks its place meanwhile.
  @MainActor final class ListModel: DestinationStateModeling {
    private let bug: Bug?
    private let place: DestinationHandle<ListView.Destination>
    private(set) var isBusy = false
    private var canRetry: Bool { bug == .staysWithheldAfterRetry || bug == .leavesAfterRetry }
    var withholds: Bool {
      canRetry
        || bug.map { [.staysWithheld, .withheldWhileBusy, .loadsAgain].contains($0) } ?? false
    }
    var offersRetry: Bool { canRetry && problem != nil }
    private var partCount = 0
    private var problem: String?
    private var lock: NavigationLock?

    init(_ bug: Bug?, at list: ListView.Destination) {
      self.bug = bug
      place = DestinationHandle(list)
    }

    func handle(_ interaction: ListView.UserInteractionType, content: ContentType?) -> Bool {
      if interaction == .retry {
        place.destination?.sendRequest(interactor: .store, request: Request(action: .retry))
      } else if !isBusy || bug == .locksTwice {
        load()
      }
      return true
    }

    func prepareForAppearance(isVisible: Bool) { if bug == .loadsAgain, problem != nil { load() } }

    private func load() {
      isBusy = true
      lock = place.destination?.lockNavigation(because: "It loads.")
      place.destination?.sendRequest(interactor: .store, request: Request(action: .load))
    }

    func handleInteractorResult<R: InteractorRequestConfiguring>(
      result: Result<R.ResultData, any Error>, for request: R
    ) -> Bool {
      let hasFailed = if case .failure = result { true } else { false }
      if (request as? Request)?.action == .retry {
        if !hasFailed { problem = nil }
        if !hasFailed, bug == .leavesAfterRetry {
          place.appFlow?.request(.replaceRoot(with: .home))
        }
        return true
      }
      let stays = bug == .staysBusy || bug == .staysWithheld || bug == .loadsAgain || canRetry
      if !hasFailed || !stays { isBusy = false }
      if !hasFailed || bug != .staysLocked { lock?.release() }
      if !hasFailed || bug == .takesFailureForSuccess {
        partCount += 1
      } else if bug != .ignoresFailure {
        problem = "The parts could not be loaded."
      }
      return true
    }
  }
}
