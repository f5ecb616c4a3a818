/// Decodes the characters that are written between `&` and `;`, by common names or by numbers.
enum HTMLCharacter {
  /// The number of bytes above which a name is ignored.
  static let longestName = 8

  /// Returns the character of a name, as `euro`, `#8364` or `#x20AC`; nil for any other.
  static func named(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number >= 0x20, !(0x7f..<0xa0).contains(number) else { return nil }
    return Unicode.Scalar(number).map { String(Character($0)) }
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "larr": "←", "rarr": "→",
    "uarr": "↑", "darr": "↓", "harr": "↔", "times": "×", "divide": "÷", "plusmn": "±", "minus": "−",
    "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "infin": "∞", "deg": "°", "micro": "µ",
    "sup2": "²",
    "sup3": "³", "frac12": "½", "frac14": "¼", "frac34": "¾", "euro": "€", "pound": "£", "yen": "¥",
    "cent": "¢", "sect": "§", "para": "¶", "bull": "•", "middot": "·", "laquo": "«", "raquo": "»",
    "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
    "iexcl": "¡",
    "iquest": "¿", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]
}
