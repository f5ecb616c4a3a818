import Foundation

/// Decides whether a note matches what the user looks for.
///
/// All words must occur in the title or the text, in any order and anywhere inside longer words.
/// Case and diacritics do not matter. A word such as `#work` also matches the tag `work`.
struct NoteSearch: Hashable, Sendable {
  private let words: [SearchWord]

  /// Takes what the user typed; words are separated by white space.
  init(_ query: String) {
    words = query.split(whereSeparator: \.isWhitespace).map { SearchWord(String($0)) }
  }

  /// Tells whether there is nothing to look for.
  var isEmpty: Bool { words.isEmpty }

  /// Returns how the note matches, or nil if a word is missing or there is no word at all.
  ///
  /// The line shown is the first of those that hold the most words.
  ///
  /// - Complexity: O(n) in the length of the text for each word.
  func match(_ note: NoteText) -> SearchHit? {
    guard !isEmpty else { return nil }
    var missing = Set(words.indices.filter { !words[$0].isIn(note.summary) })
    var best = SearchHit(summary: note.summary, line: "", lineNumber: nil)
    var bestCount = 0
    for (number, line) in note.text.utf8.split(
      separator: ASCII.newline, omittingEmptySubsequences: false
    ).enumerated() {
      let found = matches(in: line)
      missing.subtract(found)
      guard found.count > bestCount else { continue }
      bestCount = found.count
      best = SearchHit(summary: note.summary, line: shown(line), lineNumber: number + 1)
    }
    return missing.isEmpty ? best : nil
  }
}

extension NoteSearch {
  /// Returns the first of the lines that hold the most words, or nil if none holds any.
  ///
  /// - Complexity: O(n) in the length of the lines for each word.
  func best(of lines: [String]) -> Int? {
    let counts = lines.map { matches(in: $0[...].utf8).count }
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most)
  }

  private func matches(in line: Substring.UTF8View) -> [Int] {
    if line.allSatisfy({ $0 < 0x80 }) {
      return words.indices.filter { words[$0].isIn(ascii: line) }
    }
    let folded = SearchWord.fold(String(Substring(line)))
    return words.indices.filter { words[$0].isIn(ascii: folded.utf8) }
  }

  private func shown(_ line: Substring.UTF8View) -> String {
    Substring(line).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
