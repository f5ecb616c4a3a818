import Destinations
import DestinationsTesting
import Testing

/// The statements that each degree of exhaustivity requires of a test.
@MainActor
struct ExhaustivityTests {
  @Test func `a step with an expectation in any form passes`() async throws {
    let surprises = try await FailingTest.surprises([
      FailingTest("every form") { flow in
        flow.present(.push(.detail)) { $0.push(.detail) }
        flow.present(.sheet(.compose), expect: .delta("+ > sheet: compose"))
        flow.dragSheetDown(expect: .tree("notes stack\n  > detail"))
        flow.goBack { $0.goBack() }
        flow.goBack(expect: .refused(.nothingToGoBack))
        flow.goBack(expect: .unchanged)
        flow.goBack()
      }
    ])
    expectEqual(surprises, [])
  }

  @Test func `an unexpected change fails a full test, but not a partial test`() async throws {
    let surprises = try await FailingTest.surprises([
      FailingTest(
        "an unexpected change", .full,
        says: [["step 2 push detail: the tree changed, but no change was expected"]]
      ) { $0.present(.push(.detail)) },
      FailingTest("one in a partial test", .partial) { $0.present(.push(.detail)) },
      FailingTest("one in a test without exhaustivity", .off) { $0.present(.push(.detail)) },
      FailingTest(
        "changes between two steps must be expected by settling",
        says: [
          ["after step 3 meanwhile: the tree changed, but no change was expected"],
          ["after step 5 meanwhile: the tree changed, but no change was expected"],
        ]
      ) { flow in
        flow.flow.presentDestination(configuration: .push(.detail))
        await flow.settle { $0.push(.detail) }
        flow.flow.presentDestination(configuration: .push(.edit))
        flow.goBack { $0.goBack() }
        flow.flow.presentDestination(configuration: .push(.edit))
      },
      FailingTest(
        "a full test must not end with pending work", acknowledging: .manually,
        says: [
          [
            "the test ended while the flow was still waiting", "transition 1 is not acknowledged",
          ]
        ]
      ) { $0.expectCurrent(.notes) },
      FailingTest(
        "a button cannot be chosen without an alert",
        says: [["after step 2 OK: no alert is shown", "To fix: first present the alert"]]
      ) { $0.choose("OK") },
    ])
    expectEqual(surprises, [])
  }

  @Test func `work that a test leaves is named with its step, and with its signal`() async throws {
    let world = SampleWorld(start: .notes)
    world.guards = [.init("login") { $0.brings(.detail) ? .hold(until: "in") : .allow }]
    let failures = try await FailureReporting.failures {
      try await TestFlow.run(world.setup, exhaustivity: .full) {
        _ = $0.present(.push(.detail))
      }
    }
    let message = try #require(failures.first?.message)
    #expect(message.contains("  request 2 is held until in, since step 2 push detail\n"))
    #expect(message.contains("To fix: give the signal in, or call flow.flow.cancelHeld(_:)"))
  }

  @Test func `work is named with its own step, although an earlier step has sent the same`()
    async throws
  {
    let interactor = MockAsyncInteractor<StoreRequest>()
    let (loads, saves) = (interactor.holds(.load), interactor.holds(.save))
    let failures = try await FailureReporting.failures {
      try await TestFlow.run(SampleWorld(start: .notes).setup, exhaustivity: .full) { flow in
        let place = flow.flow.currentDestination as? SampleDestination
        place?.assignInteractor(interactor: interactor, for: .store)
        @MainActor func ask(_ action: StoreRequest.ActionType) {
          _ = place?.performRequest(interactor: .store, request: StoreRequest(action: action))
        }
        flow.step("load") { ask(.load) }
        flow.step("save") { ask(.save) }
        saves.release([])  // Nothing is held yet.
        await flow.settle()
        loads.release([])
        await flow.settle()
      }
    }
    let message = try #require(failures.first?.message)
    #expect(message.contains("is working for #1, since step 3 save\n"), "\(message)")
    #expect(message.contains("To fix: settle before you release a gate, "))
  }

