import Destinations
import Observation

/// Shows what a search found, and takes other words.
@Observable
final class SearchInterface: PreviewingScreen {
  let destinationState: DestinationInterfaceState<SearchDestination>
  private var cursor = ListCursor<SearchHit>()
  private var field: WordField
  /// Whether something else was done since words were typed, so that `/` begins others.
  @ObservationIgnored private var isDone = false

  let guides = [
    CommandGuide("open N", key: "Enter", label: "open", "opens a note that was found"),
    CommandGuide("search WORDS", "searches for other words"),
    CommandGuide("", key: "letters", "are put into the words; ← and → move in them"),
    CommandGuide("", key: "\"a b\"", "words in quotation marks must stand together"),
    CommandGuide("", key: "↑ ↓", label: "select", "selects another, as PgUp and PgDn do"),
    CommandGuide(
      "", key: "^U", label: "clear", "clears the words, as / does once a note was selected"),
  ]

  let isTyping = true

  init(_ destination: SearchDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
    field = WordField(destination.words)
  }

  var title: String { "Search: \(destination().words)" }

  var behindCursor: String { field.rest }

  var status: String { cursor.status(in: hits) }

  var previewed: Preview? {
    guard destination().isCurrent, hasWords else { return nil }
    return cursor.row(in: hits).map { .note(found(hits[$0])) } ?? .nothing
  }

  private var hasWords: Bool { !NoteSearch(destination().words).isEmpty }

  private var hits: [SearchHit] { destination().result.hits }

  func body(width: Int) -> ScreenBody {
    ListLayout.body(
      hits, cursor: cursor, empty: emptySentence,
      below: ListLayout.problems(destination().result.problems, width: width)
    ) {
      self.row($0, width: width)
    }
  }

  private func row(_ hit: SearchHit, width: Int) -> StyledLine {
    let isTitle = hit.line.drop { $0 == "#" || $0 == " " } == hit.summary.title
    guard let number = hit.lineNumber, !isTitle else {
      return ListLayout.row(hit.summary, width: width)
    }
    let search = NoteSearch(destination().words)
    let title = ListLayout.title(hit.summary.plainTitle, width)
    let line = StyledLine(title, .bold).toggling(.inverse, at: search.places(in: title))
    let room = width - line.columns - 2
    if room < 8 { return line }
    return line + "  " + SearchExcerpt(search).line(hit.line, width: room)
      + StyledLine("  \(hit.id):\(number)", .dim)
  }

  private var emptySentence: String {
    if !hasWords { return "Type the words to search for." }
    return destination().isCurrent ? "No note has all these words." : "Searching..."
  }
}

extension SearchInterface {
  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "open": try perform(.open, found(command.pick(from: hits, "open N")))
    case "search": search(WordField(command.words))
    default: return false
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    var field = field
    switch key {
    case .enter: try open()
    case .character("/") where isDone: search(WordField())
    case .home, .end: return try move(key)
    case _ where field.take(key): search(field)
    default: return try move(key)
    }
    return true
  }

  private func found(_ hit: SearchHit) -> App.ContentType {
    .found(hit.id, words: destination().words)
  }

  private func search(_ field: WordField) {
    self.field = field
    isDone = false
    guard field.words != destination().words else { return }
    cursor = ListCursor()
    destination().find(field.words)
  }

  private func open() throws {
    isDone = true
    guard destination().isCurrent else { return destination().openFirst() }
    if let row = cursor.row(in: hits) { try perform(.open, found(hits[row])) }
  }

  /// Selects another note that was found, and shows it beside the list.
  private func move(_ key: Key) throws -> Bool {
    let row = cursor.row(in: hits)
    guard cursor.move(key, in: hits) else { return false }
    isDone = true
    if let now = cursor.row(in: hits), now != row {
      try perform(.preview, found(hits[now]))
    }
    return true
  }
}
