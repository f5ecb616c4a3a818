internal import Destinations

/// Checks that a refusal changes nothing.
final class RefusalWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType> {
  /// The tree before the step, if it will be compared.
  private var before: KeptTree?

  override var occasionsBefore: StepAspects { .eighth }

  override func before(_ record: StepRecord) {
    before = record.isCrowded ? nil : record.places.tree
  }

  override var occasions: StepAspects { .eighth }

  override func after(_ record: StepRecord) -> Complaint? {
    defer { before = nil }
    guard record.requestCount == 1, !record.ownRefusals.isEmpty, record.rulingCount == 0,
      record.lateDone.isEmpty, !record.step.isLaunch,
      let before = before.map(moment.tree), before != moment.tree
    else { return nil }
    return Complaint(
      "a refused step changed the tree",
      detail: before.difference(to: moment.tree) { "\($0)" }, about: "",
      cure: "report this bug in the library with the steps")
  }
}
