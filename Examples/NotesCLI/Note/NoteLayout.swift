/// The lines of a note, laid out once for each text and width.
struct NoteLayout {
  private var lines: [StyledLine] = []
  private var sources: [Int] = []
  private var fingerprint: Fingerprint?
  private var width = 0
  /// Where the words stand by which the note was found.
  private var search = NoteSearch("")

  /// The number of lines.
  var count: Int { lines.count }

  /// The lines that hold such words.
  private(set) var found: [Int] = []

  /// The first of the lines that hold the most of them.
  private(set) var best: Int?

  /// Lays out a note, which was found by some words or by none.
  mutating func lay(_ note: NoteText, width: Int, finding words: String) {
    guard fingerprint != note.fingerprint || self.width != width else { return }
    (lines, sources) = MarkdownView.rows(of: note.text, width: width)
    search = NoteSearch(words)
    let counts = search.counts(in: lines.map(\.plainText))
    found = counts.indices.filter { counts[$0] > 0 }
    best = counts.max().flatMap { $0 > 0 ? counts.firstIndex(of: $0) : nil }
    (fingerprint, self.width) = (note.fingerprint, width)
  }

  /// Returns some lines, in which the words by which the note was found stand out.
  func shown(_ rows: Range<Int>) -> [StyledLine] {
    search.isEmpty
      ? Array(lines[rows])
      : lines[rows].map { $0.toggling(.inverse, at: search.places(in: $0.plainText)) }
  }

  /// Returns the last row in which a line of the text stands, or one before it.
  func row(of source: Int) -> Int { sources.lastIndex { $0 <= source } ?? 0 }

  /// Returns the line of the text that stands about in a row.
  func source(of row: Int) -> Int { sources.indices.contains(row) ? sources[row] : 0 }
}
