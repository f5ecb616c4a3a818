internal import Destinations

/// Looks after what a refusal leaves behind: nothing.
final class RefusalWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch<DestinationType, ContentType, TabType> {
  private var before: PresentationTree<Moment.Place>?

  override func before(_ moment: Moment) {
    before = moment.isSample(every: 8) && !moment.isCrowded ? moment.tree : nil
  }

  override func after(_ moment: Moment) -> Complaint? {
    defer { before = nil }
    guard let before, moment.requestCount == 1, !moment.refusals.isEmpty,
      moment.rulingCount == 0, before != moment.tree
    else { return nil }
    return Complaint(
      "a refused step changed the tree",
      detail: before.difference(to: moment.tree) { "\($0)" }, about: "",
      cure: "report this with the steps; it is the library's fault")
  }
}
