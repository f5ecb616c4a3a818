internal import Destinations

/// Checks that going back from the only place that a step has presented changes nothing else.
///
/// The tree is then the one that the step has led to, without that place. It may also be the tree before the step, if
/// the app takes back a tab or column that the step has selected.
final class UndoWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType>, StepWatching {
  /// The tree before the step, kept if the step may present one place.
  private var before: KeptTree?
  /// The only place that a step has presented, with the tree that the step has led to, and the number of that step.
  private var presented: (place: PresentedPlace, tree: KeptTree, number: Int)?

  var occasionsBefore: StepAspects { .fourth }

  func before(_ record: StepRecord) {
    let mayPresent = record.step.isTap && !record.isCrowded
    before = mayPresent ? record.places.kept : nil
    presented = nil
  }

  override var occasions: StepAspects { [.fourth, .gesture] }

  override func after(_ record: StepRecord) -> Complaint? {
    guard record.aspects.contains(.fourth) else { return complaintAboutLeaving(record) }
    if let place = record.arrivals.first, record.hasBroughtOnePlace, before != nil {
      presented = (place, record.places.kept, record.number)
    } else {
      before = nil
    }
    return nil
  }

  private func complaintAboutLeaving(_ record: StepRecord) -> Complaint? {
    guard let (place, tree, number) = presented, record.number == number + 1,
      record.step.isGestureOfLeaving, !record.isCrowded, !record.hasGoneOn,
      record.departures == [place], record.arrivals.isEmpty, before.map(moment.tree) != moment.tree
    else { return nil }
    var expected = moment.tree(tree)
    guard (try? expected.apply(.remove(id: place.id))) != nil, expected != moment.tree else {
      return nil
    }
    return Complaint(
      "going back from \(place.route) changed more than that",
      detail: expected.difference(to: moment.tree) { "\($0)" },
      about: place.route, cure: "check what its hooks, and those of the place beneath it, request")
  }
}
