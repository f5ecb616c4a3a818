import Foundation

/// Holds one word to look for, without case and diacritics.
struct SearchWord: Hashable, Sendable {
  private let word: String
  private let bytes: [UInt8]
  private let tag: String?

  /// Creates a word from the typed one.
  init(_ word: String) {
    self.word = word
    bytes = SearchWord.fold(word).utf8.map(ASCII.lowered)
    tag = word.hasPrefix("#") && word.count > 1 ? word.dropFirst().lowercased() : nil
  }

  /// Returns the text without case and diacritics; the case of ASCII may stay, because comparisons ignore it.
  static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// Returns the text without case and diacritics.
  static func lowered(_ text: String) -> String { fold(text).lowercased() }

  /// The word without case and diacritics.
  var folded: String { SearchWord.lowered(word) }

  /// Returns whether a text contains the word as a whole word.
  func isWhole(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    let isWord = { (index: Int) in
      bytes.indices.contains(index)
        && (ASCII.isLetter(bytes[index]) || ASCII.isDigit(bytes[index]))
    }
    return places(in: text).contains { !isWord($0.lowerBound - 1) && !isWord($0.upperBound) }
  }

  /// Returns whether a text contains the word with its diacritics; true for a word without any.
  func isAccented(in text: String) -> Bool {
    word.folding(options: .diacriticInsensitive, locale: nil) == word
      || text.range(of: word, options: .caseInsensitive) != nil
  }

  /// Returns whether the title, the tags or the path contain the word; the ending of the path counts only with its dot.
  ///
  /// The names of the note are passed folded, because each word compares them.
  func isIn(_ summary: NoteSummary, called names: [String]) -> Bool {
    isTag(of: summary) || names.contains { isIn(ascii: $0.utf8) }
      || isOfPath && isIn(ascii: SearchWord.fold(summary.id.path).utf8)
  }

  /// Returns whether the word, with its hash, is one of the tags.
  func isTag(of summary: NoteSummary) -> Bool { tag.map(summary.tags.contains) ?? false }

  private var isOfPath: Bool { word.contains("/") || word.contains(".") }

  /// Returns the ranges of the word in a text, in bytes of UTF-8.
  func places(in text: String) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var rest = text.startIndex..<text.endIndex
    while let found = text.range(
      of: word, options: [.caseInsensitive, .diacriticInsensitive], range: rest)
    {
      let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
      let count = text.utf8.distance(from: found.lowerBound, to: found.upperBound)
      guard count > 0 else { break }
      places.append(start..<start + count)
      rest = found.upperBound..<text.endIndex
    }
    return places
  }

  /// Returns whether the word occurs in a text, which is ASCII, or folded already.
  func isIn(ascii text: some Collection<UInt8>) -> Bool {
    isIn(ascii: text) { _ in true }
  }

  /// Returns whether the word is a phrase that a text contains, perhaps across a line end.
  func isPhrase(in text: String) -> Bool {
    guard word.contains(" ") else { return false }
    return isIn(
      ascii: SearchWord.fold(text).utf8.lazy.map { $0 == ASCII.newline ? ASCII.space : $0 })
  }

  /// Returns whether some word of a text begins with this word; the text is ASCII, or folded already.
  func beginsWord(inASCII text: some BidirectionalCollection<UInt8>) -> Bool {
    isIn(ascii: text) { start in
      guard start > text.startIndex else { return true }
      let before = text[text.index(before: start)]
      return !(ASCII.isLetter(before) || ASCII.isDigit(before))
    }
  }

  private func isIn<Text: Collection<UInt8>>(
    ascii text: Text, isPlace: (Text.Index) -> Bool
  ) -> Bool {
    guard let first = bytes.first else { return true }
    var rest = text[...]
    while let start = rest.firstIndex(where: { ASCII.lowered($0) == first }) {
      rest = rest[start...]
      if rest.count < bytes.count { return false }
      if isPlace(start), zip(rest, bytes).allSatisfy({ ASCII.lowered($0) == $1 }) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
