#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Making requests: every verb comes down to one of these.
extension Flow {
  /// Presents the starting destination; what was presented before leaves.
  public func start() {
    hasEnded = false
    var starting = startingDestination
    if case .replaceCurrent = starting.presentationType { starting.presentationType = .replaceRoot }
    submit(.present(starting), cause: .program, from: nil)
  }

  /// Runs a presentation.
  ///
  /// It acts from the place that `parentDestinationID` or `currentDestinationID` names, else from the
  /// current one. A refusal goes to the completion closure and to the events.
  /// - Returns: What it made or revealed, or nil if it was refused or waits for its turn.
  @discardableResult
  public func presentDestination(configuration: Presentation) -> AnyDestination? {
    landing(of: submit(.present(configuration), cause: .program, from: nil))
  }

  /// Runs several presentations as one transition; if one is refused, none happens.
  @discardableResult
  public func presentDestinationPath(
    path: [Presentation], contentToPass: ContentType?
  ) -> AnyDestination? {
    presentDestination(configuration: .path(path, content: contentToPass))
  }

  /// Runs a presentation, and returns what its outcome can be awaited from.
  ///
  /// - Parameters:
  ///   - presentation: What to do.
  ///   - cause: Who asked.
  @discardableResult
  public func request(
    _ presentation: Presentation, cause: NavigationCause = .program
  ) -> RequestHandle {
    let handle = RequestHandle(number: lastRequest + 1) { [weak self] in self?.cancel($0) }
    submit(.present(presentation), cause: cause, from: nil, handle: handle)
    return handle
  }

  /// Removes a place with all it contains and presents.
  public func removeDestination(destinationID: UUID) {
    submit(.arrange(.remove(id: destinationID), bringing: []), cause: .program, from: nil)
  }

  /// Removes several places as one transition; those that left with another are passed over.
  public func removeDestinations(destinationIDs: [UUID]) {
    let roots = destinationIDs.filter { id in
      !destinationIDs.contains { $0 != id && arrangedTree.isWithin($0, id) }
    }
    let moves = roots.map { TreeMove<Place>.remove(id: $0) }
    submit(.arrange(.path(moves), bringing: []), cause: .program, from: nil)
  }

  /// Ends the flow: everything leaves, what waits is cancelled, and later requests are refused.
  public func end() {
    if let root = arrangedTree.rootID { removeDestination(destinationID: root) }
    finish()
  }

  private func landing(of outcome: RequestOutcome?) -> AnyDestination? {
    guard case .done(let id?) = outcome else { return nil }
    return destination(for: id)
  }
}

extension PresentationTree {
  /// Whether a place is another one, or lies within it.
  func isWithin(_ ancestor: UUID, _ id: UUID) -> Bool {
    guard let ancestor = structure.ref(of: ancestor), let ref = structure.ref(of: id) else {
      return false
    }
    return structure.isWithin(ancestor, ref)
  }
}

// MARK: - What destinations ask of their host

extension Flow {
  func present(
    _ presentation: Presentation, from id: UUID, cause: NavigationCause
  ) throws(DestinationError) {
    let outcome = submit(.present(presentation), cause: cause, from: id)
    if let error = outcome?.error { throw error }
  }

  func arrange(
    _ move: TreeMove<Place>, bringing: [AnyDestination], from id: UUID?
  ) throws(DestinationError) {
    let outcome = submit(.arrange(move, bringing: bringing), cause: .program, from: id)
    if let error = outcome?.error { throw error }
  }

  func interface(of id: UUID) -> (any DestinationInterfacing)? {
    if let ref = arrangedTree.structure.ref(of: id) { return sites[ref]?.interface }
    return construction?.interfaces[id]
  }

  func keep(_ interface: (any DestinationInterfacing)?, of id: UUID) {
    if let ref = arrangedTree.structure.ref(of: id) {
      sites[ref]?.interface = interface
    } else {
      construction?.interfaces[id] = interface
    }
  }

  func tab(named name: String) -> TabType? { providers.tabs[name] }

  func register(_ tab: TabType) { providers.register(tab) }

  func observe(_ face: TreeFace) { faces.observe(face) }

  func begin(_ pending: PendingWork) -> Int { work.begin(pending) }

  func end(_ key: Int) { work.end(key) }

  func report(_ problem: NavigationEvent.Kind) { journal.report(problem) }

  /// Runs a presentation for an action that was built for this flow.
  var runPresentation: (Presentation) -> Void {
    { [weak self] in
      _ = self?.submit(.present($0), cause: .user, from: $0.parentDestinationID)
    }
  }
}
