internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Looks after going back: from the one place that a step brought, it leads to the tree before.
final class UndoWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch<DestinationType, ContentType, TabType> {
  private typealias Tree = PresentationTree<Moment.Place>

  /// The tree before a step that brought one place.
  private var presented: (before: Tree, id: UUID, route: String)?
  private var before: Tree?

  override func before(_ moment: Moment) {
    let mayPresent = moment.step.tap != nil && moment.isSample(every: 4) && !moment.isCrowded
    before = mayPresent ? moment.tree : nil
  }

  override func after(_ moment: Moment) -> Complaint? {
    defer { remember(moment) }
    guard let presented, moment.step.isGestureOfLeaving, moment.departures.count == 1,
      moment.departures[0].id == presented.id, moment.arrivals.isEmpty,
      presented.before != moment.tree
    else { return nil }
    return Complaint(
      "going back from \(presented.route) left another tree than before it",
      detail: presented.before.difference(to: moment.tree) { "\($0)" },
      about: presented.route, cure: "see what its hooks or those of the place beneath request")
  }

  private func remember(_ moment: Moment) {
    presented = nil
    if let before, moment.arrivals.count == 1, moment.departures.isEmpty {
      presented = (before, moment.arrivals[0].id, moment.arrivals[0].route)
    }
    before = nil
  }
}
