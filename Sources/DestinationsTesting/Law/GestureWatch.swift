internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Looks after the controls of the system, whose effect every person knows.
final class GestureWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch<DestinationType, ContentType, TabType> {
  /// What may leave by the gesture; for a tab, how the tab bar stood before.
  private enum Expectation {
    case leaving(Set<UUID>, top: String)
    case selecting(tab: String, in: UUID, before: SlotName?)
  }

  private var expectation: Expectation?
  /// How many places there were before the step.
  private var count = 0
  private var transitionCount = 0

  override func before(_ moment: Moment) {
    expectation = nil
    guard moment.step.isGesture, !moment.isCrowded else { return }
    expectation = expectation(of: moment.step, in: moment.tree)
    guard expectation != nil else { return }
    count = moment.tree.count
    transitionCount = moment.transitionCount
  }

  private func expectation(
    of step: ExplorationStep, in tree: PresentationTree<Moment.Place>
  ) -> Expectation? {
    guard let current = tree.currentID else { return nil }
    switch step {
    case .goBack, .swipeBack:
      guard tree.canGoBack(from: current), let stack = tree.nearestStack(from: current) else {
        return nil
      }
      return leaving(tree.top(of: stack.slot, in: stack.id), tree)
    case .dragSheetDown:
      return leaving(tree.sheetBottom(around: current), tree, withWholeSlot: true)
    case .selectTab(let name):
      guard let bar = tree.nearest(.tabs, from: current) else { return nil }
      let focus = tree.node(id: bar)?.focus
      return focus == .tab(name: name) ? nil : .selecting(tab: name, in: bar, before: focus)
    default: return nil
    }
  }

  private func leaving(
    _ id: UUID?, _ tree: PresentationTree<Moment.Place>, withWholeSlot: Bool = false
  ) -> Expectation? {
    guard let id, let node = tree.node(id: id) else { return nil }
    var ids = tree.subtree(of: id)
    if withWholeSlot, let presenter = node.parentID {
      ids += tree.members(of: .sheet, in: presenter).flatMap(tree.subtree)
    }
    return .leaving(Set(ids), top: node.payload.route.rawValue)
  }

  override func after(_ moment: Moment) -> Complaint? {
    guard let expectation, moment.rulingCount == 0 else { return nil }
    switch expectation {
    case .leaving(let ids, let top): return complaint(moment, leaving: ids, top)
    case .selecting(let tab, let bar, let before):
      return complaint(moment, selecting: tab, in: bar, before: before)
    }
  }

  private func complaint(_ moment: Moment, leaving ids: Set<UUID>, _ top: String) -> Complaint? {
    let surplus = moment.tree.count - (count - ids.count)
    guard moment.departures.contains(where: { ids.contains($0.id) }) else { return nil }
    if surplus < 0, let other = moment.departures.first(where: { !ids.contains($0.id) }) {
      return Complaint(
        "leaving \(top) by \"\(moment.step)\" took \(other.route) away as well", about: top,
        cure: "let going back and dismissing end where the person came from")
    }
    guard surplus > 0, moment.step != .dragSheetDown, let arrival = moment.arrivals.first else {
      return nil
    }
    return Complaint(
      "\"\(moment.step)\" at \(top) brought \(arrival.route)", about: top,
      cure: "go back to the place that is there instead of presenting it anew")
  }

  private func complaint(
    _ moment: Moment, selecting tab: String, in bar: UUID, before: SlotName?
  ) -> Complaint? {
    if moment.tree.count < count, let lost = moment.departures.first {
      return Complaint(
        "tapping the tab \(tab) removed \(lost.route)", about: tab,
        cure: "let tabs keep their stacks, or leave this law out for this app")
    }
    let focus = moment.tree.node(id: bar)?.focus
    guard let focus, focus != .tab(name: tab) else { return nil }
    if focus == before && moment.transitionCount == transitionCount { return nil }
    return Complaint(
      "tapping the tab \(tab) selected \(focus)", about: tab,
      cure: "see who else selects tabs when one is selected")
  }
}

extension ExplorationStep {
  /// Whether it is done with a control of the system.
  fileprivate var isGesture: Bool {
    if case .selectTab = self { true } else { isGestureOfLeaving }
  }
}
