/// A text that is not saved, as it is kept in a file.
struct UnsavedText: Hashable, Sendable {
  /// The contents of the note when the text was begun; nil for a new note.
  let base: Fingerprint?
  /// All of the text.
  let lines: TextLines

  /// All of the text.
  var text: String { lines.text }
}

extension UnsavedText {
  /// Creates a text from its parts.
  init(base: Fingerprint?, text: String) {
    self.init(base: base, lines: TextLines(text))
  }

  /// Reads a text that `file` has returned; nil for any other text.
  init?(file: String) {
    let parts = file.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ")
    guard parts.count == 2, words.first == "unsaved", words.count == 1 || words.count == 3 else {
      return nil
    }
    let numbers = words.dropFirst().compactMap { UInt64($0) }
    guard numbers.count == words.count - 1 else { return nil }
    let base =
      numbers.count == 2 ? Fingerprint(byteCount: Int(numbers[0]), hash: numbers[1]) : nil
    self.init(base: base, text: String(parts[1]))
  }

  /// The text, below a line with the version that it changes.
  var file: String {
    let base = base.map { " \($0.byteCount) \($0.hash)" } ?? ""
    return lines.text(behind: "unsaved\(base)\n")
  }
}
