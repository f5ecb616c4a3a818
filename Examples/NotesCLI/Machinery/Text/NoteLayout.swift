/// The rows of a note, laid out once for each text and width, and the words searched for in it.
struct NoteLayout {
  /// The rows.
  private var rows = MarkdownRows()
  private var fingerprint: Fingerprint?
  /// The width at which the note is laid out.
  private(set) var width = 0
  /// The search for the words to highlight.
  private var search = NoteSearch("")
  /// Whether each byte of the text belongs to a word to highlight.
  private var isMarked: [Bool] = []

  /// The number of rows.
  var count: Int { rows.lines.count }

  /// The text of the note as it is shown, for any width.
  var text: UnbrokenText { rows.text }

  /// The matches, in the lines with the most words; each contains all words of its line.
  private(set) var found: [Range<Int>] = []

  /// Lays out a note with the words searched for in it, if any.
  mutating func lay(_ note: NoteText, width: Int, finding words: String) {
    let search = NoteSearch(words)
    let isLaid = fingerprint == note.fingerprint && self.width == width
    if isLaid, search == self.search { return }
    if !isLaid { rows = MarkdownView.rows(of: note.text, width: width) }
    (fingerprint, self.width, self.search) = (note.fingerprint, width, search)
    find()
  }

  private mutating func find() {
    (found, isMarked) = ([], Array(repeating: false, count: search.isEmpty ? 0 : text.end))
    let counts = search.counts(in: text.lines)
    let most = counts.max() ?? 0
    for (line, count) in counts.enumerated() where count > 0 {
      let start = text.starts[line]
      let places = search.places(in: text.lines[line])
      for place in places.joined() where start + place < text.end { isMarked[start + place] = true }
      if count == most {
        found += search.stretches(in: text.lines[line]).map {
          start + $0.lowerBound..<start + $0.upperBound
        }
      }
    }
  }

  /// Returns some rows with the current match inverted and the others underlined; without a current match, all are
  /// inverted.
  func shown(_ rows: Range<Int>, goneTo place: Int? = nil) -> [StyledLine] {
    let current = place.flatMap { place in found.first { $0.lowerBound == place } }
    return rows.map { row in
      self.rows.lines[row].toggling { byte in
        guard !isMarked.isEmpty, isMarked[byte] else { return .plain }
        return current.map { $0.contains(byte) } ?? true ? .inverse : .underline
      }
    }
  }
}

extension NoteLayout {
  /// Returns the last row that shows a line of the Markdown text, or a line before it.
  func row(ofLine line: Int) -> Int { rows.sources.lastIndex { $0 <= line } ?? 0 }

  /// Returns the line of the Markdown text near a row.
  func line(of row: Int) -> Int { rows.sources.indices.contains(row) ? rows.sources[row] : 0 }

  /// Returns the first row that shows a place of the text.
  func row(of place: Int) -> Int { rows.row(of: place) }

  /// Returns the first place of the text that is shown in a row.
  func place(of row: Int) -> Int { rows.place(of: row) }
}
