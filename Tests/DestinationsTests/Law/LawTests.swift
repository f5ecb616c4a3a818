import Destinations
import DestinationsTesting
import Testing

/// The verdicts of the laws on apps with one fault; the exam has more of them.
@MainActor
struct LawTests {
  private func first(
    laws: [Maze.Law] = Maze.Law.standard, runs: Int = 10, steps: Int = 100,
    _ change: @escaping @MainActor (inout MazeWorld) -> Void
  ) async throws -> ExplorationFinding? {
    try await MazeWorld.explored(laws: laws, runs: runs, steps: steps, change).findings.first
  }

  @Test func `an exploration finds a missing provider before its first run`() async throws {
    let report = try await MazeWorld.explored { $0.tables[.cellar] = nil }
    expectEqual(report.runCount, 0)
    expectEqual(report.findings.first?.law, "the setup is sound")
    expectEqual(
      report.findings.first?.what,
      "The interaction room.dig presents cellar, which has no provider.")
  }

  @Test func `a place that is never reached is reported with the interaction that leads there`()
    async throws
  {
    let found = try await first(runs: 3) { world in
      world.guards = [.init("dry") { $0.brings(.cellar) ? .deny(reason: "It is wet.") : .allow }]
    }
    expectEqual(found?.law, "every place is reached")
    expectEqual(
      found?.what,
      "no run presented cellar; room.dig leads there, but was not reached or not allowed")
  }

  @Test func `a place that a guard still holds is not reported`() async throws {
    let found = try await first(laws: [.everyPlaceIsReached], runs: 3) { world in
      world.guards = [.init("dry") { $0.brings(.cellar) ? .hold(until: "dry") : .allow }]
    }
    expectEqual(found?.what, nil)
  }

  /// Replays a trace in a maze where a timer of each place with a route goes back from the current place.
  private func replayed(
    _ trace: String, timerOf route: Maze.DestinationType, onBehalf: Bool = false
  ) async throws -> ExplorationFinding? {
    let world = MazeWorld.made { world in
      world.onBuild = { place in
        guard place.type == route, let flow = place.appFlow as? Maze.AppFlow else { return }
        Task { [id = place.id] in
          try await flow.clock.sleep(for: .seconds(1))
          var back = route == .attic && onBehalf ? Maze.Presentation.dismissSheet : .goBack
          if onBehalf { back.parentDestinationID = id }
          flow.presentDestination(configuration: back)
        }
      }
    }
    return try await FailureReporting.collecting(FailureCollector()).during {
      try await replay(trace, on: world.setup, laws: [.lateWorkClosesNothingElse])
    }
  }

  @Test func `a task that closes only places presented later is found`() async throws {
    let way = "tap hall.open\ntap room.climb\n"
    let past = way + "tap attic.down\ntap room.dig\nlet time pass"
    let found = try await replayed(past, timerOf: .attic)
    expectEqual(found?.law, "late work closes nothing else")
    expectEqual(
      found?.what,
      "work that \"tap room.climb\" had started closed cellar, which was presented later")

    // A task may close the place that was presented with it, and closing a closed place changes nothing.
    expectNil(try await replayed(way + "let time pass", timerOf: .attic, onBehalf: true))
    expectNil(try await replayed(past, timerOf: .attic, onBehalf: true))
    // A task may close the place that was presented when it started.
    expectNil(try await replayed("tap hall.open\nlet time pass", timerOf: .room))
    // A task that was started with the app may close everything.
    expectNil(try await replayed("tap hall.open\nlet time pass", timerOf: .hall))
  }

  /// Replays a trace in a maze where each room has a task that sleeps again and again, also after the room has left
  /// unless it is cancelled.
  private func replayed(_ trace: String, cancels: Bool) async throws -> String? {
    let world = MazeWorld.made { world in
      world.onBuild = { place in
        guard place.type == .room, let flow = place.appFlow as? Maze.AppFlow else { return }
        Task { [weak place] in
          while (try? await flow.clock.sleep(for: .seconds(1))) != nil {
            if cancels, place == nil { return }
          }
        }
      }
    }
    return try await FailureReporting.collecting(FailureCollector()).during {
      try await replay(trace, on: world.setup, laws: [.lateWorkClosesNothingElse])
    }?.what
  }

