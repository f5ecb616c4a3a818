internal import Destinations

/// Looks after what the interface is told: added up, it is what is presented.
final class DriftWatch: LawWatch, TransitionWatching {
  private var shadow = ShadowTree()

  func take(_ transition: InterfaceTransition, _ record: StepRecord) {
    let places = record.places
    shadow.follow(transition.changes) { ShadowTree.Place(of: $0, in: places) }
  }

  override func after(_ record: StepRecord) -> Complaint? {
    guard record.isSample(every: 16), !shadow.isRight(in: record.places) else { return nil }
    let actual = ShadowTree(of: record.places)
    return Complaint(
      "the interface was told something else than is presented",
      detail: TextDifference(actual.text, shadow.text).folded, about: "",
      cure: "report this with the steps; it is the library's fault")
  }
}
