/// The checkpoints of a place, each with a closure to call when the user returns to it.
package struct PlaceCheckpoints {
  /// A checkpoint without the type of its values.
  struct CheckpointKey: Hashable {
    let name: String
    private let value: ObjectIdentifier

    init(_ name: String, _ value: any Sendable.Type) {
      self.name = name
      self.value = ObjectIdentifier(value)
    }
  }

  typealias Delivery = @MainActor (any Destinationable, any Sendable) -> Void

  private struct Entry {
    let deliver: Delivery
    let read: @Sendable (SnapshotValue?) throws -> (any Sendable)?
  }

  private var entries: [CheckpointKey: Entry] = [:]

  /// Whether there are no checkpoints.
  var isEmpty: Bool { entries.isEmpty }

  /// The names of the checkpoints, in alphabetical order.
  package var names: [String] { entries.keys.map(\.name).sorted() }

  /// Declares a checkpoint for places of a class.
  mutating func add<Value: Sendable, Destination: Destinationable>(
    _ checkpoint: Checkpoint<Value>, onReturn: @escaping @MainActor (Destination, Value) -> Void
  ) {
    entries[CheckpointKey(checkpoint.name, Value.self)] = Entry { place, value in
      if let place = place as? Destination, let value = value as? Value { onReturn(place, value) }
    } read: {
      try CheckpointValue.value(of: Value.self, from: $0)
    }
  }

  func contain(_ key: CheckpointKey) -> Bool { entries[key] != nil }

  /// Returns the checkpoints with a name.
  ///
  /// Their values have different types.
  func keys(named name: String) -> [CheckpointKey] { entries.keys.filter { $0.name == name } }

  /// Returns the saved value for a checkpoint; nil if the checkpoint is not one of these.
  func value(_ kept: SnapshotValue?, for key: CheckpointKey) throws -> (any Sendable)? {
    try entries[key]?.read(kept)
  }

  @MainActor
  func deliver(_ value: any Sendable, of key: CheckpointKey, to place: any Destinationable) {
    entries[key]?.deliver(place, value)
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
    changed(self) { $0.services.checkpoints.add(checkpoint, onReturn: onReturn) }
  }
}
