#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PresentationTree {
  /// Works out what a move would do; the tree stays as it is.
  ///
  /// Pure, and usable on any thread.
  /// - Parameters:
  ///   - move: What to do.
  ///   - from: The place that asks, or nil for the current place.
  ///   - requesterID: The place to note as the one that brought the new places; `from` if nil.
  ///   - policy: What happens where a sheet is already.
  /// - Returns: What the move would do, for ``commit(_:)``.
  /// - Throws: ``DestinationError`` with the code of the refusal.
  /// - Complexity: O(*k*) for *k* touched places, besides the nesting of containers.
  public func plan(
    _ move: TreeMove<Payload>, from: UUID? = nil, requesterID: UUID? = nil,
    policy: ModalPolicy = ModalPolicy()
  ) throws(DestinationError) -> TreePlan<Payload> {
    TreePlan(
      try structure.plan(move.erased, from: from, requesterID: requesterID ?? from, policy: policy))
  }

  /// Does what a plan says.
  ///
  /// Places whose blueprint named no identifier get new ones.
  /// - Precondition: The plan was made from this tree as it is now.
  /// - Complexity: O(*k*) for *k* touched places; while a copy of the tree is kept elsewhere, one step more for each
  ///   64 places.
  public mutating func commit(_ plan: consuming TreePlan<Payload>) {
    plan.assignMissingIDs()
    write(plan)
  }

  /// Does what a plan says in which every place has its identifier.
  mutating func write(_ plan: TreePlan<Payload>) {
    structure.commit(plan.patch, removing: plan.departures)
    structure.checkTouched(by: plan.patch)
  }

  /// Plans a move and does it.
  ///
  /// - Throws: ``DestinationError`` with the code of the refusal; the tree is as it was.
  public mutating func apply(
    _ move: TreeMove<Payload>, from: UUID? = nil, policy: ModalPolicy = ModalPolicy()
  ) throws(DestinationError) {
    commit(try plan(move, from: from, policy: policy))
  }
}

extension TreeStructure {
  /// Works out what a move would do, with some of its blueprints replaced.
  func plan(
    _ move: TreeMove<ErasedPayload>, from: UUID?, requesterID: UUID?, policy: ModalPolicy,
    overrides: [Int: Blueprint<ErasedPayload>] = [:]
  ) throws(DestinationError) -> TreePlan<ErasedPayload> {
    let ref = from.flatMap { self.ref(of: $0) }
    if let from, ref == nil {
      let reason = "Place \(TreeTextToken.id(from)), which asks, is not presented."
      throw DestinationError(.requesterGone, reason)
    }
    let draft = TreeDraft(self)
    let before = draft.look()
    let planner = TreePlanner(
      consume draft, policy: policy, requesterID: requesterID, overrides: overrides)
    return try planner.plan(move, from: ref, seeing: before)
  }

  fileprivate func checkTouched(by patch: TreePatch) {
    assert(
      violations(touching: patch.entries.map(\.ref)).isEmpty,
      "The tree breaks its own rules: \(violations())")
  }
}

extension TreePlan {
  /// Gives a planned place the identifier of what was built for it.
  mutating func assign(_ id: UUID, to arrival: Arrival) {
    patch.entries[arrival.entry].id = id
  }

  /// Gives those new identifiers that have none.
  mutating func assignMissingIDs() {
    for index in arrivals.indices where patch.entries[arrivals[index].entry].id == nil {
      assign(.minted(), to: arrivals[index])
    }
  }
}
