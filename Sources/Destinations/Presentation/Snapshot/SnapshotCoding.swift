#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Converts records of an app to values of a snapshot, and snapshots to text, and both back.
enum SnapshotCoding {
  /// Returns the value of a record.
  ///
  /// - Throws: An error if the record cannot be encoded, or is nested too deeply to be read again.
  static func value(of record: some Encodable) throws -> SnapshotValue {
    let value = try JSONDecoder().decode(SnapshotValue.self, from: JSONEncoder().encode(record))
    if value.depth <= SnapshotValue.depthLimit { return value }
    throw EncodingError.invalidValue(
      record,
      .init(
        codingPath: [], debugDescription: "Nested deeper than \(SnapshotValue.depthLimit) levels."))
  }

  /// Returns the record of a type that a value was made of.
  static func record<Record: Decodable>(
    of type: Record.Type = Record.self, from value: SnapshotValue
  ) throws -> Record {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(value))
  }

  /// Returns a file as JSON text with names in order, the same for equal files.
  static func data(
    of name: String, _ formatting: JSONEncoder.OutputFormatting = [],
    file: () throws -> some Encodable
  ) throws(DestinationError) -> Data {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
      return try encoder.encode(file())
    } catch {
      throw .unreadable("The \(name) cannot be written.", error)
    }
  }

  /// Reads a file that ``data(of:_:file:)`` has written.
  static func file<File: Decodable>(_ name: String, _ data: Data) throws(DestinationError) -> File {
    do {
      return try JSONDecoder().decode(File.self, from: data)
    } catch {
      throw error as? DestinationError
        ?? DestinationError.unreadable("This data is not a \(name).", error)
    }
  }
}

extension DestinationError {
  /// Returns the error of a snapshot or a journal that cannot be written or read.
  static func unreadable(_ reason: String, _ underlying: (any Error)? = nil) -> DestinationError {
    DestinationError(.unreadableSnapshot, reason, underlying: underlying)
  }
}

extension NavigationSnapshot {
  /// Reads a snapshot from text that ``data()`` has written.
  ///
  /// Rows that cannot be read are noted as such, and are dropped when the snapshot is restored.
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` if the data is not a snapshot, or of a newer format.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ data: Data) throws(DestinationError) {
    self = try SnapshotCoding.file("snapshot", data)
  }

  /// Returns the snapshot as JSON text with names in order, the same for equal snapshots.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` for a number that JSON cannot represent.
  /// - Complexity: O(*n*) for *n* rows.
  public func data() throws(DestinationError) -> Data {
    try SnapshotCoding.data(of: "snapshot", .prettyPrinted) { self }
  }
}
