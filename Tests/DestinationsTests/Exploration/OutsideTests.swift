import Destinations
import DestinationsTesting
import Testing

/// Steps that reach an app from outside: links, values, time, and the background.
@MainActor
struct OutsideTests {
  private static let setup: @MainActor () -> Parcels.Setup = { Parcels.setup(ParcelWorld()) }

  /// The current place after each step of a trace, or the finding that ends the trace.
  private static func currents(_ trace: String) async throws -> [String] {
    var currents: [String] = []
    let law = Parcels.Law("log") { moment in
      currents.append(moment.current?.route.rawValue ?? "nothing")
      return nil
    }
    let finding = try await replay(
      trace, on: setup(), contents: TwoAppsTests.parcelSamples, laws: Parcels.Law.standard + [law])
    expectNil(finding)
    return currents
  }

  @Test func `a link is opened while the app runs, and launches it`() async throws {
    expectEqual(
      try await Self.currents("open parcels://parcel/1\nlaunch with parcels://parcel/2"),
      ["list", "parcel", "parcel", "parcel"])
  }

  @Test func `a link of a finding counts as tried`() async throws {
    let law = Parcels.Law("no parcel is open") {
      $0.current?.route == .parcel ? "a parcel is open" : nil
    }
    for seed in 1...8 as ClosedRange<UInt64> {
      let report = try await FailureReporting.collecting(FailureCollector()).during {
        try await explore(
          Parcels.setup(ParcelWorld()), contents: TwoAppsTests.parcelSamples, laws: [law],
          seed: seed)
      }
      let steps = try require(report.findings.first).trace.steps
      let wrong = report.untried.filter { line in steps.contains { line.hasPrefix("\($0): ") } }
      expectEqual(wrong, [])
    }
  }

  @Test func `a value is sent by its description`() async throws {
    expectEqual(
      try await Self.currents("send Code(parcel: 2)\nsend Code(parcel: 9)"),
      ["list", "parcel", "parcel", "parcel"])
  }

  @Test func `time passes only by a step, which lasts until the next sleeper wakes up`()
    async throws
  {
    expectEqual(
      try await Self.currents("let time pass\ntap list.announce\nwait\nlet time pass"),
      ["list", "list", "notice", "notice", "list", "list"])
  }

  @Test func `a step that lets time pass ends with the tasks that it wakes up`() async throws {
    var currents: [String] = []
    let log = Maze.Law("log") { moment in
      currents.append(moment.current?.route.rawValue ?? "nothing")
      return nil
    }
    let world = MazeWorld.made { world in
      world.onBuild = { place in
        guard place.type == .room, let flow = place.appFlow as? Maze.AppFlow else { return }
        Task {
          try await flow.clock.sleep(for: .seconds(1))
          await Self.work()
          flow.presentDestination(configuration: .push(.cellar))
        }
      }
    }
    try await replay("tap hall.open\nlet time pass", on: world.setup, laws: [log])
    expectEqual(currents, ["hall", "room", "cellar", "cellar"])
  }

  /// Works for much longer than a step, away from the main actor.
  @concurrent
  private static func work() async {
    var hasher = Hasher()
    for number in 0..<6_000_000 { hasher.combine(number) }
    expectEqual(hasher.finalize() == 0, false)
  }

  @Test func `the user does nothing while the app is in the background`() async throws {
    expectEqual(
      try await Self.currents(
        "go to the background\ntap list.announce\ncome back\ntap list.announce"),
      ["list", "list", "list", "list", "notice", "notice"])
    expectEqual(
      try await Self.currents("go to the background\nopen parcels://parcel/1\ngo back"),
      ["list", "list", "parcel", "list", "list"])
  }

  @Test func `rows are tapped only while the interface offers them`() async throws {
    let remove = "tap list.open with parcel(2)\ntap parcel.remove\ntap mayRemove.Remove\n"
    expectEqual(try await Self.currents(remove + "tap list.open with parcel(2)").last, "list")
    expectEqual(try await Self.currents(remove + "tap list.open with parcel(3)").last, "parcel")
  }

  @Test func `a link from the current place that leads elsewhere is found`() async throws {
    let finding = try await FailureReporting.collecting(FailureCollector()).during {
      try await replay("open parcels://parcel/1", on: Parcels.setup(ParcelWorld(.linkNamesOther)))
    }
    expectEqual(finding?.law, "links lead back")
    expectEqual(
      finding?.what,
      "the link to parcel with parcel(1) is parcels://parcel/2, which leads to parcel with parcel(2)"
    )
  }

  @Test func `answers arrive late, in another order, or as failures`() async throws {
    let world = ParcelWorld()
    var results: [String] = []
    let law = Parcels.Law("log") { _ in
      results.append(world.isSearching ? "-" : world.resultQuery)
      return nil
    }
    func searched(_ trace: String) async throws -> [String] {
      results = []
      expectNil(
        try await replay(
          "tab search\nhold answers of office\n" + trace, on: Parcels.setup(world),
          contents: TwoAppsTests.parcelSamples, laws: [law]))
      return Array(results.dropFirst(3))
    }
    let two = "tap search.find with text(\"tea\")\ntap search.find with text(\"milk\")\n"
    expectEqual(
      try await searched(two + "wait\nanswer of office\nanswer of office"),
      ["-", "-", "-", "-", "milk", "milk"])
    expectEqual(
      try await searched(two + "newest answer of office\nanswer of office\nwait"),
      ["-", "-", "milk", "milk", "milk", "milk"])
    expectEqual(
      try await searched("tap search.find with text(\"tea\")\nfailed answer of office"),
      ["-", "milk", "milk"])
    expectEqual(
      try await searched("tap search.find with text(\"tea\")\nanswer of office\n" + two + "wait"),
      ["-", "tea", "-", "-", "milk", "milk"])
  }

  @Test func `explorations try links, values, time and the background`() async throws {
    var steps: Set<String> = []
    let law = Parcels.Law("log") { moment in
      steps.insert("\(moment.step)")
      return nil
    }
    try await explore(Self.setup(), contents: TwoAppsTests.parcelSamples, laws: [law], runs: 10)
    let wanted: [ExplorationStep] = [
      .open("parcels://archive"), .launch("parcels://archive"), .open("parcels://parcel/2"),
      .send("Code(parcel: 2)"), .send("background"), .letTimePass, .goToBackground, .comeBack,
    ]
    expectEqual(wanted.map(\.description).filter { !steps.contains($0) }, [])
  }

  @Test func `a report lists the steps that were never tried, and why`() async throws {
    let contents = TwoAppsTests.parcelContents.sending(Parcels.Code(parcel: 1))
    let report = try await explore(
      Self.setup(), contents: contents, laws: [], runs: 1, steps: 1)
    expectEqual(
      report.untried.first, "archive: list.archive leads there, but was not reached or not allowed")
    expectEqual(
      report.untried.filter { $0.hasPrefix("list.") || !$0.contains("leads there") },
      [
        "list.announce: not within the steps", "list.archive: not within the steps",
        "list.open: not within the steps",
        "links parcel/{parcel}: no sample", "open parcels://archive: not within the steps",
        "launch with parcels://archive: not within the steps",
        "send Code(parcel: 1): not within the steps",
      ])
    let longer = try await explore(
      Self.setup(), contents: TwoAppsTests.parcelSamples, laws: [], runs: 20)
    expectEqual("\(longer)", "20 runs, 4000 steps, 0 findings")
  }
}
