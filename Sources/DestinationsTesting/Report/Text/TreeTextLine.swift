internal import Destinations
internal import Foundation

/// One parsed line of a tree's text.
struct TreeTextLine {
  /// The place that a line describes; nil for a line that only names an empty slot.
  struct Place {
    var payload: String
    var kind = NodeKind.screen
    var focus: String?
    var isPassive = false
    var id: DestinationID?

    /// The slot for the word `focus`; nil if the kind of place has none of this name.
    var focusedSlot: SlotName? {
      guard let focus else { return nil }
      let kinds: [NodeKind: String] = [.tabs: "tab", .split: "column", .group: "child"]
      return kinds[kind].flatMap { SlotName(words: [$0, focus]) }
    }
  }

  let number: Int
  let depth: Int
  private(set) var slot: SlotName?
  private(set) var place: Place?

  init(_ line: Substring.UnicodeScalarView, number: Int) throws(DestinationError) {
    self.number = number
    let spaces = line.prefix { $0 == " " }.count
    depth = spaces / 2
    guard spaces.isMultiple(of: 2) else { throw error("is indented by an odd number of spaces") }
    guard var words = TreeTextWord.words(of: line.dropFirst(spaces)) else {
      throw error("has a word that cannot be read; perhaps a quotation mark is missing")
    }
    if let colon = words.firstIndex(where: \.endsLabel) {
      let texts = words[...colon].map(\.text)
      slot = SlotName(words: texts)
      if slot == nil { throw error("names the unknown slot \"\(texts.joined(separator: " "))\"") }
      words.removeSubrange(...colon)
    }
    if words.first?.isMark == true { words.removeFirst() }
    if let name = words.first { place = try place(name, words.dropFirst()) }
  }

  func error(_ what: String) -> DestinationError {
    DestinationError(.malformedText, "Line \(number) \(what).")
  }

  private func place(
    _ name: TreeTextWord, _ words: ArraySlice<TreeTextWord>
  ) throws(DestinationError) -> Place {
    var place = Place(payload: name.text)
    guard name.selected == nil, !name.endsLabel else { throw error("has no payload") }
    for word in words {
      if word.endsLabel {
        throw error("has an unexpected colon")
      } else if !word.isQuoted, let kind = NodeKind.words.first(where: { $0.key == word.text }) {
        place.kind = kind.value
      } else if let focus = word.selected {
        place.focus = focus
      } else if let id = word.id {
        place.id = id
      } else if word.text == "passive", !word.isQuoted {
        place.isPassive = true
      } else {
        throw error("has the unknown word \"\(word.text)\"")
      }
    }
    return place
  }
}

/// A word of a line: plain, or in quotes with escapes.
struct TreeTextWord {
  private(set) var text = ""
  private(set) var isQuoted = false
  /// Whether a colon follows the word, so that the word is the name of a slot.
  private(set) var endsLabel = false
  /// The word after `selected=`.
  private(set) var selected: String?

  /// The identifier for which the word stands; nil for any other word.
  var id: DestinationID? {
    guard text.first == "#", !isQuoted else { return nil }
    let id = text.dropFirst()
    return UInt64(id).map(DestinationID.init(number:)) ?? UUID(uuidString: String(id))
  }

  var isMark: Bool { !isQuoted && text == ">" }

  /// Returns the words of a line, or nil if it has a character that needs quotes, or quotes that do not close.
  static func words(of line: Substring.UnicodeScalarView) -> [TreeTextWord]? {
    var words: [TreeTextWord] = []
    var rest = line
    while true {
      rest = rest.drop { $0 == " " }
      if rest.isEmpty { return words }
      guard let word = TreeTextWord(reading: &rest) else { return nil }
      words.append(word)
    }
  }

  private init?(reading rest: inout Substring.UnicodeScalarView) {
    let key = "selected=".unicodeScalars
    let selects = rest.starts(with: key)
    if selects { rest = rest.dropFirst(key.count) }
    let isQuoted = rest.first == "\""
    let value = isQuoted ? Self.quoted(reading: &rest) : Self.plain(reading: &rest)
    guard let value else { return nil }
    if selects {
      selected = value
    } else {
      (text, self.isQuoted, endsLabel) = (value, isQuoted, rest.first == ":")
      if endsLabel { rest = rest.dropFirst() }
    }
  }

  private static func plain(reading rest: inout Substring.UnicodeScalarView) -> String? {
    let plain = rest.prefix(while: TreeTextToken.isPlain)
    rest = rest[plain.endIndex...]
    return plain.isEmpty && rest.first != ":" ? nil : String(plain)
  }

  private static func quoted(reading rest: inout Substring.UnicodeScalarView) -> String? {
    var text = String.UnicodeScalarView()
    rest = rest.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      text.append(unescaped(escaped))
    }
    return nil
  }

  private static func unescaped(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    default: scalar
    }
  }
}
