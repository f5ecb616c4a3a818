/// The words of a tree's text: names that need quotes, and identifiers.
package enum TreeTextToken {
  /// Returns the name unchanged if it is one plain word, else in quotes.
  static func quoted(_ name: String) -> String {
    isPlain(name) ? name : "\"" + name.unicodeScalars.map(escaped).joined() + "\""
  }

  /// Returns an identifier as text: `#7` for a sequential one, else the complete DestinationID.
  @inline(never) package static func id(_ id: DestinationID) -> String {
    "#" + id.digits
  }

  private static func isPlain(_ name: String) -> Bool {
    let reserved = ["stack", "container", "tabs", "split", "group", "path", "passive"]
    guard let first = name.unicodeScalars.first, !reserved.contains(name) else { return false }
    return first != ">" && first != "#"
      && name.unicodeScalars.allSatisfy { isPlain($0) && $0 != "=" && $0 != "\\" }
  }

  /// Returns whether a scalar may be in a word without quotes.
  package static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 32 && scalar != "\"" && scalar != ":" && !scalar.properties.isWhitespace
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: String(scalar)
    }
  }
}
