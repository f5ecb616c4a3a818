/// Converts the values of checkpoints for snapshots.
enum CheckpointValue {
  /// Returns the value to save; nil for `Void`.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` if the value is not `Codable`.
  static func kept(_ value: any Sendable) throws -> SnapshotValue? {
    if value is Void { return nil }
    guard let value = value as? any Encodable & Decodable else {
      throw DestinationError.unreadable(
        "The checkpoint's value of type \(type(of: value)) is not Codable.")
    }
    return try SnapshotCoding.value(of: value)
  }

  /// Returns the saved value as a type; nil if the type cannot be saved.
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
