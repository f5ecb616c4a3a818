import Destinations
import DestinationsTesting
import Foundation

/// Tests that fail, each in one way, for the golden file of failure messages and their lines.
@MainActor
struct FailureScenario {
  let title: String
  /// The line of the title, from which those of the failures are counted.
  let line: UInt
  let run: @MainActor () async throws -> Void

  /// The messages of all scenarios, one after the other.
  static func report() async throws -> String {
    var parts: [String] = []
    for scenario in all {
      let failures = try await FailureReporting.failures { try await scenario.run() }
      let messages = failures.map { "+\($0.place.line - scenario.line) \($0.message)" }
        .joined(separator: "\n---\n")
      parts.append("== \(scenario.title)\n\(messages)")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The text of the golden file.
  static func golden(from file: StaticString = #filePath) throws -> String {
    let path = "../../Golden/failure-messages.txt"
    let url = URL(filePath: "\(file)").deletingLastPathComponent().appending(path: path)
    return try String(contentsOf: url.standardizedFileURL, encoding: .utf8)
  }

  private init(
    _ title: String, start: Sample.DestinationType = .notes, line: UInt = #line,
    _ test: @escaping @MainActor (SampleTestFlow) async throws -> Void
  ) {
    self.init(title, world: { SampleWorld(start: start) }, line: line, test)
  }

  private init(
    _ title: String, world: @escaping @MainActor () -> SampleWorld, line: UInt = #line,
    _ test: @escaping @MainActor (SampleTestFlow) async throws -> Void
  ) {
    self.title = title
    self.line = line
    run = {
      let world = world()
      try await TestFlow.run(
        world.setup, interface: world.interface, exhaustivity: .full, line: line, test)
    }
  }

  private init(
    exploring title: String, line: UInt = #line,
    _ run: @escaping @MainActor () async throws -> Void
  ) {
    self.title = title
    self.line = line
    self.run = run
  }

  private static var all: [FailureScenario] {
    steps + checks + edges + explorations
  }

  private static var explorations: [FailureScenario] {
    let law = Notes.Law("no draft is open") { moment in
      moment.current?.route == .compose ? "a draft is open" : nil
    }
    return [
      FailureScenario(exploring: "an exploration that breaks a law") {
        try await explore(notesSetup(), laws: [law], seed: 7)
      },
      FailureScenario(exploring: "a trace that breaks a law") {
        try await replay("tap list.compose", on: notesSetup(), laws: [law])
      },
      FailureScenario(exploring: "an exploration of a setup with a fault") {
        var setup = notesSetup()
        setup.providers[.compose] = nil
        try await explore(setup)
      },
    ]
  }

  private static var steps: [FailureScenario] {
    [
      FailureScenario("another change than expected") {
        $0.present(.push(.detail)) { $0.push(.edit) }
      },
      FailureScenario("an unexpected change") { $0.present(.sheet(.compose)) },
      FailureScenario("an expectation that changes nothing") { $0.goBack(expect: .delta("")) },
      FailureScenario("a change that the tree does not allow") { $0.goBack { $0.dismissSheet() } },
      FailureScenario("another delta than expected") { flow in
        flow.presentPath([.push(.detail), .push(.edit)], expect: .delta("+ detail"))
      },
      FailureScenario("another place of the same shape") { flow in
        flow.presentPath([.push(.detail), .push(.detail)], expect: .delta("+ detail\n+ > detail"))
        flow.remove(flow.id(.detail)) { $0.goBack() }
      },
      FailureScenario("a long tree in which one line differs") { flow in
        let path = Array(repeating: Sample.Presentation.push(.detail), count: 9)
        flow.presentPath(path + [.push(.edit)]) { tree in
          for _ in 1...9 { tree.push(.detail) }
          tree.push(.loose)
        }
      },
      FailureScenario("refused for another cause") { $0.goBack(expect: .refused(.noStack)) },
      FailureScenario("refused by a guard", world: deniedWorld) { flow in
        flow.present(.push(.detail)) { $0.push(.detail) }
      },
      FailureScenario("something between two steps") { flow in
        flow.flow.presentDestination(configuration: .push(.detail))
        flow.goBack(expect: .delta("- detail"))
      },
      FailureScenario("a gesture that a user cannot make") { $0.swipeBack() },
    ]
  }

  private static var checks: [FailureScenario] {
    [
      FailureScenario("another place is current", start: .home) { flow in
        flow.tapTab(.tags) { $0.select(.tags) }
        flow.expectCurrent(.trash)
      },
      FailureScenario("another path") { $0.expectPath([.detail]) },
      FailureScenario("another tree") { $0.expectTree("notes stack\n  > detail") },
      FailureScenario("a tree that cannot be read") { $0.expectTree("notes stack\n    detail") },
    ]
  }

  private static var edges: [FailureScenario] {
    [
      FailureScenario(
        "the end with pending work",
        world: { SampleWorld(start: .notes, acknowledging: .manually) }, { _ in }),
      FailureScenario("a destination that is kept alive", world: keepingWorld) { flow in
        flow.present(.push(.detail)) { $0.push(.detail) }
        flow.goBack { $0.goBack() }
      },
      FailureScenario(
        "an acknowledgement of no transition, and a place that is not on screen"
      ) { flow in
        flow.acknowledge()
        flow.present(.sheet(.compose)) { $0.sheet(.compose) }
        flow.expectVisible(.notes)
      },
      FailureScenario("a link that leads nowhere") { flow in
        flow.open(URL(filePath: "/nowhere")) { $0.push(.detail) }
      },
      FailureScenario("an interface that missed a change") { flow in
        flow.flow.attach(DeafInterface())
        flow.present(.push(.detail)) { $0.push(.detail) }
      },
      FailureScenario("a mock without a rule") { _ in
        let mock = MockInteractor<StoreRequest>("store")
        mock.returns([], for: .save)
        mock.perform(request: StoreRequest(action: .load))
      },
    ]
  }

  private static var deniedWorld: @MainActor () -> SampleWorld {
    {
      let world = SampleWorld(start: .notes)
      world.guards = [
        Sample.Setup.Guard("unsavedChanges") {
          $0.brings(.detail) ? .deny(reason: "draft of note 7") : .allow
        }
      ]
      return world
    }
  }

  private static var keepingWorld: @MainActor () -> SampleWorld {
    {
      let world = SampleWorld(start: .notes)
      var kept: [SampleDestination] = []
      world.onBuild = { if $0.type == .detail { kept.append($0) } }
      return world
    }
  }
}
