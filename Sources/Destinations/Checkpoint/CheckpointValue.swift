/// What is handed over at checkpoints, as it stands in snapshots.
enum CheckpointValue {
  /// What is kept of a value; nil for `Void`, of which there is nothing to keep.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` for a value that is not `Codable`.
  static func kept(_ value: any Sendable) throws -> SnapshotValue? {
    if value is Void { return nil }
    guard let value = value as? any Encodable & Decodable else {
      let reason = "The checkpoint's value of type \(type(of: value)) is not Codable."
      throw DestinationError(.unreadableSnapshot, reason)
    }
    return try SnapshotCoding.value(of: value)
  }

  /// The value of a type that was kept; nil if the type cannot be kept.
  static func value<Value: Sendable>(
    of type: Value.Type, from kept: SnapshotValue?
  ) throws -> (any Sendable)? {
    if let nothing = () as? Value { return nothing }
    guard let type = type as? any Decodable.Type else { return nil }
    return try read(type, from: kept ?? .null) as? Value
  }

  private static func read<Value: Decodable>(
    _ type: Value.Type, from kept: SnapshotValue
  ) throws -> Value {
    try SnapshotCoding.record(from: kept)
  }
}
