/// Holds the links of a note and those that lead to it, and what could not be found.
struct LinkedResult: Hashable, Sendable {
  /// The links, each once: those of the note in their order, then those out of the notes, then those that lead here.
  private(set) var links: [NoteLink] = []
  /// Whatever could not be read.
  private(set) var problems: [ListingProblem] = []
  private var seen: Set<NoteLink> = []
}

extension LinkedResult {
  /// Takes the headings of a note.
  init(headingsOf note: NoteText) {
    for heading in MarkdownHeading.all(in: note.text) {
      add(.to(LinkedNote(summary: note.summary, heading: heading)))
    }
  }

  /// Adds a link, unless it is there.
  mutating func add(_ link: NoteLink) {
    if seen.insert(link).inserted { links.append(link) }
  }

  /// Adds what could not be read, unless it is there.
  mutating func add(_ problem: ListingProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
