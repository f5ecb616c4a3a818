@testable import Destinations

extension PresentationTree {
  /// Returns the plan of a move, without changing the tree.
  func plan(
    _ move: TreeMove<Payload>, from: DestinationID? = nil, requesterID: DestinationID? = nil,
    policy: ModalPolicy = ModalPolicy()
  ) throws(DestinationError) -> TreePlan {
    try structure.plan(move, from: from, requesterID: requesterID, policy: policy)
  }

  /// Carries out a plan, and returns whether it was made from this tree.
  @discardableResult
  mutating func commit(_ plan: consuming TreePlan) -> Bool {
    plan.assignMissingIDs()
    return structure.write(plan)
  }
}

extension TreeStructure {
  /// Plans a move and carries it out.
  mutating func apply<Payload>(_ move: TreeMove<Payload>) throws(DestinationError) {
    var plan = try plan(move)
    plan.assignMissingIDs()
    write(plan)
  }
}
