import Destinations
import DestinationsTesting
import Testing

struct ExplorationStepTests {
  @Test(
    arguments: [
      .tap(ExplorationTap("notes", "open", content: "note(1) with milk")),
      .doubleTap(ExplorationTap("notes", "open")),
      .lateTap(ExplorationTap("my notes", "open.all", content: "x")), .selectTab("my tab"),
      .enter("push note with note(1)"), .goBack,
      .swipeBack, .cancelSwipe, .dragSheetDown, .turnDevice, .focusColumn(.detail),
      .holdAcknowledgements,
      .open("mail://letter/1"), .launch("mail://letter/1"), .send("Code(parcel: 1)"),
      .goToBackground, .comeBack, .letTimePass, .holdAnswers("store"), .answer("store"),
      .answerNewest("store"), .failAnswer("store"),
      .acknowledge, .acknowledgeTwice, .wait, .restart, .relaunchRestored,
    ] as [ExplorationStep])
  func `the text of a step can be parsed back`(step: ExplorationStep) {
    expectEqual(ExplorationStep(step.description), step)
  }

  @Test func `a step is described in plain words`() {
    let tap = ExplorationTap("notes", "open", content: "note(1)")
    expectEqual(ExplorationStep.doubleTap(tap).description, "double tap notes.open with note(1)")
    expectEqual(ExplorationStep.cancelSwipe.description, "begin a swipe and let go")
  }

  @Test(arguments: [
    "", "tap", "tap notes", "tap .open", "tap notes.open milk", "focus hall", "jump",
  ])
  func `text that describes no step is not parsed`(text: String) {
    expectNil(ExplorationStep(text))
  }
}
