import Foundation

/// Decides whether a note matches the words of the user.
///
/// All words must occur in the title, the path or the text, in any order and anywhere inside longer words.
/// Text between two quotation marks is one word, even across the end of a line. Case and diacritics do not matter. A
/// word such as `#work` also matches the tag `work`.
struct NoteSearch: Hashable, Sendable {
  private let words: [SearchWord]

  /// Reads the words that the user typed: separated by white space, but not between quotation marks.
  init(_ query: String) {
    let parts = query.split(separator: "\"", omittingEmptySubsequences: false)
    words = parts.enumerated().flatMap { index, part in
      let words = part.split(whereSeparator: \.isWhitespace)
      return index.isMultiple(of: 2) || words.isEmpty
        ? words.map { SearchWord(String($0)) } : [SearchWord(words.joined(separator: " "))]
    }
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { words.isEmpty }

  /// Returns the match of the note, or nil if the note lacks a word or the search has no words.
  ///
  /// The shown line is the first of the lines with the most words.
  ///
  /// - Complexity: O(n) in the length of the text for each word.
  func match(_ note: NoteText) -> SearchHit? {
    guard !isEmpty else { return nil }
    let names = note.summary.names.map(SearchWord.fold)
    var missing = Set(words.indices.filter { !words[$0].isIn(note.summary, called: names) })
    var inside = words.indices.filter { word in
      !names.contains { words[word].beginsWord(inASCII: $0.utf8) }
    }
    let isNamed = missing.isEmpty
    var best = SearchHit(summary: note.summary, line: "", lineNumber: nil)
    var bestCount = 0
    for (number, line) in note.text.utf8.split(
      separator: ASCII.newline, omittingEmptySubsequences: false
    ).enumerated() {
      let found = matches(in: line)
      missing.subtract(found)
      if !inside.isEmpty, !found.isEmpty { inside = wordsInside(line, of: inside) }
      guard found.count > bestCount else { continue }
      bestCount = found.count
      best = SearchHit(
        summary: note.summary, line: shown(line), lineNumber: number + 1)
    }
    missing = missing.filter { !words[$0].isPhrase(in: note.text) }
    guard missing.isEmpty else { return nil }
    best.rank = rank(of: note, isNamed: isNamed).union(inside.isEmpty ? .beginsWords : [])
    return best
  }

  private func rank(of note: NoteText, isNamed: Bool) -> SearchRank {
    var rank: SearchRank = isNamed ? .named : []
    let names = note.summary.names
    let (summary, texts) = (note.summary, names + note.summary.tags)
    let title = SearchWord.fold(summary.title)
    if words.allSatisfy({ $0.isIn(ascii: title.utf8) }) { rank.insert(.titled) }
    if words.contains(where: { names.contains(where: $0.isWhole) }) { rank.insert(.namedInPart) }
    if words.allSatisfy({ $0.isTag(of: summary) || texts.contains(where: $0.isWhole) }) {
      rank.insert(.wholeWords)
    }
    if words.allSatisfy({ word in ([note.text] + names).contains(where: word.isAccented) }) {
      rank.insert(.diacritics)
    }
    if words.map(\.folded).joined(separator: " ") == SearchWord.lowered(note.summary.title) {
      rank.insert(.title)
    }
    return rank
  }
}

extension NoteSearch {
  /// Returns the number of words that each line contains.
  ///
  /// - Complexity: O(n) in the length of the lines for each word.
  func counts(in lines: [String]) -> [Int] {
    isEmpty ? lines.map { _ in 0 } : lines.map { matches(in: $0[...].utf8).count }
  }

  /// Returns the ranges of the words in a text, in bytes of UTF-8.
  ///
  /// - Complexity: O(n) in the length of the text for each word.
  func places(in text: String) -> [Range<Int>] {
    words.flatMap { $0.places(in: text) }
  }

  /// Returns successive stretches of a text, each with all words that occur in the text.
  ///
  /// - Complexity: As for `places(in:)`.
  func stretches(in text: String) -> [Range<Int>] {
    let places = words.enumerated().flatMap { index, word in
      word.places(in: text).map { (word: index, place: $0) }
    }
    let count = Set(places.map(\.word)).count
    var stretches: [Range<Int>] = []
    var latest: [Int: Range<Int>] = [:]
    for (word, place) in places.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) {
      latest[word] = place
      guard latest.count == count else { continue }
      let start = latest.values.map(\.lowerBound).min() ?? place.lowerBound
      let end = latest.values.map(\.upperBound).max() ?? place.upperBound
      stretches.append(start..<end)
      latest = [:]
    }
    return stretches
  }

  private func matches(in line: Substring.UTF8View) -> [Int] {
    if line.allSatisfy({ $0 < 0x80 }) {
      return words.indices.filter { words[$0].isIn(ascii: line) }
    }
    let folded = SearchWord.fold(String(Substring(line)))
    return words.indices.filter { words[$0].isIn(ascii: folded.utf8) }
  }

  /// Returns the searched words that begin no word of a line.
  private func wordsInside(_ line: Substring.UTF8View, of some: [Int]) -> [Int] {
    if line.allSatisfy({ $0 < 0x80 }) {
      return some.filter { !words[$0].beginsWord(inASCII: line) }
    }
    let folded = SearchWord.fold(String(Substring(line)))
    return some.filter { !words[$0].beginsWord(inASCII: folded.utf8) }
  }

  private func shown(_ line: Substring.UTF8View) -> String {
    Substring(line).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
