internal import Destinations

/// Checks that the changes reported to the interface add up to the presented tree.
final class DriftWatch: LawWatch {
  private var shadow = ShadowTree()

  override func take(_ call: InterfaceCall, among places: FlowEngine) {
    shadow.follow(call) { places.layout(of: $0) }
  }

  override func after(_ record: StepRecord) -> Complaint? {
    guard record.isSample(every: 16) else { return nil }
    let actual = ShadowTree(of: record.places)
    guard shadow != actual else { return nil }
    return Complaint(
      "the calls to the interface do not match the presented places",
      detail: TextDifference(actual.text, shadow.text).folded, about: "",
      cure: "report this bug in the library with the steps")
  }
}
