internal import Destinations

/// Looks after what a refusal leaves behind: nothing.
final class RefusalWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType> {
  private var before: PresentationTree<Moment.Place>?

  override func before(_ record: StepRecord) {
    before = record.isSample(every: 8) && !record.isCrowded ? moment.tree : nil
  }

  override func after(_ record: StepRecord) -> Complaint? {
    defer { before = nil }
    guard let before, record.requestCount == 1, !record.refusals.isEmpty,
      record.rulingCount == 0, before != moment.tree
    else { return nil }
    return Complaint(
      "a refused step changed the tree",
      detail: before.difference(to: moment.tree) { "\($0)" }, about: "",
      cure: "report this with the steps; it is the library's fault")
  }
}
