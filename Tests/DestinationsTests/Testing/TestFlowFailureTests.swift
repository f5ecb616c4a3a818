import Destinations
import DestinationsTesting
import Testing

/// The complete messages of failures: the fault, the step, its changes, the cause, a remedy.
@MainActor
struct TestFlowFailureTests {
  @Test func `a wrong path or tree is reported with the changes of the step`() async throws {
    let surprises = try await FailingTest.surprises([
      FailingTest(
        "a wrong path is reported with the changes of the step", .off,
        says: [
          [
            """
            after step 2 push detail: the path is [detail], not [edit]
            Step 2 changed (- before, + after):
              - > notes stack #1
              + notes stack #1
              +   > detail #2
            Steps: 1 start  2 push detail
            To fix: expect [detail], or go where the path is [edit]
            """
          ]
        ]
      ) { flow in
        flow.present(.push(.detail))
        flow.expectPath([.edit])
      },
      FailingTest(
        "a place without a stack has no path", .off, start: .compose,
        says: [["there is no stack"]]
      ) { $0.expectPath([]) },
      FailingTest(
        "a wrong tree is reported as a difference", .off,
        says: [
          [
            """
            the tree differs from the expected one
              notes stack
                detail
            -   > loose
            +   > edit
            (- expected, + actual)
            """
          ]
        ]
      ) { flow in
        flow.presentPath([.push(.detail), .push(.edit)])
        flow.expectTree("notes stack\n  detail\n  > loose")
      },
      FailingTest(
        "identifiers and the mark are compared only if they are given", .off,
        says: [["-   detail #7\n+   detail #2"]]
      ) { flow in
        flow.presentPath([.push(.detail), .push(.edit)])
        flow.expectTree("notes stack\n  detail\n  edit")
        flow.expectTree("notes stack #1\n  detail\n  > edit")
        flow.expectTree("notes stack\n  detail #2\n  edit #3\n")
        flow.expectTree("notes stack\n  detail #7\n  edit")
      },
      FailingTest(
        "a mark at a place that cannot be current is reported", .off,
        says: [["Line 1 is marked as the current place", "in this tree line 2 is"]]
      ) { flow in
        flow.present(.push(.detail))
        flow.expectTree("> notes stack\n  detail")
      },
      FailingTest(
        "a text that is not a tree is reported", .off,
        says: [
          ["the expected tree cannot be read: Line"], ["the expected tree cannot be read: Line"],
        ]
      ) { flow in
        flow.expectTree("notes stack\n      detail")
        flow.expectTree("notes: : x")
      },
      FailingTest(
        "a place that is not on screen is named", .off,
        says: [["[notes] is not on screen, only [compose]"]]
      ) { flow in
        flow.present(.sheet(.compose))
        flow.expectVisible(.compose)
        flow.expectVisible(.compose, .notes)
      },
    ])
    expectEqual(surprises, [])
  }

  @Test func `an unexpected outcome is reported with its cause`() async throws {
    let surprises = try await FailingTest.surprises([
      FailingTest(
        "an unexpected change is reported with the interface's calls", .off,
        says: [
          [
            """
            after step 2 push (push detail): something changed, but nothing should have
              interface: insert detail #2 on path of #1
            """
          ]
        ]
      ) { flow in
        flow.step("push", expect: .unchanged) { flow.present(.push(.detail)) }
      },
      FailingTest(
        "a refusal for another cause, or none, is reported", .off,
        says: [
          [
            "refused with nothingToGoBack, not with noStack", "Why: refused, nothingToGoBack",
          ],
          ["it was not refused with noStack"],
        ]
      ) { flow in
        flow.goBack()
        flow.expectRefused(.noStack)
        flow.present(.push(.detail))
        flow.expectRefused(.noStack)
      },
      FailingTest(
        "the pending work of the flow is listed", .off, acknowledging: .manually,
        says: [["transition 1 is not acknowledged"]]
      ) { flow in
        flow.expectIdle()
        flow.interface.acknowledgeAll()
        flow.expectIdle()
      },
      FailingTest(
        "an interaction that the place does not have is a failure", .off,
        says: [
          ["notes takes DestinationsTests.Act, not DestinationsTests.OtherPlace.Act"],
          ["notes takes Act, not SystemNavigationType"],
          ["there is no place that can perform open"],
        ]
      ) { flow in
        // Interactions of one name are told apart by where they are declared.
        flow.perform(OtherPlace.Act.open)
        flow.perform(SystemNavigationType.dismissSheet)
        flow.remove(flow.id(.notes))
        flow.perform(Act.open)
      },
      FailingTest(
        "work that does not end is named after the limit", .off,
        says: [["did not settle within 0.001 seconds", "store is working for #1"]]
      ) { flow in
        let stubborn = StubbornInteractor()
        let place = flow.flow.currentDestination as? SampleDestination
        place?.assignInteractor(interactor: stubborn, for: .store)
        let ask = {
          place?.performRequest(interactor: .store, request: StoreRequest(action: .load))
        }
        _ = ask()
        await stubborn.untilAsked()
        await flow.settle(within: .milliseconds(1))
        await stubborn.answer([])
      },
    ])
    expectEqual(surprises, [])
  }
}

/// A place whose interactions have the names of the sample's.
enum OtherPlace {
  enum Act: String, UserInteractionTypeable {
    case open
  }
}
