extension PresentationTree {
  /// Plans a move and carries it out.
  ///
  /// Places without an identifier get a new one.
  /// - Throws: ``DestinationError`` with the code of the refusal. The tree has not changed then.
  /// - Complexity: O(*k*) for *k* touched places, in addition to the number of containers around
  ///   them. Adding a place to a tab bar or a group, selecting in it, or removing from it takes time
  ///   for all its tabs or children; those that one blueprint adds, or that a path removes one after
  ///   the other, are written at once. While a copy of the tree exists, another O(*n* / 64) for *n* places.
  public mutating func apply(
    _ move: TreeMove<Payload>, from: DestinationID? = nil, policy: ModalPolicy = ModalPolicy()
  ) throws(DestinationError) {
    var plan = try structure.plan(move, from: from, policy: policy)
    plan.assignMissingIDs()
    structure.write(plan)
  }
}

extension PresentationTree {
  /// Creates a tree from any places in document order.
  ///
  /// - Throws: ``DestinationError`` with `brokenInvariant` if they cannot be arranged in this way.
  package init(_ parts: [Blueprint<Payload>.Part]) throws(DestinationError) {
    if let root = Blueprint(parts) {
      var planner = TreePlanner(TreeDraft(structure), policy: ModalPolicy(), requesterID: nil)
      var plan = planner.finish(landing: planner.replaceRoot(with: root.erased))
      plan.assignMissingIDs()
      structure.commit(plan.patch)
    }
    if let violation = violations().first { throw DestinationError(.brokenInvariant, violation) }
  }
}

extension TreeStructure {
  /// Returns the plan of a move, with some of its blueprints replaced.
  ///
  /// It has no side effects, and can be called on any thread.
  func plan<Payload>(
    _ move: TreeMove<Payload>, from: DestinationID? = nil, requesterID: DestinationID? = nil,
    policy: ModalPolicy = ModalPolicy(), overrides: [Int64: Blueprint<ErasedPayload>] = [:]
  ) throws(DestinationError) -> TreePlan {
    let ref = from.flatMap { self.ref(of: $0) }
    if let from, ref == nil {
      let reason = "The requester \(TreeTextToken.id(from)) is not presented."
      throw DestinationError(.requesterGone, reason)
    }
    let planner = TreePlanner(
      TreeDraft(self), policy: policy, requesterID: requesterID ?? from, overrides: overrides)
    return try planner.plan(move, from: ref)
  }

  /// Applies a plan in which every place has its identifier.
  ///
  /// - Returns: Whether the plan was made for this tree; if not, nothing changes.
  @discardableResult
  mutating func write(_ plan: TreePlan) -> Bool {
    guard commit(plan.patch, removing: plan.departures) else { return false }
    assert(
      violations(touching: plan.patch.entries.map(\.ref)).isEmpty,
      "The tree violates its invariants: \(violations())")
    return true
  }
}

extension TreePlan {
  /// Gives a planned place the identifier of the destination that was built for it.
  mutating func assign(_ id: DestinationID, to arrival: TreeArrival) {
    patch.entries[arrival.entry].id = id
  }

  /// Gives each new place without an identifier a new one.
  mutating func assignMissingIDs() {
    for index in arrivals.indices where patch.entries[arrivals[index].entry].id == nil {
      assign(.minted(), to: arrivals[index])
    }
  }
}
