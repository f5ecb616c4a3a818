import Destinations
import DestinationsTesting
import Testing

/// What a test has to say of its steps, in each degree of exhaustivity.
@MainActor
struct ExhaustivityTests {
  private func failures(
    _ exhaustivity: Exhaustivity = .full, _ test: @MainActor (SampleTestFlow) async -> Void
  ) async throws -> [String] {
    try await FailureReporting.failures {
      try await TestFlow.run(SampleWorld(start: .notes).setup, exhaustivity: exhaustivity, test)
    }.map(\.message)
  }

  @Test func `a step that is expected in whatever form passes`() async throws {
    let messages = try await failures { flow in
      flow.present(.push(.detail)) { $0.push(.detail) }
      flow.present(.sheet(.compose), expect: .delta("+ > sheet: compose"))
      flow.dragSheetDown(expect: .tree("notes stack\n  > detail"))
      flow.goBack { $0.goBack() }
      flow.goBack(expect: .refused(.nothingToGoBack))
      flow.goBack(expect: .unchanged)
      flow.goBack()
    }
    #expect(messages == [])
  }

  @Test func `a change that nobody expected is a failure in a full test alone`() async throws {
    let full = try await failures { $0.present(.push(.detail)) }
    let partial = try await failures(.partial) { $0.present(.push(.detail)) }
    let off = try await failures(.off) { $0.present(.push(.detail)) }
    #expect(full.count == 1)
    #expect(
      full.first?.contains("step 2 push detail: the tree has changed, and no change was expected")
        == true)
    #expect(partial + off == [])
  }

  @Test func `an expectation that changes nothing is a failure`() async throws {
    let messages = try await failures { flow in
      flow.goBack { _ in }
      flow.goBack(expect: .delta(""))
      flow.goBack(expect: .tree("> notes stack"))
    }
    #expect(
      messages.map { $0.split(separator: "\n").first.map(String.init) ?? "" } == [
        "after step 2 goBack: the expectation is a change that changes nothing",
        "after step 3 goBack: the expectation is an empty delta",
        "after step 4 goBack: the expectation is the tree as it was before",
      ])
  }

  @Test func `a change that the tree does not allow is a failure`() async throws {
    let messages = try await failures { $0.goBack { $0.goBack() } }
    #expect(messages.first?.contains("the expected change cannot be made: notes #1 is") == true)
    #expect(messages.first?.contains("expect .refused(.nothingToGoBack)") == true)
  }

  @Test func `another change than expected is a difference of trees`() async throws {
    let messages = try await failures { $0.present(.push(.detail)) { $0.push(.edit) } }
    #expect(
      messages == [
        """
        after step 2 push detail: it left a different tree than expected
          notes stack #1
        -   > edit
        +   > detail
        (- expected, + actual)
        Steps: 1 start  2 push detail
        To fix: expect the tree as it is, or change the step
        """
      ])
  }

  @Test func `the wrong content is a difference too`() async throws {
    let messages = try await failures { flow in
      flow.present(.push(.detail, content: .note(7))) { $0.push(.detail, content: .note(8)) }
      flow.present(.push(.edit, content: .note(7))) { $0.push(.edit, content: .note(7)) }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("-   > detail(note(8))\n+   > detail(note(7))") == true)
  }

  @Test func `another place of the same shape is told in one line`() async throws {
    let messages = try await failures { flow in
      flow.present(.push(.detail)) { $0.push(.detail) }
      flow.present(.replaceCurrent(with: .detail)) { tree in
        tree.goBack()
        tree.push(.detail)
        tree.goBack()
        tree.push(.detail)
      }
      flow.step("twice", { flow.present(.replaceCurrent(with: .detail)) }) { $0.push(.edit) }
    }
    #expect(messages.count == 1)
  }

  @Test func `a delta says what came, left, changed and became current`() async throws {
    let messages = try await failures { flow in
      let pushed = flow.present(.push(.detail, content: .note(7)))
      #expect(pushed.changes.lines == ["+ > detail(note(7)) #2"])
      let covered = flow.present(.sheet(.compose))
      #expect(covered.changes.lines == ["+ > sheet: compose #3"])
      #expect(flow.dismissSheet().changes.lines == ["- sheet: compose #3", "> detail(note(7)) #2"])
      let root = flow.present(.replaceRoot(with: .home))
      #expect(root.changes.lines.suffix(2) == ["- notes stack #1", "- detail(note(7)) #2"])
      #expect(
        flow.select(.tags).changes.description == """
          ~ home tabs selected=tags #4
          > tab tags: tags #6
          """)
    }
    #expect(messages.count == 5)
  }

  @Test func `a delta may leave out identifiers, contents and the current place`() async throws {
    let messages = try await failures { flow in
      flow.present(.push(.detail, content: .note(7)), expect: .delta("+ detail"))
      flow.present(.push(.edit), expect: .delta("+ > edit #3"))
      flow.goBack(expect: .delta("- edit\n> detail"))
      flow.goBack(expect: .delta("- edit"))
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains(
        """
        it changed something else than expected
        - - edit
        + - detail(note(7))
        (- expected, + actual)
        """) == true)
  }

  @Test func `a delta may be a part of the change in a partial test`() async throws {
    let test: @MainActor (SampleTestFlow) async -> Void = { flow in
      flow.presentPath([.push(.detail), .sheet(.compose)], expect: .delta("+ detail"))
    }
    #expect(try await failures(.partial, test) == [])
    #expect(try await failures(.full, test).count == 1)
  }

  @Test func `what happens between two steps must be expected by settling`() async throws {
    let messages = try await failures { flow in
      flow.flow.presentDestination(configuration: .push(.detail))
      await flow.settle { $0.push(.detail) }
      flow.flow.presentDestination(configuration: .push(.edit))
      flow.goBack { $0.goBack() }
      flow.flow.presentDestination(configuration: .push(.edit))
    }
    #expect(
      messages.map { $0.split(separator: "\n").first.map(String.init) ?? "" } == [
        "after step 3 meanwhile: the tree has changed, and no change was expected",
        "after step 5 meanwhile: the tree has changed, and no change was expected",
      ])
  }

  @Test func `a full test must not end while something is waited for`() async throws {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let failures = try await FailureReporting.failures {
      try await TestFlow.run(
        world.setup, interface: world.interface, exhaustivity: .full
      ) { flow in flow.expectCurrent(.notes) }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("the test is over, and the flow still waits") == true)
    #expect(failures.first?.message.contains("transition 1 is not acknowledged") == true)
  }
}
