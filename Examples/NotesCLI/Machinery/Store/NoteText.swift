import Foundation

/// A whole note as it was read, with the fingerprint that is needed to save it safely.
struct NoteText: Hashable, Sendable {
  /// The summary of the note in a list.
  let summary: NoteSummary
  /// The text of the file, unchanged.
  let text: String
  /// The contents of the file, which are passed to `save` so that no change of another program is lost.
  let fingerprint: Fingerprint

  /// The path of the note.
  var id: NoteID { summary.id }
}

extension NoteText {
  /// Returns the last line, counted from 0, that differs from a former text of the note.
  func lastLine(unlike former: NoteText) -> Int {
    let lines = text.utf8.split(separator: ASCII.newline, omittingEmptySubsequences: false)
    let old = former.text.utf8.split(separator: ASCII.newline, omittingEmptySubsequences: false)
    let same = zip(lines.reversed(), old.reversed()).prefix { $0.elementsEqual($1) }.count
    return max(lines.count - 1 - same, 0)
  }
}
