/// The links of a note, the links to it, and the problems in finding them.
struct LinkedResult: Hashable, Sendable {
  /// The links, each once: those to notes in their order, then web addresses, then those that lead here.
  private(set) var links: [NoteLink] = []
  /// The problems in reading.
  private(set) var problems: [ListingProblem] = []
  private var seen: Set<NoteLink> = []
  /// The links in the order of the note, each as often as it occurs, with their lines.
  private var places: [Place] = []

  private struct Place: Hashable {
    let line: Int
    let link: NoteLink
  }
}

extension LinkedResult {
  /// Creates a result with the headings of a note.
  init(headingsOf note: NoteText) {
    for heading in MarkdownHeading.all(in: note.text) {
      add(.to(LinkedNote(summary: note.summary, heading: heading)), at: heading.line)
    }
  }

  /// Adds a link with its place in the note, unless it is listed already.
  mutating func add(_ link: NoteLink, at line: Int? = nil) {
    if seen.insert(link).inserted { links.append(link) }
    if let line { places.append(Place(line: line, link: link)) }
  }

  /// Returns the first link at or after a line, counted from 0; nil if there is none.
  func link(from line: Int) -> NoteLink? {
    places.filter { $0.line >= line }.min { $0.line < $1.line }?.link
  }

  /// Returns the last heading of the note up to a line, counted from 0; nil if there is none.
  func heading(upTo line: Int) -> NoteLink? { places.last { $0.line <= line }?.link }

  /// Adds a problem, unless it is listed already.
  mutating func add(_ problem: ListingProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
