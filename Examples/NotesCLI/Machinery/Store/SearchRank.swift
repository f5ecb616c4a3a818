/// Says how well a note matches a search; the higher the number, the sooner it is shown.
struct SearchRank: OptionSet, Hashable, Comparable, Sendable {
  let rawValue: Int

  /// All words are in the title of the note.
  static let titled = SearchRank(rawValue: 1)
  /// One of several words is a separate word in the names of the note: its title and its path.
  static let namedInPart = SearchRank(rawValue: 2)
  /// All words are in the names of the note.
  static let named = SearchRank(rawValue: 4)
  /// Each of the words begins a word of the text, or of the names.
  static let beginsWords = SearchRank(rawValue: 8)
  /// All words occur in the names as separate words, or are tags of the note.
  static let wholeWords = SearchRank(rawValue: 16)
  /// The note has the typed diacritics.
  static let diacritics = SearchRank(rawValue: 32)
  /// The title equals the search.
  static let title = SearchRank(rawValue: 64)

  static func < (left: SearchRank, right: SearchRank) -> Bool { left.rawValue < right.rawValue }
}
