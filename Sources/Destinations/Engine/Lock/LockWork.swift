/// A request that changes locks.
///
/// The request arranges no places. The locks change when it is done.
@MainActor
final class LockWork: RequestSteps {
  typealias Change = @MainActor @Sendable (FlowEngine, _ asker: DestinationID) -> Void

  let summary: String
  private let change: Change
  private var asker: (link: HostLink, id: DestinationID)?

  init(_ summary: String, change: @escaping Change) {
    self.summary = summary
    self.change = change
  }

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    guard let id = asker ?? host.tree.currentID else {
      throw DestinationError(.noTree, "Nothing is presented yet.")
    }
    self.asker = (host.link, id)
    return ResolvedMove(move: nil)
  }

  func end(isDone: Bool) {
    if isDone, let asker, let engine = asker.link.engine { change(engine, asker.id) }
  }
}
