#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Making requests: every verb comes down to one of these.
extension Flow {
  /// Runs a presentation.
  ///
  /// It acts from the place that `currentDestinationID` or `parentDestinationID` names, else from the
  /// current one. A refusal goes to the completion closure and to the events.
  /// - Returns: What it made or revealed, or nil if it was refused or waits for its turn.
  @discardableResult
  public func presentDestination(configuration: Presentation) -> AnyDestination? {
    let work = configuration.work()
    guard case .done(let id?) = engine.submit(work, cause: .program, from: nil) else { return nil }
    return engine.siteInWindow(for: id)?.typed()
  }

  /// Runs several presentations as one transition; if one is refused, none happens.
  @discardableResult
  public func presentDestinationPath(
    path: [Presentation], contentToPass: ContentType?
  ) -> AnyDestination? {
    presentDestination(configuration: .path(path, content: contentToPass))
  }

  /// Runs a presentation whose outcome can be awaited.
  ///
  /// - Parameters:
  ///   - presentation: What to do.
  ///   - cause: Who asked.
  /// - Returns: The request, which tells its status and outcome and can be cancelled.
  @discardableResult
  public func request(
    _ presentation: Presentation, cause: NavigationCause = .program
  ) -> RequestHandle {
    request(presentation.work(), cause: cause)
  }

  /// Has a request run whose outcome can be awaited.
  func request(_ work: RequestWork, cause: NavigationCause) -> RequestHandle {
    engine.request(work, cause: cause)
  }

  /// Removes a place with all it contains and presents.
  public func removeDestination(destinationID: UUID) {
    arrange(.remove(id: destinationID))
  }

  /// Removes several places as one transition.
  ///
  /// Those that leave with another are passed over. If one is not presented, all are refused.
  public func removeDestinations(destinationIDs: [UUID]) {
    let ids = Set(destinationIDs)
    var seen: Set<UUID> = []
    let roots = destinationIDs.filter { id in
      seen.insert(id).inserted && !engine.tree.hasAncestor(of: id, in: ids)
    }
    if roots.isEmpty { return }
    arrange(.path(roots.reversed().map { .remove(id: $0) }))
  }

  private func arrange(_ move: TreeMove<ErasedPayload>) {
    engine.submit(ArrangementWork(move), cause: .program, from: nil)
  }
}

extension FlowEngine {
  /// Has a request run whose outcome can be awaited.
  func request(_ work: RequestWork, cause: NavigationCause) -> RequestHandle {
    let handle = RequestHandle(number: lastRequest + 1, in: self)
    submit(work, cause: cause, from: nil, handle: handle)
    return handle
  }
}

extension PresentationTree {
  /// Whether a container or presenter around a place is among others.
  fileprivate func hasAncestor(of id: UUID, in others: Set<UUID>) -> Bool {
    var next = parentID(of: id)
    while let ancestor = next {
      if others.contains(ancestor) { return true }
      next = parentID(of: ancestor)
    }
    return false
  }
}
