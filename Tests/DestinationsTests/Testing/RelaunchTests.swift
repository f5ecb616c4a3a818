import Destinations
import DestinationsTesting
import Testing

/// Tests of a relaunched app: everything is there as before, or the difference is reported.
@MainActor
struct RelaunchTests {
  private typealias Body = @MainActor (SampleTestFlow) throws -> Void

  /// The ways to state that everything is presented as before.
  private static let exactForms: [(name: String, relaunch: Body)] = [
    ("no expectation", { $0.relaunchRestored() }),
    (".unchanged", { $0.relaunchRestored(expect: .unchanged) }),
    ("the same tree", { $0.relaunchRestored(expect: .tree($0.flow.tree.shape)) }),
    (
      "the same tree with identifiers",
      { $0.relaunchRestored(expect: .tree($0.flow.tree.textWithContents)) }
    ),
    ("no change", { $0.relaunchRestored { _ in } }),
    (
      "a step by hand",
      { flow in
        flow.step("relaunch") {
          let data = try flow.flow.snapshot().data()
          flow.flow.end()
          flow.flow.restore(from: data)
        }
      }
    ),
    ("a step of several", { flow in flow.step("relaunch") { flow.relaunchRestored() } }),
    ("over what is presented", { $0.restore($0.flow.snapshot()) }),
  ]

  /// A difference after a launch.
  private struct Loss {
    let name: String
    let start: Sample.DestinationType
    let path: [Sample.Presentation]
    let difference: String
    let lose: @MainActor (SampleWorld) -> Void
  }

  private static let losses: [Loss] = [
    Loss(
      name: "a row", start: .notes, path: [.push(.edit), .push(.detail)],
      difference: """
          notes stack
        -   edit
        -   > detail
        +   > edit
        """
    ) { $0.snapshots = Sample.snapshots(besides: [.detail]) },
    Loss(
      name: "a row with the places on top of it", start: .notes,
      path: [.push(.detail), .push(.edit)],
      difference: "+ > notes stack"
    ) { $0.snapshots = Sample.snapshots(besides: [.detail]) },
    Loss(
      name: "a sheet", start: .notes, path: [.push(.detail), .sheet(.compose)],
      difference: "-     sheet: > compose"
    ) { $0.snapshots = Sample.snapshots(besides: [.compose]) },
    Loss(
      name: "another content", start: .notes, path: [.push(.detail, content: .note(7))],
      difference: "-   > detail(note(7))\n+   > detail(note(8))"
    ) { $0.snapshots = countingSnapshots },
    Loss(
      name: "another tab", start: .home, path: [.tab(.trash)],
      difference: "+ home tabs selected=tags"
    ) { world in
      world.onBuild = { place in
        guard let tabs = place as? SampleTabBar, world.journal.entries.count > 3 else { return }
        place.onHook = { [weak tabs] hook in
          if hook == .prepareForPresentation { try? tabs?.updateSelectedTab(type: .tags) }
        }
      }
    },
  ]

  /// A table that restores each content with the next number.
  private static var countingSnapshots: Sample.Snapshots {
    Sample.Snapshots {
      Restorable("notes", .notes)
      Restorable("detail", .detail) {
        if case .note(let number) = $0 { number } else { nil }
      } content: {
        Sample.ContentType.note($0 + 1)
      }
    }
  }

  /// The failures about a relaunched app.
  private func messages(
    _ world: SampleWorld, at path: [Sample.Presentation], _ relaunch: Body
  ) async throws -> [String] {
    try await FailureReporting.failures {
      try await TestFlow.run(world.setup, exhaustivity: .full) { flow in
        flow.presentPath(path) { $0.present(.path(path)) }
        try relaunch(flow)
      }
    }.map(\.message)
  }

