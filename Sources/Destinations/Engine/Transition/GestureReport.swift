/// A report that a gesture, which the user may still cancel, has begun or was cancelled; it does not change the tree.
@MainActor
final class GestureReport: RequestSteps {
  let placeID: DestinationID
  private let move: TreeMove<ErasedPayload>?

  /// Whether the gesture has begun; a beginning that cannot be completed counts as cancelled.
  private(set) var hasBegun = false

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - placeID: The place of the gesture.
  ///   - move: The move that the gesture would make if it were completed; nil if it was cancelled.
  init(at placeID: DestinationID, beginning move: TreeMove<ErasedPayload>?) {
    self.placeID = placeID
    self.move = move
  }

  var summary: String { move == nil ? "cancel gesture" : "begin gesture" }

  /// Refuses the beginning of a gesture that could not be completed.
  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    guard let move else { return ResolvedMove(move: nil) }
    if let obstacle = host.link.engine?.obstacle(to: move, from: placeID) { throw obstacle }
    hasBegun = true
    return ResolvedMove(move: nil)
  }
}

extension FlowEngine {
  /// Tracks the one gesture that may be in progress; any other fact ends it.
  func follow(_ gesture: GestureReport?, isDone: Bool) {
    guard let gesture else { return endGesture() }
    let id = gesture.placeID
    if gesture.hasBegun {
      guard isDone, navigatingID != id, let site = site(for: id) else { return }
      endGesture()
      navigatingID = id
      site.membership.isSystemNavigating = true
    } else if navigatingID == id {
      endGesture()
    }
  }

  private func endGesture() {
    guard let id = navigatingID else { return }
    navigatingID = nil
    site(for: id)?.membership.isSystemNavigating = false
  }
}