  @Test func `tasks of several visits that go on after the place has left are found`() async throws
  {
    let visit = "tap hall.open\ngo back\n"
    let time = String(repeating: "let time pass\n", count: 3)
    expectEqual(
      try await replayed(visit + visit + time, cancels: false),
      "tasks that two visits to room have started go on sleeping and waking side by side")
    expectNil(try await replayed(visit + visit + time, cancels: true))
    // A single task may be meant to go on, and the task of a place that is still there is no leftover.
    expectNil(try await replayed(visit + time, cancels: false))
    expectNil(try await replayed(visit + "tap hall.open\n" + time, cancels: false))
  }

  /// Replays a trace in a maze where each room starts a task that sleeps again and again whenever it appears.
  private func replayed(_ trace: String, cancelsAtDisappearance cancels: Bool) async throws
    -> String?
  {
    let world = MazeWorld.made { world in
      world.onBuild = { place in
        guard place.type == .room, let flow = place.appFlow as? Maze.AppFlow else { return }
        var task: Task<Void, any Error>?
        place.onHook = { hook in
          switch hook {
          case .prepareForAppearance:
            task = Task { while true { try await flow.clock.sleep(for: .seconds(1)) } }
          case .prepareForDisappearance: if cancels { task?.cancel() }
          default: break
          }
        }
      }
    }
    return try await FailureReporting.collecting(FailureCollector()).during {
      try await replay(trace, on: world.setup, laws: [.lateWorkClosesNothingElse])
    }?.what
  }

  @Test
  func `tasks of several appearances of a place that go on after it has disappeared are found`()
    async throws
  {
    let look = "tap room.dig\ngo back\n"
    let time = String(repeating: "let time pass\n", count: 3)
    expectEqual(
      try await replayed("tap hall.open\n" + look + look + time, cancelsAtDisappearance: false),
      "tasks that two visits to room have started go on sleeping and waking side by side")
    expectNil(
      try await replayed("tap hall.open\n" + look + look + time, cancelsAtDisappearance: true))
    // The first task may have been started for the whole life of the place.
    expectNil(
      try await replayed("tap hall.open\n" + look + time, cancelsAtDisappearance: false))
  }

