internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Looks after going back: from the one place that a step brought, it leads to the tree before.
final class UndoWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType> {
  private typealias Tree = PresentationTree<Moment.Place>

  /// The tree before a step that brought one place.
  private var presented: (before: Tree, id: UUID, route: String)?
  private var before: Tree?

  override func before(_ record: StepRecord) {
    let mayPresent = record.step.tap != nil && record.isSample(every: 4) && !record.isCrowded
    before = mayPresent ? moment.tree : nil
  }

  override func after(_ record: StepRecord) -> Complaint? {
    defer { remember(record) }
    guard let presented, record.step.isGestureOfLeaving, record.departures.count == 1,
      record.departures[0].id == presented.id, record.arrivals.isEmpty,
      presented.before != moment.tree
    else { return nil }
    return Complaint(
      "going back from \(presented.route) left another tree than before it",
      detail: presented.before.difference(to: moment.tree) { "\($0)" },
      about: presented.route, cure: "see what its hooks or those of the place beneath request")
  }

  private func remember(_ record: StepRecord) {
    presented = nil
    if let before, record.arrivals.count == 1, record.departures.isEmpty {
      presented = (before, record.arrivals[0].id, record.arrivals[0].route)
    }
    before = nil
  }
}
