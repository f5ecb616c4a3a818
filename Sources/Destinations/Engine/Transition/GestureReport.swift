/// The progress of a system gesture that the user may still cancel.
enum Gesture: Sendable {
  case began(at: DestinationID)
  case cancelled(at: DestinationID)
}

/// A report that a gesture has begun or was cancelled; it does not change the tree.
@MainActor
final class GestureReport: RequestSteps {
  private let change: Gesture
  private let move: TreeMove<ErasedPayload>
  private var isPossible = false

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - change: The change of the gesture.
  ///   - move: The move that the gesture would make if it were completed.
  init(_ change: Gesture, of move: TreeMove<ErasedPayload>) {
    self.change = change
    self.move = move
  }

  /// The reported gesture; a beginning that cannot be completed counts as cancelled.
  var gesture: Gesture {
    guard case .began(let id) = change, !isPossible else { return change }
    return .cancelled(at: id)
  }

  var summary: String {
    if case .began = change { "begin gesture" } else { "cancel gesture" }
  }

  /// Refuses the beginning of a gesture that could not be completed.
  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    guard case .began(let id) = change else { return ResolvedMove(move: nil) }
    if let obstacle = host.link.engine?.obstacle(to: move, from: id) { throw obstacle }
    isPossible = true
    return ResolvedMove(move: nil)
  }
}

extension RequestWork {
  /// The gesture that the request reports; nil for all others.
  var gesture: Gesture? { (current as? GestureReport)?.gesture }
}

extension FlowEngine {
  /// Tracks the one gesture that may be in progress; any other fact ends it.
  func follow(_ gesture: Gesture?, isDone: Bool) {
    switch gesture {
    case .began(let id):
      guard isDone, navigatingID != id, let site = site(for: id) else { return }
      endGesture()
      navigatingID = id
      site.membership.isSystemNavigating = true
    case .cancelled(let id): if navigatingID == id { endGesture() }
    case nil: endGesture()
    }
  }

  private func endGesture() {
    guard let id = navigatingID else { return }
    navigatingID = nil
    site(for: id)?.membership.isSystemNavigating = false
  }
}