  @Test func `laws find a place that no interaction leads to or away from`() async throws {
    // A place that nothing leads to is found.
    do {
      let found = try await first(runs: 3) { $0.tables[.room]?[.dig] = nil }
      expectEqual(found?.what, "no run presented cellar; nothing declared leads there")
    }

    // The question of a guard is a way to its place.
    do {
      let change: @MainActor (inout MazeWorld) -> Void = { world in
        world.tables[.shed] = [:]
        world.guards = [.confirmBeforeLeaving(signal: "out", asking: .sheet(.shed)) { _ in false }]
      }
      let found = try await first(runs: 20, change)
      expectEqual(
        found?.what,
        "no run presented shed; the guard confirmBeforeLeaving leads there, but was not reached or not allowed"
      )
      // The question need not be asked in an app that may be opened there from outside.
      var setup: Maze.Setup {
        var setup = MazeWorld.made(change).setup
        setup.openWindow = { _ in }
        return setup
      }
      let report = try await FailureReporting.collecting(FailureCollector()).during {
        try await explore(
          setup, contents: MazeWorld.contents, laws: [.everyPlaceIsReached], steps: 100)
      }
      expectEqual(report.findings.map(\.what), [])
    }

    // A place with no way out is found.
    for options in [
      SheetPresentationOptions(allowsInteractiveDismissal: false), .init(style: .fullScreenCover),
    ] {
      let found = try await first(runs: 3) { world in
        world.tables[.room]?[.climb] = .sheet(.attic, options: options)
        world.tables[.attic] = [:]
      }
      expectEqual(found?.law, "every place has a way out")
      expectEqual(found?.what, "the user can do nothing at attic")
      expectEqual(found?.trace.description, "tap hall.open with door(2)\ntap room.climb")
    }

    // A circle of places with no way out is found.
    do {
      let found = try await first(runs: 3) { world in
        let fixed = SheetPresentationOptions(allowsInteractiveDismissal: false)
        world.tables[.room]?[.climb] = .sheet(.attic, options: fixed)
        world.tables[.attic] = [.down: .replaceCurrent(with: .attic)]
      }
      expectEqual(found?.law, "every place has a way out")
      expectEqual(found?.what, "nothing the user can do leads away from attic")
    }

    // The steps to a circle of several places lead to one of them.
    do {
      let found = try await first(runs: 6) { world in
        let fixed = SheetPresentationOptions(allowsInteractiveDismissal: false)
        world.tables[.hall]?[.dig] = .push(.shed)
        world.tables[.room] = [.open: .push(.room), .climb: .sheet(.attic, options: fixed)]
        world.tables[.attic] = [.down: .replaceCurrent(with: .cellar)]
        world.tables[.cellar] = [.climb: .replaceCurrent(with: .attic)]
        world.tables[.shed] = [:]
      }
      expectEqual(found?.what, "nothing the user can do leads away from attic, cellar")
      expectEqual(found?.trace.steps.map { $0.tap?.interaction }, ["open", "climb"])
    }
  }

  @Test func `laws find an app that never starts, and a closure that never answers`()
    async throws
  {
    let shut = try await first { world in
      world.guards = [.init("shut") { _ in .deny(reason: "It is night.") }]
    }
    expectEqual(shut?.what.hasPrefix("the app could not start: "), true)

    let silent = try await first { world in
      world.tables[.room]?[.climb] = Maze.Presentation(
        destinationType: .attic,
        presentationType: .custom(presentation: CustomPresentation { _, _ in }))
    }
    expectEqual(silent?.what, "a custom presentation never answered")
    expectEqual(
      silent?.trace.steps.suffix(2).map(\.description), ["tap room.climb", "wait"])
  }

