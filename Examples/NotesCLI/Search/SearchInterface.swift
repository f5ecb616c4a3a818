import Destinations
import Observation

/// Shows what a search found, and takes other words.
@Observable
final class SearchInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<SearchDestination>
  private var cursor = ListCursor()

  let guides = [
    CommandGuide("open N", key: "Enter", label: "open", "opens a note that was found"),
    CommandGuide("search WORDS", key: "letters", label: "search", "searches for other words"),
  ]

  let isTyping = true

  init(_ destination: SearchDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String { "Search: \(destination().words)" }

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
    let title = ListLayout.column(hit.summary.title, width)
    guard let number = hit.lineNumber else { return ListLayout.row(hit.summary, width: width) }
    return StyledLine(title, .bold) + StyledLine("  \(hit.id):\(number)", .dim)
      + StyledLine("  \(TextWidth.truncate(hit.line, to: width))")
  }

  private var emptySentence: String {
    if destination().words.isEmpty { return "Type the words to search for." }
    return destination().isCurrent ? "No note has all these words." : "Searching..."
  }
}

extension SearchInterface {
  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "open": try perform(.open, .note(command.pick(from: hits, "open N").id))
    case "search": destination().find(command.words)
    default: return false
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    let words = destination().words
    switch key {
    case .enter:
      guard let row = cursor.row(in: hits.count) else { return true }
      return try handle(Command("open", "\(row + 1)"))
    case .character(let character): destination().find("\(words)\(character)")
    case .backspace: destination().find(String(words.dropLast()))
    default:
      let row = cursor.row(in: hits.count)
      guard cursor.move(key, count: hits.count) else { return false }
      if let now = cursor.row(in: hits.count), now != row {
        try perform(.preview, .note(hits[now].id))
      }
    }
    return true
  }
}