  @Test func `a fault of the setup fails the step in which it shows`() async throws {
    let world = MazeWorld.made { world in
      let asked = ResultKey<Bool>("asked")
      world.tables[.hall]?[.open] = .sheet(.attic).asking(asked) { $0 ? MazeTap.climb : nil }
      world.tables[.attic] = [.down: .dismissSheet.answering(asked, with: true)]
    }
    for exhaustivity in [Exhaustivity.full, .partial, .off] {
      let failures = try await FailureReporting.failures {
        try await TestFlow.run(world.setup, exhaustivity: exhaustivity) { flow in
          flow.perform(MazeTap.open) { $0.sheet(.attic) }
          flow.perform(MazeTap.down) { $0.dismissSheet() }
          // An error that the step is expected to have is no failure.
          flow.perform(MazeTap.climb, expect: .refused(.noAction))
        }
      }
      expectEqual(failures.count, exhaustivity == .off ? 0 : 1)
      let message = failures.first?.message ?? ""
      let isNamed = message.hasPrefix("after step 3 down: noAction (setup): hall #1 has no")
      #expect(exhaustivity == .off || isNamed, "\(message)")
    }

    // A fault shows between two steps, and nothing changes.
    let bare = SampleWorld(start: .notes)
    bare.missing = [.detail]
    let failures = try await FailureReporting.failures {
      try await TestFlow.run(bare.setup, exhaustivity: .full) { flow in
        flow.flow.presentDestination(configuration: .push(.detail))
        await flow.settle()
      }
    }
    expectEqual(failures.count, 1)
    #expect(failures.first?.message.contains("refused, noProvider") ?? false)
  }

  @Test func `an unexpected refusal or loss fails a partial test`() async throws {
    let lossy: @MainActor (SampleTestFlow) async throws -> Void = { flow in
      let snapshot = flow.flow.snapshot()
      flow.present(.push(.detail))
      flow.restore(snapshot)
    }
    let surprises = try await FailingTest.surprises([
      FailingTest(
        "a refusal", .partial,
        says: [
          [
            "after step 2 goBack: it was refused, but no refusal was expected",
            "expect .refused(.nothingToGoBack)",
          ]
        ]
      ) { $0.goBack() },
      FailingTest("an expected refusal", .partial) { flow in
        flow.goBack(expect: .refused(.nothingToGoBack))
        flow.goBack(expect: .unchanged)
      },
      FailingTest("a refusal in a test without exhaustivity", .off) { $0.goBack() },
      FailingTest(
        "a loss", .partial, says: [["presents another tree than before"]], lossy),
      FailingTest("a loss in a test without exhaustivity", .off, lossy),
    ])
    expectEqual(surprises, [])
  }

  @Test func `an unexpected mistake of the app fails a full test`() async throws {
    let push = "it was refused, but no refusal was expected"
    let surprises = try await FailingTest.surprises([
      FailingTest(
        "presentations that no state allows",
        says: [
          ["after step 2 path: \(push)", "To fix: Give the path at least one presentation."],
          ["after step 3 tab tags: \(push)"],
        ]
      ) { flow in
        flow.present(.path([]))
        flow.select(.tags)
        flow.present(.path([]), expect: .unchanged)
        flow.present(.path([]), expect: .refused(.emptyPath))
      },
      FailingTest("one in a test without exhaustivity", .off) { $0.present(.path([])) },
    ])
    expectEqual(surprises, [])
  }

  @Test func `a start that is refused fails, unless nothing is required of the steps`() async throws
  {
    let setup = Sample.Setup(providers: [:], startingDestination: .replaceRoot(with: .notes))
    func messages(_ exhaustivity: Exhaustivity) async throws -> [String] {
      try await FailureReporting.failures {
        try await TestFlow.run(setup, exhaustivity: exhaustivity) { _ in }
      }.map { String($0.message.prefix { $0 != "\n" }) }
    }
    let refused = "after step 1 start: it was refused, but no refusal was expected"
    expectEqual(try await messages(.full), [refused])
    expectEqual(try await messages(.partial), [refused])
    expectEqual(try await messages(.off), [])
  }