  @Test func `a law finds going back that changes more than it should`() async throws {
    let report = try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(bazaarThatMoves, contents: Bazaar.contents)
    }
    let found = try require(report.findings.first)
    expectEqual(found.law, "back undoes present")
    expectEqual(found.what, "going back from added did more than remove it")
    expectEqual(found.detail?.contains("+ home tabs selected=offers"), true)
  }

  /// A bazaar in which leaving the added place selects another tab.
  private var bazaarThatMoves: Bazaar.Setup {
    var setup = Bazaar.setup()
    setup.providers[.added] = SoundPlaces<Bazaar, Bazaar.Tap>.screen([.back: .goBack]) {
      place, flow in
      place.hooks {
        $0.onLeave = { [weak flow] in flow?.presentDestination(configuration: .tab(.offers)) }
      }
    }
    return setup
  }

  @Test func `a tab missing in every run is reported at the end`() async throws {
    let report = try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(vaultWithoutLogin, laws: [.declaredActionsWork], runs: 3)
    }
    expectEqual(
      report.findings.map(\.what),
      [
        "\"tap news.secrets\" was refused in every run: tabNotFound (setup): home #1 has no tab \"secrets\". (requested from news #2) Use a tab of the tab bar's shape, or add the tab first."
      ])
    expectEqual(report.runCount, 3)
  }

  /// A vault without a login, which therefore never has its tab of secrets.
  private var vaultWithoutLogin: Vault.Setup {
    var setup = Vault.setup()
    setup.providers[.login] = SoundPlaces<Vault, Vault.Tap>.screen([.cancel: .dismissSheet])
    return setup
  }

  @Test func `laws find shared interfaces and retained destinations`() async throws {
    // An interface that two places share is found.
    do {
      let found = try await first(laws: [.nothingIsShared]) { world in
        let hall = MazePlace(.hall)
        let shared = InterfaceDouble(hall)
        world.onBuild = { $0.assignAssociatedInterface(shared) }
      }
      expectEqual(found?.what, "room shares an interface with another place")
    }

    // A destination that is kept alive is found.
    do {
      var kept: [MazePlace] = []
      let found = try await first { world in
        world.onBuild = { if $0.type == .room { kept.append($0) } }
      }
      expectEqual(found?.what, "the destination of room was not released after it had left")
      expectEqual(found?.law, "nothing leaks")
    }
  }

  @Test func `a law finds interactions that cannot work`() async throws {
    // A provider that throws is found.
    do {
      struct Flooded: Error {}
      let found = try await first { world in
        world.onBuild = { if $0.type == .cellar { throw Flooded() } }
      }
      expectEqual(found?.law, "declared actions work")
      expectEqual(found?.what.hasPrefix("\"tap room.dig\" was refused: buildFailed: "), true)
    }

    // An interaction that needs another container is found.
    do {
      let found = try await first { $0.tables[.attic]?[.dig] = .column(.detail, showing: .cellar) }
      expectEqual(found?.what.contains("noSplitView"), true)
    }

    // A hook that makes requests without end is found.
    do {
      let found = try await first(steps: 30) { world in
        world.policies.queueLimit = 50
        world.tables[.cellar] = [.dig: .replaceCurrent(with: .cellar)]
        world.onBuild = { place in
          guard place.type == .cellar else { return }
          place.onHook = { [weak place] hook in
            guard hook == .prepareForAppearance(true) else { return }
            try? place?.performInterfaceAction(interactionType: .dig)
          }
        }
      }
      expectEqual(found?.what.contains("queueFull"), true)
    }
  }

  @Test func `an app with snapshots is relaunched with one, and compared with its state before`()
    async throws
  {
    var relaunches = 0
    let counted = Maze.Law("counted") {
      if $0.step == .relaunchRestored { relaunches += 1 }
      return nil
    }
    let sound = try await first(laws: Maze.Law.standard + [counted], runs: 5) {
      $0.snapshots = MazeWorld.everything
    }
    #expect(sound == nil && relaunches > 1)

    // A place that can be shown and not restored is found.
    var isRestoring = false
    let found = try await first(laws: [.snapshotsLeadBack]) { world in
      world.snapshots = MazeWorld.everything
      world.guards = [
        .init("look") {
          isRestoring = $0.cause == .restore
          return .allow
        }
      ]
      world.onBuild = { if isRestoring, $0.type == .attic { throw CancellationError() } }
    }
    expectEqual(found?.what.hasSuffix("the restored app shows another tree"), true)
    let last = found?.trace.steps.suffix(2).map(\.description)
    expectEqual(last, ["tap room.climb", "relaunch restored"])
  }

  @Test(arguments: [
    (Mail.Presentation.tab(.inbox), "tapping the tab settings selected tab inbox"),
    (.popToRoots, "tapping the tab settings removed message"),
  ])
  func `a tap on the selected tab that changes other tabs is found`(
    answer: Mail.Presentation, what: String
  ) async throws {
    func setup() -> Mail.Setup {
      var setup = Mail.setup()
      setup.providers[.home] = DestinationProvider<Mail.HomeView.Destination>(
        shape: .tabs([.inbox: .inbox, .settings: .settings]),
        systemNavigations: [.tapSelectedTab: answer]
      ) {
        .init($0) { Mail.HomeView(destinationState: .init(destination: $0)) }
      }
      return setup
    }
    let trace = "tap inbox.open with message(1)\ntab settings\ntab settings"
    let found = try await FailureReporting.collecting(FailureCollector()).during {
      try await replay(
        trace, on: setup(), contents: [.message: [.message(1)]],
        laws: [Mail.Law.gesturesDoWhatTheySay])
    }
    expectEqual(found?.what, what)
  }
}
