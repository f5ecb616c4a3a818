/// Reading the presented places for the testing module.
///
/// Reading is not observed, and none of it is generic, so that the checks after each step of a long exploration are
/// compiled once for all apps. What is stored stays internal.
extension FlowEngine {
  /// The tree without the app's types, which can be kept.
  package var shownTree: PresentationTree<ErasedPayload> { tree }

  /// Returns the name of a place's route; nil if it is not presented.
  package func route(of id: DestinationID) -> String? {
    if hasNamesakes, let site = site(for: id) { return site.routeName }
    return tree.structure.ref(of: id).map { tree.structure.payload($0)?.keeper.name ?? "" }
  }

  /// Returns whether the user may drag down the sheet with a place at its bottom.
  package func mayDrag(sheetWith id: DestinationID) -> Bool {
    sheets.options(of: id)?.isDraggable ?? true
  }

  /// The listeners of this flow and of the flows embedded in it.
  package var windowListeners: HostListeners { listeners }

  /// The names of the locks in effect; that of a lock without a name is empty.
  package var lockNames: [String] { locksInOrder.map { $0.name ?? "" } }

  /// Returns the number of requests of a place that no interactor has answered.
  package func requestCount(of id: DestinationID) -> Int {
    ledger.entries.count { if case .request(_, id) = $0 { true } else { false } }
  }

  /// The request that a guard has held last, as events describe it; nil if none is held.
  package var heldLast: String? { held.last?.request.work.steps.summary }

  /// The signals that held requests wait for, by the numbers of the requests.
  package var heldSignals: [Int: String] {
    held.reduce(into: [:]) { $0[$1.request.number] = $1.signal?.rawValue }
  }

  /// The embedded flows on screen, at any depth; those where the user was last come first.
  package var shownWithin: [FlowEngine] { embedded.isEmpty ? [] : within.filter(\.isOnScreen) }

  /// Returns the flow that a place hosts; nil if it hosts none.
  package func embedded(at id: DestinationID) -> FlowEngine? { embedded[id] }

  /// The name of the route that hosts the flow; nil if none does.
  package var hostRoute: String? { around.first.flatMap { $0.engine.route(of: $0.hostID) } }

  /// Returns the broken invariants of a place and its container; identifiers that are nil or not presented are
  /// skipped.
  package func violations(at id: DestinationID?, in container: DestinationID?) -> [String] {
    let structure = tree.structure
    return structure.violations(touching: [id, container].compactMap { $0.flatMap(structure.ref) })
  }
}

extension Site {
  /// The state model.
  package var stateModel: AnyObject? { membership.parts?.stateModel }

  /// The destination and its objects, each with its role, which must all be released with the place.
  package var parts: [(role: String, object: AnyObject)] {
    let optional: [(role: String, object: AnyObject?)] = [
      ("interface", interface as AnyObject?), ("state model", stateModel),
    ]
    let own = optional.compactMap { part in part.object.map { (role: part.role, object: $0) } }
    return [("destination", destination)] + own + membership.interactorParts
  }
}
