/// Names the bytes that Markdown gives a meaning.
enum ASCII {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let hash = UInt8(ascii: "#")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")
  static let backslash = UInt8(ascii: "\\")
  static let hyphen = UInt8(ascii: "-")
  static let underscore = UInt8(ascii: "_")
  static let asterisk = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let equals = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let less = UInt8(ascii: "<")
  static let pipe = UInt8(ascii: "|")
  static let dot = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let slash = UInt8(ascii: "/")
  static let ampersand = UInt8(ascii: "&")
  static let caret = UInt8(ascii: "^")
  static let bang = UInt8(ascii: "!")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")

  /// Returns whether the byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab
  }

  /// Returns whether the byte separates words, a line end included.
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == space || (byte >= tab && byte <= carriageReturn)
  }

  /// Returns whether the byte is a digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Returns whether the byte is a letter, or part of a character beyond ASCII.
  static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  /// Returns the byte in lower case.
  static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
