internal import Destinations

/// Checks the rules of the tree itself.
final class TreeWatch: LawWatch {
  /// The first rule that was broken where something has changed.
  private var violation: String?

  override func take(_ call: InterfaceCall, among places: FlowEngine) {
    let found = places.violations(at: call.id, in: call.parentID)
    if violation == nil { violation = found.first }
  }

  override func after(_ record: StepRecord) -> Complaint? {
    if record.isSample(every: 16) {
      violation = violation ?? record.places.shownTree.violations().first
    }
    guard let violation else { return nil }
    return Complaint(
      violation, about: "", cure: "report this bug in the library with the steps")
  }
}