  @Test func `an exact restoration can be expected in every form, or left unstated`() async throws {
    let sessions: [(start: Sample.DestinationType, path: [Sample.Presentation])] = [
      (.notes, [.push(.detail, content: .note(7)), .push(.edit)]),
      (.home, [.tab(.trash, showing: .detail, content: .note(1))]),
      (.notes, [.push(.detail), .sheet(.compose), .push(.edit), .sheet(.loose)]),
      (.notes, [.push(.split), .column(.detail, showing: .tags), .column(.sidebar)]),
      (.notes, [.push(.group), .add(.loose)]),
    ]
    for (name, relaunch) in Self.exactForms {
      for session in sessions {
        let found = try await messages(
          SampleWorld(start: session.start), at: session.path, relaunch)
        expectEqual(found, [], "\(name), \(session.path.count)")
      }
    }
  }

  @Test func `each loss in a relaunch fails every form of expecting an exact restoration`()
    async throws
  {
    for loss in Self.losses {
      for (name, relaunch) in Self.exactForms {
        let world = SampleWorld(start: loss.start)
        loss.lose(world)
        let found = try await messages(world, at: loss.path, relaunch)
        expectEqual(found.count, 1, "\(loss.name), \(name)")
        let differs = found.allSatisfy { $0.contains(loss.difference) }
        #expect(differs, "\(loss.name), \(name): \(found)")
      }
    }
  }

  @Test func `a loss in a relaunch can be expected, else it is reported with its cause`()
    async throws
  {
    let forms: [Body] = [
      { $0.relaunchRestored { $0.goBack() } },
      { $0.relaunchRestored(expect: .tree("notes stack\n  > edit")) },
    ]
    let losing = { (world: SampleWorld) in
      world.snapshots = Sample.snapshots(besides: [.detail])
      return world
    }
    for relaunch in forms {
      let world = losing(SampleWorld(start: .notes))
      try await expectEqual(messages(world, at: [.push(.edit), .push(.detail)], relaunch), [])
    }
    let world = losing(SampleWorld(start: .notes))
    let found = try await messages(world, at: [.push(.detail)]) { $0.relaunchRestored() }
    expectEqual(
      found,
      [
        """
        after step 3 relaunch restored: the app was launched again and presents another tree than before
        - notes stack
        -   > detail
        + > notes stack
        (- before, + after)
        Why: detail #2 is not in the snapshot: The snapshot table has no entry for it.
        Steps: 1 start  2 path of 1  3 relaunch restored
        To fix: save and restore what differs, or expect the tree after the launch with .tree(…)
        """
      ])
  }

  @Test func `a relaunch without a snapshot changes the tree, except at the start`() async throws {
    let atStart = try await messages(SampleWorld(start: .notes), at: [.push(.detail)]) { flow in
      flow.relaunch { $0.goBack() }
      flow.relaunch()
      flow.relaunch(expect: .tree("> notes stack"))
    }
    expectEqual(atStart, [])
    let later = try await messages(SampleWorld(), at: [.tab(.tags)]) { $0.relaunch() }
    expectEqual(later.count, 1)
  }

  @Test func `places of embedded flows are expected to be restored too`() async throws {
    for isWhole in [true, false] {
      let world = EmbeddingWorld()
      world.innerSnapshots = Sample.snapshots(besides: isWhole ? [] : [.edit])
      let failures = try await FailureReporting.failures {
        try await TestFlow.run(world.setup, exhaustivity: .full) { flow in
          flow.present(.push(.compose)) { $0.push(.compose) }
          let host = try require(flow.flow.currentDestination?.id)
          let inner = try require(flow.flow.embeddedFlow(at: host)?.currentDestination?.id)
          flow.perform(Act.open, at: inner) { $0.push(.edit) }
          flow.relaunchRestored()
        }
      }
      let wanted = """
          notes stack
            > compose
        -       first stack
        -         > edit
        +       > first stack
        """
      expectEqual(failures.map { $0.message.contains(wanted) }, isWhole ? [] : [true])
    }
  }
}

extension PresentationTree<Sample.Place> {
  /// The arrangement with contents and identifiers.
  fileprivate var textWithContents: String {
    text { place in place.content.map { "\(place.route)(\($0))" } ?? "\(place.route)" }
  }
}