  @Test func `an expectation that changes nothing is a failure`() async throws {
    let surprises = try await FailingTest.surprises([
      FailingTest(
        "nothing, in three forms",
        says: [
          ["after step 2 goBack: the expectation is a change that changes nothing\n"],
          ["after step 3 goBack: the expectation is an empty delta\n"],
          ["after step 4 goBack: the expectation is the tree as it was before\n"],
        ]
      ) { flow in
        flow.goBack { _ in }
        flow.goBack(expect: .delta(""))
        flow.goBack(expect: .tree("> notes stack"))
      },
      FailingTest(
        "a change that the tree does not allow is a failure",
        says: [
          [
            "the expected change cannot be made: notes #1 is",
            "expect .refused(.nothingToGoBack)",
          ]
        ]
      ) { $0.goBack { $0.goBack() } },
    ])
    expectEqual(surprises, [])
  }

  @Test func `a change other than expected is shown as a difference of trees`() async throws {
    let surprises = try await FailingTest.surprises([
      FailingTest(
        "another place",
        says: [
          [
            """
            after step 2 push detail: the resulting tree differs from the expected one
              notes stack #1
            -   > edit
            +   > detail
            (- expected, + actual)
            Steps: 1 start  2 push detail
            To fix: expect the actual tree, or change the step
            """
          ]
        ]
      ) { $0.present(.push(.detail)) { $0.push(.edit) } },
      FailingTest(
        "wrong content is a difference, too",
        says: [["-   > detail(note(8))\n+   > detail(note(7))"]]
      ) { flow in
        flow.present(.push(.detail, content: .note(7))) { $0.push(.detail, content: .note(8)) }
        flow.present(.push(.edit, content: .note(7))) { $0.push(.edit, content: .note(7)) }
      },
      FailingTest("another place of the same shape is reported in one line", says: [[]]) { flow in
        flow.present(.push(.detail)) { $0.push(.detail) }
        flow.present(.replaceCurrent(with: .detail)) { tree in
          tree.goBack()
          tree.push(.detail)
          tree.goBack()
          tree.push(.detail)
        }
        flow.step("twice", { flow.present(.replaceCurrent(with: .detail)) }) { $0.push(.edit) }
      },
    ])
    expectEqual(surprises, [])
  }

  @Test func `a delta lists added, removed, changed and newly current places`() async throws {
    try await TestFlow.run(SampleWorld(start: .notes).setup) { flow in
      let pushed = flow.present(.push(.detail, content: .note(7)))
      let covered = flow.present(.sheet(.compose))
      let dismissed = flow.dismissSheet()
      let root = flow.present(.replaceRoot(with: .home))
      let selected = flow.select(.tags)
      let deltas: [[String]] = [
        pushed.changes.lines, covered.changes.lines, dismissed.changes.lines,
        root.changes.lines.suffix(2), [selected.changes.description],
      ]
      let wanted: [[String]] = [
        ["+ > detail(note(7)) #2"], ["+ > sheet: compose #3"],
        ["- sheet: compose #3", "> detail(note(7)) #2"],
        ["- notes stack #1", "- detail(note(7)) #2"],
        ["~ home tabs selected=tags #4\n> tab tags: tags #6"],
      ]
      expectEqual(deltas, wanted)
    }
  }

  @Test func `a delta may leave out identifiers, contents and the current place`() async throws {
    let part: @MainActor (SampleTestFlow) async -> Void = { flow in
      flow.presentPath([.push(.detail), .sheet(.compose)], expect: .delta("+ detail"))
    }
    let surprises = try await FailingTest.surprises([
      FailingTest(
        "what is left out",
        says: [
          [
            """
            the change differs from the expected one
            - - edit
            + - detail(note(7))
            (- expected, + actual)
            """
          ]
        ]
      ) { flow in
        flow.present(.push(.detail, content: .note(7)), expect: .delta("+ detail"))
        flow.present(.push(.edit), expect: .delta("+ > edit #3"))
        flow.goBack(expect: .delta("- edit\n> detail"))
        flow.goBack(expect: .delta("- edit"))
      },
      FailingTest("a delta may list a part of the change in a partial test", .partial, part),
      FailingTest("a delta must list the whole change in a full test", .full, says: [[]], part),
    ])
    expectEqual(surprises, [])
  }
}
