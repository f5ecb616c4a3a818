/// Percent-encoding of one segment or value of a link.
enum PercentCoding {
  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  /// Encodes everything except letters, digits and `-._~`.
  static func encode(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = text.utf8.flatMap { byte in
      unreserved.contains(byte)
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Decodes a segment or value; nil if an escape is broken, or if the result is not UTF-8.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func decode(_ text: Substring) -> String? {
    let parts = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    var decoded = Array(parts[0])
    for part in parts.dropFirst() {
      let digits = part.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      decoded.append(UInt8(digits[0] << 4 | digits[1]))
      decoded += part.dropFirst(2)
    }
    return String(validating: decoded, as: UTF8.self)
  }
}
