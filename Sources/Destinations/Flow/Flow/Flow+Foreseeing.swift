extension Flow {
  /// Returns the tree after a presentation; builds nothing and asks no guard.
  ///
  /// - Parameters:
  ///   - presentation: The presentation to plan.
  ///   - tree: The tree before the presentation.
  ///   - id: The requester, or nil for the current place.
  /// - Returns: The tree after the presentation, with new identifiers for the new places.
  /// - Throws: ``DestinationError`` with the code of the refusal.
  package func foresee(
    _ presentation: Presentation, in tree: PresentationTree<Place>, from id: DestinationID? = nil
  ) throws(DestinationError) -> PresentationTree<Place> {
    let work = presentation.work()
    let resolved = try work.resolve(in: engine, from: id)
    if resolved.isNothing { return tree }
    var foreseen = PresentationTree<ErasedPayload>(tree)
    try foreseen.apply(resolved.move, from: id ?? work.origin, policy: engine.policies.modal)
    return PresentationTree(foreseen)
  }
}
