import Destinations
import Observation

/// Shows the result of a search, and lets the user type other words.
@Observable
final class SearchInterface: ListScreen, PreviewingScreen {
  let destinationState: DestinationInterfaceState<SearchDestination>
  var cursor = ListCursor<SearchHit>()
  private var field: WordField
  /// Whether the user has done something else since typing, so that `/` begins a new search.
  @ObservationIgnored private var isDone = false

  let guides = [
    CommandGuide("open N", key: "Enter", label: "open", "opens the selected note"),
    CommandGuide("search WORDS", "searches for other words"),
    CommandGuide("", key: "letters", "are typed into the words; ← and → move the cursor"),
    CommandGuide("", key: "\"a b\"", "words in quotation marks must be adjacent"),
    CommandGuide("", key: "↑ ↓", label: "select", "selects another, as PgUp and PgDn do"),
    CommandGuide(
      "", key: "^U", label: "clear", "clears the words, as / does after a selection"),
  ]

  let isTyping = true

  init(_ destination: SearchDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
    field = WordField(destination.words)
  }

  var title: String { "Search: \(destination().words)" }

  var behindCursor: String { field.rest }

  var previewed: Preview? {
    guard destination().isCurrent, hasWords else { return nil }
    return row.map { .note(found(elements[$0])) } ?? .nothing
  }

  private var hasWords: Bool { !NoteSearch(destination().words).isEmpty }

  var elements: [SearchHit] { destination().result.hits }

  func body(width: Int) -> ScreenBody {
    ListLayout.body(
      elements, cursor: cursor, empty: emptySentence,
      below: ListLayout.problems(destination().result.met.problems, width: width)
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
    let columns = width < 60 ? width : width * 3 / 5
    let plain = ListLayout.name(
      hit.summary.plainTitle, hit.id, suffix: ":\(number)", width: columns)
    let name = plain.toggling(.inverse, at: search.places(in: plain.plainText))
    let room = width - max(name.columns, width < 60 ? 0 : columns) - 2
    if room < 8 { return name }
    let excerpt = SearchExcerpt(search).line(hit.line, width: room)
    return name.padded(to: width - room - 2) + "  " + excerpt
  }

  private var emptySentence: String {
    if !hasWords { return "Type the words to search for." }
    return destination().isCurrent ? "No note has all these words." : "Searching..."
  }
}

extension SearchInterface {
  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "open": try perform(.open, found(command.pick(from: elements)))
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
    case _ where ![.home, .end].contains(key) && field.take(key): search(field)
    default: return try choose(key)
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
    if let row { try perform(.open, found(elements[row])) }
  }

  func selectionMoved() throws {
    isDone = true
    try preview()
  }
}
