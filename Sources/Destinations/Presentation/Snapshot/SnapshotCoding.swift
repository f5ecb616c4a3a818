#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Converts records of an app to values of a snapshot, and snapshots to text, and both back.
enum SnapshotCoding {
  static func value(of record: some Encodable) throws -> SnapshotValue {
    try JSONDecoder().decode(SnapshotValue.self, from: JSONEncoder().encode(record))
  }

  static func record<Record: Decodable>(from value: SnapshotValue) throws -> Record {
    try JSONDecoder().decode(Record.self, from: JSONEncoder().encode(value))
  }
}

extension NavigationSnapshot {
  /// Reads a snapshot from text that ``data()`` has written.
  ///
  /// Rows that cannot be read are noted as such, and are dropped when the snapshot is restored.
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` if the data is not a snapshot, or of a newer format.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ data: Data) throws(DestinationError) {
    do {
      self = try JSONDecoder().decode(NavigationSnapshot.self, from: data)
    } catch let error as DestinationError {
      throw error
    } catch {
      throw DestinationError(
        .unreadableSnapshot, "This data is not a snapshot.", underlying: error)
    }
  }

  /// Returns the snapshot as JSON text with names in order, the same for equal snapshots.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` for a number that JSON cannot represent.
  /// - Complexity: O(*n*) for *n* rows.
  public func data() throws(DestinationError) -> Data {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      return try encoder.encode(self)
    } catch {
      throw DestinationError(
        .unreadableSnapshot, "The snapshot cannot be written.", underlying: error)
    }
  }
}
