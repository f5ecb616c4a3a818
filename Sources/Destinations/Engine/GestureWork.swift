#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// How far a gesture of the system's own has come, which a person may still give up.
enum Gesture: Sendable {
  case began(at: UUID)
  case cancelled(at: UUID)
}

/// The news of a gesture that has begun or was cancelled; it changes nothing that is presented.
final class GestureWork: RequestWork {
  private let change: Gesture
  private let move: TreeMove<ErasedPayload>
  private var isPossible = false

  /// Creates the news.
  ///
  /// - Parameters:
  ///   - change: What happened to the gesture.
  ///   - move: What the gesture would do if it were completed.
  init(_ change: Gesture, of move: TreeMove<ErasedPayload>) {
    self.change = change
    self.move = move
  }

  /// What is true of the gesture now; the beginning of one that leads nowhere is none.
  override var gesture: Gesture? {
    guard case .began(let id) = change, !isPossible else { return change }
    return .cancelled(at: id)
  }

  override var summary: String {
    switch change {
    case .began: "begin gesture"
    case .cancelled: "cancel gesture"
    }
  }

  /// Refuses the beginning of a gesture that could not be completed.
  override func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    guard case .began(let id) = change else { return ResolvedMove(move: nil) }
    let plan = try host.tree.plan(move, from: id)
    if let obstacle = (host as? FlowEngine)?.obstacle(to: plan, from: id) { throw obstacle }
    isPossible = true
    return ResolvedMove(move: nil)
  }
}

extension FlowEngine {
  /// Keeps account of the one gesture that may be under way; any other fact is its end.
  func follow(_ gesture: Gesture?, isDone: Bool) {
    switch gesture {
    case .began(let id): if isDone { beginGesture(at: id) }
    case .cancelled(let id): if navigatingID == id { endGesture() }
    case nil: endGesture()
    }
  }

  private func beginGesture(at id: UUID) {
    guard navigatingID != id, let site = site(for: id) else { return }
    endGesture()
    navigatingID = id
    site.membership.isSystemNavigating = true
  }

  private func endGesture() {
    guard let id = navigatingID else { return }
    navigatingID = nil
    site(for: id)?.membership.isSystemNavigating = false
  }
}
