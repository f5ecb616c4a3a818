internal import Destinations

/// Checks the effect of the controls of the system, which every user knows.
final class GestureWatch: LawWatch {
  private typealias Check = @MainActor (StepRecord) -> Complaint?

  /// The check of the step that is being made; nil if it is no such gesture.
  private var check: Check?

  override func before(_ record: StepRecord) {
    check = record.isCrowded ? nil : Self.check(of: record.step, in: record.places)
  }

  override func after(_ record: StepRecord) -> Complaint? {
    guard let check, record.rulings.isEmpty, record.lateDone.isEmpty else { return nil }
    return check(record)
  }

  /// Returns the check of a gesture, which knows the places before it; nil for other steps.
  private static func check(of step: ExplorationStep, in places: FlowEngine) -> Check? {
    let tree = places.shownTree
    switch step {
    case .goBack, .swipeBack:
      guard let (top, beneath) = places.goingBack, let route = places.route(of: top) else {
        return nil
      }
      let ids = tree.subtree(of: top)
      return { complaint($0, leaving: ids, route, revealing: beneath) }
    case .dragSheetDown:
      guard let sheet = places.sheet, let route = places.route(of: sheet.bottom) else { return nil }
      let ids = tree.members(of: .sheet, in: sheet.presenter).flatMap(tree.subtree)
      return { complaint($0, leaving: ids, route, revealing: sheet.presenter) }
    case .selectTab(let name):
      guard let bar = places.nearestContainer(.tabs) else { return nil }
      let (focus, tab) = (places.focus(of: bar), SlotName.tab(name: name))
      let landing = tree.top(of: tab, in: bar).flatMap(tree.currentID(within:))
      // A tap on the selected tab often goes back to its root.
      let own = focus == tab ? tree.members(of: tab, in: bar).flatMap(tree.subtree) : nil
      return { record in
        complaint(record, selecting: name, landing: landing, mayLeave: own)
          ?? complaint(record, selecting: name, in: bar, before: focus)
      }
    default: return nil
    }
  }

  private static func complaint(
    _ record: StepRecord, leaving ids: [DestinationID], _ top: String,
    revealing beneath: DestinationID
  ) -> Complaint? {
    let surplus = record.places.shownTree.count - (record.before.count - ids.count)
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
  private static func loss(of beneath: DestinationID, _ record: StepRecord) -> PresentedPlace? {
    record.isAtArrival ? nil : record.losses.first { $0.id == beneath }
  }

  private static func complaint(
    _ record: StepRecord, selecting tab: String, landing: DestinationID?,
    mayLeave own: [DestinationID]?
  ) -> Complaint? {
    let isFewer = record.places.shownTree.count < record.before.count
    let lost =
      if let own {
        record.arrivals.isEmpty ? record.departures.first { !own.contains($0.id) } : nil
      } else {
        isFewer ? record.departures.first : record.losses.first { $0.id != landing }
      }
    guard let lost else { return nil }
    return Complaint(
      "tapping the tab \(tab) removed \(lost.route)", about: tab,
      cure: "let tabs keep their stacks, or leave out this law")
  }

  private static func complaint(
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
