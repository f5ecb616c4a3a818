/// Returning to checkpoints.
extension Flow {
  /// Returns to the place that declares a checkpoint, and hands it a value.
  ///
  /// The nearest one counts, as ``DestinationPresentation/moveToNearest(_:)`` looks for places: beneath the current
  /// place in its slot, then beneath each container; what lies above leaves. If there is none, the last one in
  /// document order is revealed, wherever it is. The place is handed the value exactly once, when the request is done
  /// and the place presented: not if the request is refused, cancelled or superseded, later if a guard holds it, and
  /// also if the place was restored.
  /// - Parameters:
  ///   - checkpoint: The checkpoint.
  ///   - value: What to hand over.
  /// - Returns: The request; refused with `noMatchingPlace` if no such place is presented, in any flow of the window.
  /// - Complexity: O(*n*) for *n* places.
  @discardableResult
  public func returnToCheckpoint<Value: Sendable>(
    _ checkpoint: Checkpoint<Value>, value: Value
  ) -> RequestHandle {
    request(
      CheckpointWork<DestinationType, ContentType, TabType>(checkpoint, value), cause: .program)
  }

  /// Returns to the place that declares a checkpoint, which is handed nothing.
  @discardableResult
  public func returnToCheckpoint(_ checkpoint: Checkpoint<Void>) -> RequestHandle {
    returnToCheckpoint(checkpoint, value: ())
  }

  /// Whether a place that declares a checkpoint is presented in this flow.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public func canReturn<Value: Sendable>(to checkpoint: Checkpoint<Value>) -> Bool {
    engine.observe(.tree)
    let key = PlaceCheckpoints.Key(checkpoint)
    return places.contains { $0.box.checkpoints.contain(key) }
  }

  /// Every checkpoint that is presented, in document order of the places.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public var checkpoints: [CheckpointRow] {
    engine.observe(.tree)
    return places.flatMap { place in
      place.box.checkpoints.names.map {
        CheckpointRow(name: $0, route: place.route, position: place.position)
      }
    }
  }

  private typealias Box = ProviderRegistry<DestinationType, ContentType, TabType>.Box

  /// The places that are presented and have checkpoints, in document order.
  private var places: [(box: Box, route: String, position: Int)] {
    guard world.providers.hasCheckpoints else { return [] }
    let structure = engine.tree.structure
    return (structure.root.map(structure.subtree) ?? []).enumerated().compactMap { position, ref in
      guard let box = world.providers.box(at: ref, of: engine.tree), !box.checkpoints.isEmpty else {
        return nil
      }
      return (box, engine.sites[ref]?.routeName ?? "", position)
    }
  }
}

extension Destinationable {
  /// Returns from this place to one that declares a checkpoint; see ``Flow/returnToCheckpoint(_:value:)``.
  ///
  /// - Returns: The request; refused with `flowEnded` outside the library's own flow.
  @discardableResult
  public func returnToCheckpoint<Value: Sendable>(
    _ checkpoint: Checkpoint<Value>, value: Value
  ) -> RequestHandle {
    internalState.request(
      CheckpointWork<DestinationType, ContentType, TabType>(checkpoint, value, from: id))
  }

  /// Returns from this place to one that declares a checkpoint, which is handed nothing.
  @discardableResult
  public func returnToCheckpoint(_ checkpoint: Checkpoint<Void>) -> RequestHandle {
    returnToCheckpoint(checkpoint, value: ())
  }
}
