internal import Destinations

/// Checks that the changes reported to the interface add up to what is presented.
final class DriftWatch: LawWatch, ChangeWatching {
  private var shadow = ShadowTree()

  func beginTransition() { shadow.beginTransition() }

  func take(_ change: InterfaceChange, among places: PresentedPlaces) {
    shadow.follow(change) { ShadowTree.Place(of: $0, in: places) }
  }

  override var occasions: StepAspects { .sixteenth }

  override func after(_ record: StepRecord) -> Complaint? {
    guard !shadow.isRight(in: record.places) else { return nil }
    let actual = ShadowTree(of: record.places)
    return Complaint(
      "the calls to the interface do not match what is presented",
      detail: TextDifference(actual.text, shadow.text).folded, about: "",
      cure: "report this bug in the library with the steps")
  }
}
