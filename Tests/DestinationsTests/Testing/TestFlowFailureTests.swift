import Destinations
import DestinationsTesting
import Testing

/// The messages of failures, whole: what is wrong, the step, what it changed, why, a way out.
@MainActor
struct TestFlowFailureTests {
  private func failures(
    start: Sample.DestinationType = .notes, _ test: (SampleTestFlow) -> Void
  ) async -> [String] {
    await FailureReporting.failures {
      let world = SampleWorld(start: start)
      test(SampleTestFlow(world.setup, interface: world.interface))
    }.map(\.message)
  }

  @Test func `a wrong path is said with what the step changed`() async {
    let messages = await failures { flow in
      flow.present(.push(.detail))
      flow.expectPath([.edit])
    }
    #expect(
      messages == [
        """
        after step 2 push detail: the path is [detail] and not [edit]
        Step 2 changed (- before, + after):
          - > notes stack #1
          + notes stack #1
          +   > detail #2
        Steps: 1 start  2 push detail
        To fix: expect [detail], or go where the path is [edit]
        """
      ])
  }

  @Test func `a wrong tree is said as a difference`() async {
    let messages = await failures { flow in
      flow.presentPath([.push(.detail), .push(.edit)])
      flow.expectTree(
        """
        notes stack
          detail
          > loose
        """)
    }
    #expect(
      messages.first?.contains(
        """
        the tree is not as expected
          notes stack
            detail
        -   > loose
        +   > edit
        (- expected, + actual)
        """) == true)
  }

  @Test func `identifiers and the mark are compared only where they are written`() async {
    let messages = await failures { flow in
      flow.presentPath([.push(.detail), .push(.edit)])
      flow.expectTree("notes stack\n  detail\n  edit")
      flow.expectTree("notes stack #1\n  detail\n  > edit")
      flow.expectTree("notes stack\n  detail #2\n  edit #3\n")
    }
    #expect(messages.isEmpty)
    let wrong = await failures { flow in
      flow.presentPath([.push(.detail), .push(.edit)])
      flow.expectTree("notes stack\n  detail #7\n  edit")
    }
    #expect(wrong.first?.contains("-   detail #7\n+   detail #2") == true)
  }

  @Test func `a mark at a place that cannot be current is said to be wrong`() async {
    let messages = await failures { flow in
      flow.present(.push(.detail))
      flow.expectTree("> notes stack\n  detail")
    }
    #expect(messages.first?.contains("Line 1 has the mark") == true)
    #expect(messages.first?.contains("line 2 is the current place") == true)
  }

  @Test func `a text that is no tree is said to be none`() async {
    let messages = await failures { flow in
      flow.expectTree("notes stack\n      detail")
      flow.expectTree("notes: : x")
    }
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.contains("the expected tree cannot be read: Line") })
  }

  @Test func `a place that is not on screen is named`() async {
    let messages = await failures { flow in
      flow.present(.sheet(.compose))
      flow.expectVisible(.compose)
      flow.expectVisible(.compose, .notes)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("[notes] is not on screen, which shows [compose]") == true)
  }

  @Test func `a change where none should be is said with the interface's calls`() async {
    let messages = await failures { flow in
      flow.step("push", expect: .unchanged) { flow.present(.push(.detail)) }
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        """
        after step 2 push (push detail): something changed, and nothing should have
          interface: insert detail #2 on path of #1
        """) == true)
  }

  @Test func `a refusal for another cause, or none, is said`() async {
    let messages = await failures { flow in
      flow.goBack()
      flow.expectRefused(.noStack)
      flow.present(.push(.detail))
      flow.expectRefused(.noStack)
    }
    #expect(messages.count == 2)
    #expect(messages[0].contains("refused for nothingToGoBack and not for noStack"))
    #expect(messages[0].contains("Why: refused, nothingToGoBack"))
    #expect(messages[1].contains("it was not refused for noStack"))
  }

  @Test func `what the flow waits for is listed`() async {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let messages = await FailureReporting.failures {
      let flow = SampleTestFlow(world.setup, interface: world.interface)
      flow.expectIdle()
      world.interface.acknowledgeAll()
      flow.expectIdle()
    }.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("transition 1 is not acknowledged") == true)
  }

  @Test func `gestures that a person cannot do are failures`() async {
    let messages = await failures(start: .compose) { flow in
      flow.swipeBack()
      flow.tapTab(.tags)
      flow.focusColumn(.detail)
    }
    #expect(
      messages.map { $0.split(separator: "\n").first ?? "" } == [
        "after step 2 swipe back: there is nothing to swipe back to",
        "after step 3 tap tab tags: there is no tab bar to tap at",
        "after step 4 focus detail: there is no split view to focus a column of",
      ])
  }

  @Test func `an interaction that the place does not have is a failure`() async {
    let messages = await failures { flow in
      flow.perform(SystemNavigationType.dismissSheet)
      flow.remove(flow.id(.notes))
      flow.perform(Act.open)
    }
    #expect(messages.count == 2)
    #expect(messages[0].contains("notes takes Act and not SystemNavigationType"))
    #expect(messages[1].contains("there is no place to perform open at"))
  }

  @Test func `interactions of one name are told apart by where they are declared`() async {
    let messages = await failures { $0.perform(OtherPlace.Act.open) }
    #expect(
      messages.first?.contains(
        "notes takes DestinationsTests.Act and not DestinationsTests.OtherPlace.Act") == true)
  }

  @Test func `a place without a stack has no path`() async {
    let messages = await failures(start: .compose) { $0.expectPath([]) }
    #expect(messages.first?.contains("there is no stack") == true)
  }

  @Test func `work that does not end is named after the limit`() async throws {
    let failures = try await FailureReporting.failures {
      let world = SampleWorld(start: .notes)
      let stubborn = StubbornInteractor()
      try await TestFlow.run(world.setup) { flow in
        let place = flow.flow.currentDestination as? SampleDestination
        place?.assignInteractor(interactor: stubborn, for: .store)
        let ask = {
          place?.performRequest(interactor: .store, request: StoreRequest(action: .load))
        }
        _ = ask()
        await stubborn.untilAsked()
        await flow.settle(within: .milliseconds(1))
        await stubborn.answer([])
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("did not come to rest within 0.001 seconds") == true)
    #expect(failures.first?.message.contains("store works for #1") == true)
  }
}

/// A place whose interactions are called as those of the sample.
enum OtherPlace {
  enum Act: String, UserInteractionTypeable {
    case open
  }
}
