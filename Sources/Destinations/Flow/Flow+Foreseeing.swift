#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension Flow {
  /// Returns the tree that a presentation would leave of another; nothing is built and no guard asked.
  ///
  /// - Parameters:
  ///   - presentation: What would be done.
  ///   - tree: The tree that it would be done to.
  ///   - id: The place that would ask, or nil for the current one.
  /// - Returns: The tree after it; its new places have identifiers of their own.
  /// - Throws: ``DestinationError`` with the code of the refusal.
  package func foresee(
    _ presentation: Presentation, in tree: PresentationTree<Place>, from id: UUID? = nil
  ) throws(DestinationError) -> PresentationTree<Place> {
    let work = PresentationWork(presentation)
    work.asker = id
    let resolved = try work.resolve(in: engine)
    if resolved.isNothing { return tree }
    var foreseen = PresentationTree<ErasedPayload>(tree)
    try foreseen.apply(resolved.move, from: id ?? work.origin, policy: engine.policies.modal)
    return PresentationTree(foreseen)
  }
}
