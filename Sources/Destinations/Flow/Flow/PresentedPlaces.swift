/// The presented places of a flow, for the testing module.
///
/// It always reflects the current tree, and reading it is not observed. It is not generic, so that the
/// checks after each step of a long exploration are compiled once and fast in every app.
@MainActor
package struct PresentedPlaces {
  private let engine: FlowEngine

  init(_ engine: FlowEngine) {
    self.engine = engine
  }

  /// The tree without the app's types, which can be kept.
  package var tree: PresentationTree<ErasedPayload> { engine.tree }

  /// Returns the name of a place's route; nil if it is not presented.
  package func route(of id: DestinationID) -> String? {
    if engine.hasNamesakes, let site = engine.site(for: id) { return site.routeName }
    return engine.tree.structure.ref(of: id).map {
      engine.tree.structure.payload($0)?.keeper.name ?? ""
    }
  }

  /// Returns the destination of a place.
  package func destination(for id: DestinationID) -> AnyObject? {
    engine.site(for: id)?.destination
  }

  /// Returns the interface of a place.
  package func interface(for id: DestinationID) -> (any DestinationInterfacing)? {
    engine.interface(of: id)
  }

  /// Returns the state model of a place.
  package func stateModel(for id: DestinationID) -> AnyObject? {
    engine.site(for: id)?.membership.parts?.stateModel
  }

  /// Returns whether the user may drag down the sheet with a place at its bottom.
  package func mayDrag(sheetWith id: DestinationID) -> Bool {
    engine.sheets.options(of: id)?.allowsInteractiveDismissal ?? true
  }

  /// The names of the locks in effect; that of a lock without a name is empty.
  package var locks: [String] {
    engine.locksInOrder.map { $0.name ?? "" }
  }

  /// Returns the number of requests of a place that no interactor has answered.
  package func requestCount(of id: DestinationID) -> Int {
    engine.ledger.entries.count { if case .request(_, id) = $0 { true } else { false } }
  }

  /// The request that a guard has held last, as events describe it; nil if none is held.
  package var heldLast: String? { engine.held.last?.request.work.steps.summary }

  /// The signals that held requests wait for, by the numbers of the requests.
  package var heldSignals: [Int: String] {
    if engine.held.isEmpty { return [:] }
    let waiting = engine.held.compactMap { held in
      held.signal.map { (held.request.number, $0.rawValue) }
    }
    return Dictionary(waiting) { $1 }
  }

  /// The places of the embedded flows on screen, at any depth; those where the user was last come first.
  package var embedded: [PresentedPlaces] {
    engine.embedded.isEmpty ? [] : engine.within.filter(\.isOnScreen).map(PresentedPlaces.init)
  }

  /// Returns the places of the flow that a place hosts; nil if it hosts none.
  package func embedded(at id: DestinationID) -> PresentedPlaces? {
    engine.embedded[id].map(PresentedPlaces.init)
  }

  /// The name of the route that hosts the flow; nil if none does.
  package var host: String? {
    engine.around.first.flatMap { PresentedPlaces($0.engine).route(of: $0.hostID) }
  }

  /// Returns the broken invariants of a place and its container; identifiers that are nil or not presented are
  /// skipped.
  package func violations(at id: DestinationID?, in container: DestinationID?) -> [String] {
    engine.tree.structure.violations(at: id, in: container)
  }
}

extension Flow {
  /// The presented places, without the app's types.
  package var presentedPlaces: PresentedPlaces { PresentedPlaces(engine) }
}
