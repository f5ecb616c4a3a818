/// The part of a line that a list of found notes shows.
struct SearchExcerpt {
  /// The words that were searched for.
  private let search: NoteSearch
  /// The number of characters of a line that are searched.
  private static let longest = 2_000

  /// Creates an excerpt for the words of a search.
  init(_ search: NoteSearch) {
    self.search = search
  }

  /// Returns the part of a line that has the first word, cut to a width, with the words highlighted.
  func line(_ text: String, width: Int) -> StyledLine {
    let shown = TextWidth.truncate(cut(String(text.prefix(Self.longest)), to: width), to: width)
    return StyledLine(shown).toggling(.inverse, at: search.places(in: shown))
  }

  /// Leaves out the beginning of a text if the first match would not be visible.
  private func cut(_ text: String, to width: Int) -> String {
    guard let place = search.places(in: text).min(by: { $0.lowerBound < $1.lowerBound }),
      let start = index(of: place.lowerBound, in: text),
      let end = index(of: place.upperBound, in: text),
      TextWidth.columns(of: text[..<end]) >= width
    else { return text }
    let before = text[..<start].suffix(max(width / 4, 0))
    let words = before.drop { !$0.isWhitespace }.drop { $0.isWhitespace }
    return "…" + (words.isEmpty ? before : words) + text[start...]
  }

  private func index(of offset: Int, in text: String) -> String.Index? {
    text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
  }
}
