#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A request to change the arrangement, bringing in destinations that exist already.
final class ArrangementWork: RequestWork {
  let move: TreeMove<ErasedPayload>
  let bringing: [Site]

  init(_ move: TreeMove<ErasedPayload>, bringing: [Site] = []) {
    self.move = move
    self.bringing = bringing
  }

  override var summary: String { "arrange" }

  override func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    ResolvedMove(move: move)
  }

  override func build(_ context: BuildContext) throws(DestinationError) -> Built {
    Built(existing: Dictionary(bringing.map { ($0.id, $0) }) { $1 })
  }
}
