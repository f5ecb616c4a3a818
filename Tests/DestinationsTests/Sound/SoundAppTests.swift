import Destinations
import DestinationsTesting
import Testing

/// Explorations of sound apps, which must find nothing: an alarm here is a fault in a law.
///
/// They run in a process of their own, beside the other tests, all of which share one main actor.
@MainActor
struct SoundAppTests {
  /// A sound app, and its exploration from a seed.
  @MainActor private struct SoundApp {
    let name: String
    let explore:
      @MainActor (_ seed: UInt64, _ length: Length, SimulatedScreen?) async throws ->
        ExplorationReport
    let faults: @MainActor () -> [DestinationError]

    init<D, C, T>(
      _ name: String, contents: SampleContents<D, C> = [:],
      _ setup: @escaping @MainActor () -> FlowSetup<D, C, T>
    ) {
      self.name = name
      faults = { Flow(setup()).validate(building: contents) }
      explore = { seed, length, screen in
        try await DestinationsTesting.explore(
          setup(), contents: contents, seed: seed, runs: length.runs, steps: length.steps,
          on: screen, patience: .seconds(10))
      }
    }
  }

  /// The number of runs of an exploration, and of the steps of each run.
  private struct Length {
    var runs: Int
    var steps = 200

    /// The default of apps, if the tests have their full length.
    @MainActor static let usual = Length(runs: TestScale.isFull ? 20 : 1)
    /// Too short to try everything.
    static let short = [Length(runs: 2, steps: 60), Length(runs: 4, steps: 30)]
  }

  private static let seeds: ClosedRange<UInt64> = 1...UInt64(TestScale.count(40))

  private static let apps = [
    SoundApp("Atlas", contents: Atlas.contents) { Atlas.setup() },
    SoundApp("Bazaar", contents: Bazaar.contents) { Bazaar.setup() },
    SoundApp("Board") { Board.setup() },
    SoundApp("Chat", contents: Chat.contents) { Chat.setup() },
    SoundApp("Fair") { Fair.setup() },
    SoundApp("Post", contents: Post.contents) { Post.setup() },
    SoundApp("Quest") { Quest.setup() },
    SoundApp("Radio") { Radio.setup() },
    SoundApp("Trails") { Trails.setup() },
    SoundApp("Vault") { Vault.setup() },
  ]

  @Test func `sound apps have no faults when their places are built separately`() {
    for app in Self.apps { expectEqual(app.faults().map(\.description), [], "\(app.name)") }
  }

  @Test func `no law objects to a sound app`() async {
    await #expect(processExitsWith: .success) { try await SoundAppTests.passAll() }
  }

  private static func passAll() async throws {
    for app in apps {
      for seed in seeds {
        for length in [.usual] + Length.short {
          let report = try await FailureReporting.collecting(FailureCollector()).during {
            try await app.explore(seed, length, nil)
          }
          expectEqual(report.findings, [], "\(app.name): \(report.findings.map(\.description))")
          expectEqual(report.runCount, length.runs, app.name)
        }
      }
    }
  }

  @Test(arguments: [SimulatedScreen.swiftUI(), .uiKit()])
  func `a simulated screen shows every sound app`(_ screen: SimulatedScreen) async throws {
    for app in Self.apps {
      for seed in 1...UInt64(TestScale.count(10)) {
        let report = try await FailureReporting.collecting(FailureCollector()).during {
          try await app.explore(seed, Length(runs: 1), screen)
        }
        expectEqual(report.findings.map(\.description), [], "\(app.name), seed \(seed)")
      }
    }
  }

  /// A trace, and the behaviour that a law must allow in it.
  @MainActor private struct Sound {
    let what: String
    let alarm: @MainActor () async throws -> ExplorationFinding?

    init<D, C, T>(
      _ what: String, contents: SampleContents<D, C> = [:],
      _ setup: @escaping @autoclosure @MainActor () -> FlowSetup<D, C, T>, _ steps: String...
    ) {
      self.what = what
      alarm = {
        try await replay(steps.joined(separator: "\n"), on: setup(), contents: contents)
      }
    }
  }

  private static let allowed = [
    Sound(
      "a button selects a tab and presents there, and going back stays there", Bazaar.setup(),
      "tab stalls", "tap stalls.open", "tap stall.open", "tap ware.add", "go back"),
    Sound(
      "a column is focused and gets a place", Post.setup(), "tap mails.thread", "tap mails.folders",
      "wait", "tap mails.open with mail(1)", "go back"),
    Sound("a tab presents a sheet instead", Bazaar.setup(), "tab stalls", "tab sell"),
    Sound(
      "going back presents a sheet over the place beneath", Bazaar.setup(), "tab stalls",
      "tap stalls.open", "tap stall.open", "go back"),
    Sound(
      "a button that stays on screen is tapped twice", Bazaar.setup(), "double tap offers.open"),
    Sound("one request presents two places that are alike", Board.setup(), "tap front.folder"),
    Sound(
      "an interaction presents the successor of its content",
      contents: Bazaar.contents, Bazaar.setup(), "tab stalls", "tap stalls.open", "tap stall.open",
      "tap ware.next with ware(1)", "tap ware.next with ware(2)", "tap ware.next with ware(1)"),
    Sound("a lock refuses a gesture", Quest.setup(), "tap camp.dig", "go back"),
    Sound("an app quits while it is locked", Quest.setup(), "tap camp.dig", "restart", "go back"),
    Sound(
      "a relaunched app was locked", Quest.setup(), "tap camp.dig", "relaunch restored", "go back"),
    Sound(
      "a custom presentation is answered after its place has left", Board.setup(),
      "tap front.folder", "tap note.wide", "wait", "tap note.wide", "drag sheet down", "wait"),
    Sound(
      "a request that a guard has held continues while a sheet is dragged down", Vault.setup(),
      "tap news.edit", "tap note.edit", "tap note.leave", "wait", "late tap note.save",
      "drag sheet down"),
    Sound(
      "several requests that a guard has held continue", Vault.setup(), "tab account",
      "hold acknowledgements", "tap account.profile", "double tap profile.secret", "acknowledge",
      "wait", "tap login.logIn"),
    Sound("a tab is still missing", Vault.setup(), "tap news.secrets"),
    Sound(
      "a guard allows a place together with the one beneath it", Vault.setup(), "tab account",
      "tap account.order", "tab news", "relaunch restored", "tab account"),
    Sound(
      "a guard allows a replacement by a similar place", Vault.setup(), "tab account",
      "tap account.order", "tap address.other"),
    Sound(
      "places of an embedded flow appear", Radio.setup(), "tab library", "tap shelf.album", "wait",
      "tap album.close", "tab stations", "tap stations.play", "tap queue.song", "wait", "wait",
      "wait", "wait", "wait", "wait", "wait", "wait"),
    Sound(
      "a stack is on another stack", Post.setup(), "tap mails.thread", "tap thread.compose",
      "tap compose.send", "tap thread.open with mail(1)", "tap mails.open with mail(2)",
      "swipe back"),
  ]

  @Test func `each law accepts the behaviour of sound apps`() async throws {
    for sound in Self.allowed {
      let alarm = try await FailureReporting.collecting(FailureCollector()).during {
        try await sound.alarm()
      }
      expectNil(alarm, sound.what)
    }
  }
}
