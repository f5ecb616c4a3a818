/// The lines of a note, laid out once for each text and width.
struct NoteLayout {
  private var lines: [StyledLine] = []
  private var sources: [Int] = []
  private var fingerprint: Fingerprint?
  /// The width at which the note is laid out.
  private(set) var width = 0
  /// What looks for the words that are to stand out.
  private var search = NoteSearch("")

  /// The number of lines.
  var count: Int { lines.count }

  /// The lines that hold the most of such words.
  private(set) var found: [Int] = []

  /// Lays out a note, which was found by some words or by none.
  mutating func lay(_ note: NoteText, width: Int, finding words: String) {
    let search = NoteSearch(words)
    let isLaid = fingerprint == note.fingerprint && self.width == width
    if isLaid, search == self.search { return }
    if !isLaid { (lines, sources) = MarkdownView.rows(of: note.text, width: width) }
    let counts = search.counts(in: lines.map(\.plainText))
    let most = counts.max() ?? 0
    found = most == 0 ? [] : counts.indices.filter { counts[$0] == most }
    (fingerprint, self.width, self.search) = (note.fingerprint, width, search)
  }

  /// Returns some lines, in which the words stand out that are looked for, and most in a line that one has gone to.
  func shown(_ rows: Range<Int>, goneTo place: Int? = nil) -> [StyledLine] {
    if search.isEmpty { return Array(lines[rows]) }
    return rows.map { row in
      let style: Style = place.map { $0 == row } ?? true ? .inverse : .underline
      return lines[row].toggling(style, at: search.places(in: lines[row].plainText))
    }
  }

  /// Returns the last row in which a line of the text stands, or one before it.
  func row(of source: Int) -> Int { sources.lastIndex { $0 <= source } ?? 0 }

  /// Returns the first row in which a line of the text stands, or one behind it.
  func firstRow(of source: Int) -> Int { sources.firstIndex { $0 >= source } ?? 0 }

  /// Returns the line of the text that stands about in a row.
  func source(of row: Int) -> Int { sources.indices.contains(row) ? sources[row] : 0 }
}
