/// A checkpoint of the places of a class, without its types.
struct PlaceCheckpoint {
  /// Calls the closure for returns with a place and the value.
  let deliver: @MainActor (any Destinationable, any Sendable) -> Void

  /// Reads a saved value; nil if it has another type.
  let read: @Sendable (SnapshotValue?) throws -> (any Sendable)?

  init<Value: Sendable, Destination: Destinationable>(
    onReturn: @escaping @MainActor (Destination, Value) -> Void
  ) {
    deliver = { place, value in
      if let place = place as? Destination, let value = value as? Value { onReturn(place, value) }
    }
    read = { try CheckpointValue.value(of: Value.self, from: $0) }
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
