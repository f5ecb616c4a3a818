internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Checks the life cycle of each place: presented, appearing and disappearing in turn, removed.
final class HookWatch: LawWatch, EventWatching {
  private var isVisible: [UUID: Bool] = [:]
  private var complaint: Complaint?

  func take(_ event: NavigationEvent, _ record: StepRecord) {
    switch event.kind {
    case .presented(let id, let route):
      expect(isVisible.updateValue(false, forKey: id) == nil, route, "was presented twice")
    case .appeared(let id, let route):
      expect(isVisible.updateValue(true, forKey: id) == false, route, "appeared out of order")
    case .disappeared(let id, let route):
      expect(isVisible.updateValue(false, forKey: id) == true, route, "disappeared out of order")
    case .removed(let id, let route):
      expect(isVisible.removeValue(forKey: id) == false, route, "was removed out of order")
    default: break
    }
    if complaint != nil { record.addFinding() }
  }

  override var occasions: StepAspects { [.finding, .sixteenth] }

  override func after(_ record: StepRecord) -> Complaint? {
    if let complaint { return complaint }
    var told = 0
    for isVisible in isVisible.values where isVisible { told += 1 }
    let actual = record.places.visibleCount
    expect(told == actual, "the flow", "has \(actual) places on screen, but announced \(told)")
    return complaint
  }

  private func expect(_ holds: Bool, _ route: String, _ what: @autoclosure () -> String) {
    if holds || complaint != nil { return }
    complaint = Complaint(
      "\(route) \(what())", about: route,
      cure: "let only the flow call hooks; if it did, report this with the steps")
  }
}
