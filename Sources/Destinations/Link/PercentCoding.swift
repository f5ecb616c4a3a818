/// Percent-encoding of one segment or value of a link.
enum PercentCoding {
  /// Encodes everything except letters, digits and `-._~`.
  static func encode(_ text: String) -> String {
    text.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isUnreserved = byte < 128 && (character.isLetter || character.isNumber)
      if isUnreserved || "-._~".contains(character) { return String(character) }
      return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// Decodes a text; nil if an encoding is incomplete, or the result is not UTF-8.
  static func decode(_ text: Substring) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.utf8.count)
    var bytes = text.utf8
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      let digits = bytes.prefix(2)
      bytes = bytes.dropFirst(2)
      guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      decoded.append(value)
    }
    return String(validating: decoded, as: UTF8.self)
  }
}
