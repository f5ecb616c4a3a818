/// A report that the user went back to a place.
@MainActor
final class WentBackReport: RequestSteps {
  private let id: DestinationID
  var summary: String { "arrange" }

  init(to id: DestinationID) {
    self.id = id
  }

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    let isThere = host.link.engine?.hasGoneBack(to: id) == true
    return ResolvedMove(move: isThere ? .stay : .goBackTo(id: id))
  }

  func committed(_ plan: TreePlan, wasHeld: Bool, in host: TreeHost) {
    host.link.engine?.lastWentBack = (id, host.tree.structure.version)
  }
}
