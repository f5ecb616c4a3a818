internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Checks that going back from the only place that a step has presented restores the tree before that step.
final class UndoWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType>, StepWatching {
  /// The tree before the step, kept if the step may present one place.
  private var before: KeptTree?

  /// The only place that a step has presented on the tree of ``before``, and the number of that step.
  private var presented: PresentedPlace?
  private var number = 0

  var occasionsBefore: StepAspects { .fourth }

  func before(_ record: StepRecord) {
    let mayPresent = record.step.isTap && !record.isCrowded
    before = mayPresent ? record.places.kept : nil
    presented = nil
  }

  override var occasions: StepAspects { [.fourth, .gesture] }

  override func after(_ record: StepRecord) -> Complaint? {
    if record.aspects.contains(.fourth) {
      if record.hasBroughtOnePlace, before != nil {
        (presented, number) = (record.arrivals.first, record.number)
      } else {
        before = nil
      }
      return nil
    }
    guard let place = presented, record.number == number + 1, record.step.isGestureOfLeaving,
      record.departures == [place], record.arrivals.isEmpty,
      let before = before.map(moment.tree), before != moment.tree
    else { return nil }
    return Complaint(
      "going back from \(place.route) did not restore the tree before it",
      detail: before.difference(to: moment.tree) { "\($0)" },
      about: place.route, cure: "check what its hooks, and those of the place beneath it, request")
  }
}
