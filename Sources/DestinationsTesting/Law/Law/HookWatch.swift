internal import Destinations

/// Checks the life cycle of each place: presented, appearing and disappearing in turn, removed.
final class HookWatch: LawWatch, LifeWatching {
  /// Whether each announced place is on screen.
  private var announced: [DestinationID: Bool] = [:]
  /// Whether each announced place of an embedded flow is on screen.
  private var embedded: [DestinationID: Bool] = [:]
  private var complaint: Complaint?

  func take(_ turn: PlaceTurn, of place: PresentedPlace, isEmbedded: Bool, _ record: StepRecord) {
    let rule = turn.rule
    let before =
      isEmbedded ? embedded.update(place.id, rule.after) : announced.update(place.id, rule.after)
    if before == rule.before || complaint != nil { return }
    complain(place.route, rule.broken)
    record.addFinding()
  }

  override var occasions: StepAspects { [.finding, .sixteenth] }

  override func after(_ record: StepRecord) -> Complaint? {
    let (told, actual) = (announced.values.count { $0 }, record.places.tree.visibleIDs.count)
    if complaint == nil, told != actual {
      complain("the flow", "has \(actual) places on screen, but announced \(told)")
    }
    return complaint
  }

  private func complain(_ route: String, _ what: String) {
    complaint = Complaint(
      "\(route) \(what)", about: route,
      cure: "let only the flow call hooks; if no other code calls them, report this with the steps")
  }
}

extension [DestinationID: Bool] {
  /// Records whether a place is on screen, or nil if it has left, and returns the earlier record.
  fileprivate mutating func update(_ id: DestinationID, _ isVisible: Bool?) -> Bool? {
    guard let isVisible else { return removeValue(forKey: id) }
    return updateValue(isVisible, forKey: id)
  }
}

extension PlaceTurn {
  /// The rule of a turn: whether the place is on screen before and after it, and the fault if the rule is broken.
  ///
  /// A place that is not presented is nil.
  fileprivate var rule: (before: Bool?, after: Bool?, broken: String) {
    switch self {
    case .presented: (nil, false, "was presented twice")
    case .appeared: (false, true, "appeared out of order")
    case .disappeared: (true, false, "disappeared out of order")
    case .removed: (false, nil, "was removed out of order")
    }
  }
}
