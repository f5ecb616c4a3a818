#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Keeps what has passed the checkpoints of a flow, and has it in snapshots.
@MainActor
protocol CheckpointKeeping: AnyObject {
  /// What has passed, with the row of the place that each was declared with.
  func saved(row: (_ placeID: UUID) -> Int?) -> [NavigationSnapshot.Checkpoint]

  /// Takes what a snapshot has; the tree is restored by now, and no hook has run.
  func restore(
    _ checkpoints: [NavigationSnapshot.Checkpoint], placeID: (_ row: Int) -> UUID?)
}
