/// A value in a snapshot, such as the content of a place.
///
/// It can be everything that JSON can express.
public indirect enum SnapshotValue: Hashable, Sendable {
  /// No value.
  case null
  /// A Boolean.
  case bool(Bool)
  /// An integer.
  case int(Int)
  /// A floating-point number.
  case double(Double)
  /// A string.
  case string(String)
  /// An array of values.
  case array([SnapshotValue])
  /// Values by name.
  case object([String: SnapshotValue])
}

extension SnapshotValue: Codable {
  /// The largest depth to which values may be nested.
  static var depthLimit: Int { 32 }

  /// The depth to which values are nested; 0 for a value that contains no others.
  var depth: Int {
    switch self {
    case .array(let values): 1 + (values.map(\.depth).max() ?? 0)
    case .object(let values): 1 + (values.values.map(\.depth).max() ?? 0)
    default: 0
    }
  }

  /// Decodes a value.
  ///
  /// - Throws: `DecodingError` if values are nested much more than 32 levels deep.
  public init(from decoder: any Decoder) throws {
    // Each level of the coding path is an index or a name; those around the value, such as in a journal, are fewer
    // than 12.
    guard decoder.codingPath.count <= Self.depthLimit + 12 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "Nested deeper than \(Self.depthLimit)."))
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let int = try? value.decode(Int.self) {
      self = .int(int)
    } else if let double = try? value.decode(Double.self) {
      self = .double(double)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([SnapshotValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: SnapshotValue].self))
    }
  }

  /// Encodes the value.
  ///
  /// Values that are nested more than 32 levels deep are cut off, and cannot be decoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if encoder.codingPath.count > 2 * Self.depthLimit { return try container.encodeNil() }
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

extension SnapshotValue: Printed {
  /// The value as it is written in JSON.
  var printed: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let text): String(reflecting: text)
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let values):
      "{"
        + values.sorted(on: \.key).map { "\(String(reflecting: $0.key)): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}
