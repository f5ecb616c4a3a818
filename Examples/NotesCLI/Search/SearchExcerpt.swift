/// The part of a line that is shown of a note that was found.
struct SearchExcerpt {
  /// The words that were searched for.
  let search: NoteSearch

  /// Returns as much of a line as shows the first word in so many columns, with the words standing out.
  func line(_ text: String, width: Int) -> StyledLine {
    let shown = cut(text, to: width)
    return StyledLine(shown).toggling(.inverse, at: search.places(in: shown))
      .truncated(to: width)
  }

  /// Leaves out the beginning of a text if else the first word would not be seen.
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
