/// A checkpoint of the places of a class, without its types.
struct PlaceCheckpoint {
  /// The class of the places.
  let placeType: ObjectIdentifier

  /// Calls the closure for returns with a place and the value.
  let deliver: @MainActor (any Destinationable, any Sendable) -> Void

  /// Reads a saved value; nil if its type cannot be saved.
  let read: @Sendable (SnapshotValue?) throws -> (any Sendable)?

  init<Value: Sendable, Destination: Destinationable>(
    onReturn: @escaping @MainActor (Destination, Value) -> Void
  ) {
    placeType = ObjectIdentifier(Destination.self)
    deliver = { place, value in
      if let place = place as? Destination, let value = value as? Value { onReturn(place, value) }
    }
    read = { kept in
      if let nothing = () as? Value { return nothing }
      guard let type = Value.self as? any Decodable.Type else { return nil }
      return try SnapshotCoding.record(of: type, from: kept ?? .null) as? Value
    }
  }
}

extension DestinationProviding {
  /// Returns the checkpoints of the places: their own, and those of a setup that are declared for their class.
  func checkpoints(besides shared: [TypedName: PlaceCheckpoint]) -> [TypedName: PlaceCheckpoint] {
    shared.filter { $0.value.placeType == ObjectIdentifier(Destination.self) }
      .merging(services.checkpoints) { $1 }
  }
}

extension DestinationProvider {
  /// Returns this provider with a checkpoint at its places.
  ///
  /// - Parameters:
  ///   - checkpoint: The checkpoint. It replaces an earlier declaration of the same checkpoint.
  ///   - onReturn: Called once for each return, with the place and the value.
  /// - Returns: A copy of the provider with the checkpoint.
  public func checkpoint<Value: Sendable>(
    _ checkpoint: Checkpoint<Value>,
    onReturn: @escaping @MainActor (Destination, Value) -> Void = { _, _ in }
  ) -> Self {
    changed(self) { $0.services.checkpoints[checkpoint.key] = PlaceCheckpoint(onReturn: onReturn) }
  }
}
