internal import Destinations

/// Checks the effect of the controls of the system, which every user knows.
final class GestureWatch: LawWatch {
  /// The places that may leave because of the gesture, and those that must not; for a tab, the
  /// state of the tab bar before.
  private enum Expectation {
    case leaving([DestinationID], top: String, revealing: DestinationID)
    case selecting(tab: String, in: DestinationID, before: SlotName?, landing: DestinationID?)
  }

  private var expectation: Expectation?
  /// The number of places before the step.
  private var count = 0

  override func before(_ record: StepRecord) {
    expectation = nil
    if record.isCrowded { return }
    expectation = expectation(of: record.step, in: record.places)
    count = record.places.shownTree.count
  }

  private func expectation(
    of step: ExplorationStep, in places: FlowEngine
  ) -> Expectation? {
    switch step {
    case .goBack, .swipeBack:
      guard let (top, beneath) = places.goingBack, let route = places.route(of: top) else {
        return nil
      }
      return .leaving(places.shownTree.subtree(of: top), top: route, revealing: beneath)
    case .dragSheetDown:
      guard let sheet = places.sheet, let route = places.route(of: sheet.bottom) else { return nil }
      let stack = places.shownTree.members(of: .sheet, in: sheet.presenter)
      let ids = stack.flatMap(places.shownTree.subtree)
      return .leaving(ids, top: route, revealing: sheet.presenter)
    case .selectTab(let name):
      guard let bar = places.nearestContainer(.tabs) else { return nil }
      let (focus, tab) = (places.focus(of: bar), SlotName.tab(name: name))
      let tree = places.shownTree
      let landing = tree.top(of: tab, in: bar).flatMap(tree.currentID(within:))
      return .selecting(tab: name, in: bar, before: focus, landing: landing)
    default: return nil
    }
  }

  override func after(_ record: StepRecord) -> Complaint? {
    guard let expectation, record.rulingCount == 0, record.lateDone.isEmpty else { return nil }
    switch expectation {
    case .leaving(let ids, let top, let beneath):
      return complaint(record, leaving: ids, top, revealing: beneath)
    case .selecting(let tab, let bar, let before, let landing):
      // A tap on the selected tab often goes back to its root.
      let loss =
        before == .tab(name: tab) ? nil : complaint(record, selecting: tab, landing: landing)
      return loss ?? complaint(record, selecting: tab, in: bar, before: before)
    }
  }

  private func complaint(
    _ record: StepRecord, leaving ids: [DestinationID], _ top: String,
    revealing beneath: DestinationID
  ) -> Complaint? {
    let surplus = record.places.shownTree.count - (count - ids.count)
    guard record.departures.contains(where: { ids.contains($0.id) }) else { return nil }
    let other =
      surplus < 0
      ? record.departures.first { !ids.contains($0.id) } : loss(of: beneath, record)
    if let other {
      return Complaint(
        "leaving \(top) with \"\(record.step)\" removed \(other.route) as well", about: top,
        cure: "make going back and dismissing lead to where the user came from")
    }
    guard surplus > 0, record.step != .dragSheetDown, let arrival = record.arrivals.first,
      record.places.shownTree.sheet(around: arrival.id)?.bottom != arrival.id
    else { return nil }
    return Complaint(
      "\"\(record.step)\" at \(top) presented \(arrival.route)", about: top,
      cure: "go back to the existing place instead of presenting a new one")
  }

  /// Returns the place beneath, if it is lost although the step presented no other place.
  private func loss(of beneath: DestinationID, _ record: StepRecord) -> PresentedPlace? {
    record.isAtArrival ? nil : record.losses.first { $0.id == beneath }
  }

  private func complaint(
    _ record: StepRecord, selecting tab: String, landing: DestinationID?
  ) -> Complaint? {
    let isFewer = record.places.shownTree.count < count
    let lost = isFewer ? record.departures.first : record.losses.first { $0.id != landing }
    guard let lost else { return nil }
    return Complaint(
      "tapping the tab \(tab) removed \(lost.route)", about: tab,
      cure: "let tabs keep their stacks, or leave out this law")
  }

  private func complaint(
    _ record: StepRecord, selecting tab: String, in bar: DestinationID, before: SlotName?
  ) -> Complaint? {
    let focus = record.places.focus(of: bar)
    guard let focus, focus != .tab(name: tab) else { return nil }
    if focus == before && record.transitionCount == 0 { return nil }
    if record.isAtArrival { return nil }
    return Complaint(
      "tapping the tab \(tab) selected \(focus)", about: tab,
      cure: "check which code selects another tab in response")
  }
}
