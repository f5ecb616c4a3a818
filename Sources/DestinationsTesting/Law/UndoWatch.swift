internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Looks after going back: from the one place that a step brought, it leads to the tree before.
final class UndoWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType>, StepWatching {
  /// The tree before the step; kept where the step may bring one place.
  private var before: PresentationTree<Moment.Place>?
  private var mayPresent = false

  /// The one place that the last step brought, onto the tree of ``before``.
  private var presented: PresentedPlace?

  func before(_ record: StepRecord) {
    mayPresent = record.isSample(every: 4) && record.step.isTap && !record.isCrowded
    if mayPresent { (before, presented) = (moment.tree, nil) }
  }

  override func after(_ record: StepRecord) -> Complaint? {
    if mayPresent {
      presented = record.hasBroughtOnePlace ? record.arrivals.first : nil
      return nil
    }
    guard let place = presented else { return nil }
    presented = nil
    guard record.step.isGestureOfLeaving, record.departures == [place], record.arrivals.isEmpty,
      let before, before != moment.tree
    else { return nil }
    return Complaint(
      "going back from \(place.route) left another tree than before it",
      detail: before.difference(to: moment.tree) { "\($0)" },
      about: place.route, cure: "see what its hooks or those of the place beneath request")
  }
}
