internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Checks the life cycle of each place: presented, appearing and disappearing in turn, removed.
final class HookWatch: LawWatch, LifeWatching {
  private var announced = AnnouncedPlaces()
  private var complaint: Complaint?

  func take(_ turn: PlaceTurn, of place: PresentedPlace, _ record: StepRecord) {
    let before = announced.update(place.id, turn.isVisibleAfter)
    if before == turn.isVisibleBefore || complaint != nil { return }
    complain(place.route, turn.broken)
    record.addFinding()
  }

  override var occasions: StepAspects { [.finding, .sixteenth] }

  override func after(_ record: StepRecord) -> Complaint? {
    let (told, actual) = (announced.visibleCount, record.places.visibleCount)
    if complaint == nil, told != actual {
      complain("the flow", "has \(actual) places on screen, but announced \(told)")
    }
    return complaint
  }

  private func complain(_ route: String, _ what: String) {
    complaint = Complaint(
      "\(route) \(what)", about: route,
      cure: "let only the flow call hooks; if it did, report this with the steps")
  }
}

/// The places that events have announced, and whether each is on screen.
///
/// It is searched from the newest place, which most events are about.
private struct AnnouncedPlaces {
  private var places: [(id: UUID, isVisible: Bool)] = []

  var visibleCount: Int { places.count { $0.isVisible } }

  /// Changes whether a place is on screen, nil if it has left, and returns what was known before.
  mutating func update(_ id: UUID, _ isVisible: Bool?) -> Bool? {
    guard let index = places.lastIndex(where: { $0.id == id }) else {
      if let isVisible { places.append((id, isVisible)) }
      return nil
    }
    let before = places[index].isVisible
    if let isVisible { places[index].isVisible = isVisible } else { places.remove(at: index) }
    return before
  }
}

extension PlaceTurn {
  /// Whether the place must have been on screen; nil if it must not have been presented.
  fileprivate var isVisibleBefore: Bool? {
    switch self {
    case .presented: nil
    case .appeared, .removed: false
    case .disappeared: true
    }
  }

  fileprivate var isVisibleAfter: Bool? {
    switch self {
    case .presented, .disappeared: false
    case .appeared: true
    case .removed: nil
    }
  }

  /// What is wrong if the turn comes at another moment.
  fileprivate var broken: String {
    switch self {
    case .presented: "was presented twice"
    case .appeared: "appeared out of order"
    case .disappeared: "disappeared out of order"
    case .removed: "was removed out of order"
    }
  }
}
