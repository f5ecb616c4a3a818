/// A change of the arrangement with destinations that exist already.
@MainActor
final class ArrangementWork: RequestSteps {
  let move: TreeMove<ErasedPayload>?
  let bringing: [Site]
  private let onCommit: () -> Void
  var summary: String { "arrange" }

  init(_ move: TreeMove<ErasedPayload>?, bringing: [Site], onCommit: @escaping () -> Void) {
    self.move = move
    self.bringing = bringing
    self.onCommit = onCommit
  }

  func committed(_ plan: TreePlan, wasHeld: Bool, in host: TreeHost) { onCommit() }

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    try checkNewcomer(to: host)
    return ResolvedMove(move: move)
  }

  func build(_ context: BuildContext) throws(DestinationError) -> Built {
    Built(found: Dictionary(bringing.map { ($0.id, $0) }) { $1 })
  }

  /// Refuses a destination that has left or has another host.
  func checkNewcomer(to host: TreeHost) throws(DestinationError) {
    guard let site = bringing.first else { return }
    let name = "\(site.routeName) \(TreeTextToken.id(site.id))"
    if site.membership.hasLeft {
      throw DestinationError(.targetGone, "\(name) has left its tree and cannot be added again.")
    }
    guard let home = site.membership.host, home.tree.contains(id: site.id) else { return }
    throw DestinationError(.duplicateID, "\(name) is already in a tree; remove it there first.")
  }
}

extension RequestWork {
  /// Returns a request to change the arrangement with destinations that exist already.
  static func arranging(
    _ move: TreeMove<ErasedPayload>?, bringing: [Site] = [], onCommit: @escaping () -> Void = {}
  ) -> RequestWork {
    RequestWork(ArrangementWork(move, bringing: bringing, onCommit: onCommit))
  }
}
