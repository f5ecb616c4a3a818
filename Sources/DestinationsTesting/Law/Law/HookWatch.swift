internal import Destinations

/// Checks the life cycle of each place: presented, appearing and disappearing in turn, removed.
final class HookWatch: LawWatch {
  /// Whether each announced place is on screen.
  private var announced: [DestinationID: Bool] = [:]
  /// Whether each announced place of an embedded flow is on screen.
  private var embedded: [DestinationID: Bool] = [:]

  override func take(_ event: NavigationEvent, isEmbedded: Bool, _ record: StepRecord) {
    switch event.kind {
    case .presented(let id, let route):
      turn(id, route, isEmbedded, from: nil, to: false, "was presented twice")
    case .appeared(let id, let route):
      turn(id, route, isEmbedded, from: false, to: true, "appeared out of order")
    case .disappeared(let id, let route):
      turn(id, route, isEmbedded, from: true, to: false, "disappeared out of order")
    case .removed(let id, let route):
      turn(id, route, isEmbedded, from: false, to: nil, "was removed out of order")
    default: break
    }
  }

  /// Records whether a place is on screen, nil if it is not presented, and complains if it was not as it should be.
  private func turn(
    _ id: DestinationID, _ route: String, _ isEmbedded: Bool, from before: Bool?, to after: Bool?,
    _ fault: String
  ) {
    let last = isEmbedded ? embedded[id] : announced[id]
    if isEmbedded { embedded[id] = after } else { announced[id] = after }
    if last != before, complaint == nil { complain(route, fault) }
  }

  override func after(_ record: StepRecord) -> Complaint? {
    guard complaint == nil, record.isSample(every: 16) else { return complaint }
    let (told, actual) = (announced.values.count { $0 }, record.places.shownTree.visibleIDs.count)
    if told != actual {
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
