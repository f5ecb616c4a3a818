/// Returning to checkpoints.
extension Flow {
  /// Returns to a place with a checkpoint, and passes it a value.
  ///
  /// The flow looks for the nearest such place in the same way as ``DestinationPresentation/moveToNearest(_:)``, and
  /// everything on top of that place leaves. Without such a place, the flow reveals the last place with the
  /// checkpoint in document order. The place receives the value exactly once, after the request is done. It receives
  /// nothing if the request is refused, cancelled or superseded; if a guard holds the request, it receives the value
  /// later.
  /// - Parameters:
  ///   - checkpoint: The checkpoint.
  ///   - value: The value to pass.
  /// - Returns: The request. It is refused with `noMatchingPlace` if no flow of the window presents
  ///   such a place; nothing has changed then.
  /// - Complexity: O(*n*) for *n* places.
  @discardableResult
  public func returnToCheckpoint<Value: Sendable>(
    _ checkpoint: Checkpoint<Value>, value: Value
  ) -> RequestHandle {
    engine.request(World.CheckpointWork(checkpoint.key, value).work(from: nil))
  }

  /// Returns to a place with a checkpoint that takes no value.
  @discardableResult
  public func returnToCheckpoint(_ checkpoint: Checkpoint<Void>) -> RequestHandle {
    returnToCheckpoint(checkpoint, value: ())
  }

  /// Returns whether this flow presents a place with a checkpoint.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public func canReturn<Value: Sendable>(to checkpoint: Checkpoint<Value>) -> Bool {
    engine.observe(.tree)
    return World.CheckpointWork(checkpoint.key, ()).isServed(by: engine)
  }

  /// All presented checkpoints, with the names of their routes, in document order of their places.
  ///
  /// The positions of the places among all presented ones are counted from 0. A restored tree has the same checkpoints.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public var checkpoints: [(name: String, route: String, position: Int)] {
    engine.observe(.tree)
    let structure = engine.tree.structure
    return (structure.root.map(structure.subtree) ?? []).enumerated().flatMap { position, ref in
      let checkpoints = world.box(at: ref, of: engine.tree)?.checkpoints ?? [:]
      let route = engine.sites[ref]?.routeName ?? ""
      return checkpoints.keys.map(\.name).sorted().map { ($0, route, position) }
    }
  }
}

extension Destinationable {
  /// Returns from this place to one with a checkpoint; see ``Flow/returnToCheckpoint(_:value:)``.
  ///
  /// - Returns: The request. It is refused with `flowEnded` if this place is in no ``Flow``.
  @discardableResult
  public func returnToCheckpoint<Value: Sendable>(
    _ checkpoint: Checkpoint<Value>, value: Value
  ) -> RequestHandle {
    internalState.request(
      Presentation.World.CheckpointWork(checkpoint.key, value).work(from: id))
  }

  /// Returns from this place to one with a checkpoint that takes no value.
  @discardableResult
  public func returnToCheckpoint(_ checkpoint: Checkpoint<Void>) -> RequestHandle {
    returnToCheckpoint(checkpoint, value: ())
  }
}
