internal import Destinations

/// Looks after what a refusal leaves behind: nothing.
final class RefusalWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType>, StepWatching {
  private var before: PresentationTree<Moment.Place>?
  private var isWatching = false

  func before(_ record: StepRecord) {
    isWatching = record.isSample(every: 8) && !record.isCrowded
    if isWatching { before = moment.tree }
  }

  override func after(_ record: StepRecord) -> Complaint? {
    guard isWatching, record.requestCount == 1, !record.refusals.isEmpty, record.rulingCount == 0,
      let before, before != moment.tree
    else { return nil }
    return Complaint(
      "a refused step changed the tree",
      detail: before.difference(to: moment.tree) { "\($0)" }, about: "",
      cure: "report this with the steps; it is the library's fault")
  }
}
