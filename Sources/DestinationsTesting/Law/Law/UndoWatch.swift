internal import Destinations

/// Checks that going back from the only place that a step has presented changes nothing else.
///
/// The tree is then the one that the step has led to, without that place. It may also be the tree before the step, if
/// the app takes back a tab or column that the step has selected.
final class UndoWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType> {
  /// The tree before the step, kept if the step may present one place.
  private var before: KeptTree?
  /// A step that has presented a single place, with the trees before and after it.
  private var presenting: (number: Int, place: PresentedPlace, before: KeptTree, after: KeptTree)?

  override var occasionsBefore: StepAspects { .fourth }

  override func before(_ record: StepRecord) {
    before = record.step.isTap && !record.isCrowded ? record.places.tree : nil
  }

  override var occasions: StepAspects { [.fourth, .gesture] }

  override func after(_ record: StepRecord) -> Complaint? {
    let complaint = complaintAboutLeaving(record)
    presenting = nil
    if let before, let place = record.arrivals.first, record.hasBroughtOnePlace {
      presenting = (record.number, place, before, record.places.tree)
    }
    before = nil
    return complaint
  }

  private func complaintAboutLeaving(_ record: StepRecord) -> Complaint? {
    guard let (number, place, before, after) = presenting, record.number == number + 1,
      record.step.isGestureOfLeaving, !record.isCrowded, record.lateDone.isEmpty,
      record.departures == [place], record.arrivals.isEmpty, moment.tree(before) != moment.tree
    else { return nil }
    var expected = moment.tree(after)
    guard (try? expected.apply(.remove(id: place.id))) != nil, expected != moment.tree else {
      return nil
    }
    return Complaint(
      "going back from \(place.route) changed more than that",
      detail: expected.difference(to: moment.tree) { "\($0)" },
      about: place.route, cure: "check what its hooks, and those of the place beneath it, request")
  }
}
