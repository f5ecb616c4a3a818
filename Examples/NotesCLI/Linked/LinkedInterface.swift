import Destinations
import Observation

/// Shows the links of a note and those that lead to it, or its own headings.
@Observable
final class LinkedInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<LinkedDestination>
  let title: String
  private let empty: String
  private var cursor = ListCursor<NoteLink>()

  let guides =
    [
      CommandGuide(
        "open N", key: "Enter", label: "open",
        "goes to a note or a heading, begins a new note, or says the address")
    ]
    + ListLayout.guides

  /// Takes what is to be shown, what it is called, and what stands there if there is nothing.
  init(_ destination: LinkedDestination, title: String, empty: String) {
    (self.title, self.empty) = (title, empty)
    destinationState = DestinationInterfaceState(destination: destination)
  }

  /// Selects a row.
  func select(_ link: NoteLink) { cursor.select(link) }

  private var links: [NoteLink] { destination().linked?.links ?? [] }

  func body(width: Int) -> ScreenBody {
    let linked = destination().linked
    let isFinding = linked == nil || destination().isFinding
    let finding = isFinding && !links.isEmpty ? [StyledLine("Looking for links here...", .dim)] : []
    return ListLayout.body(
      links, cursor: cursor, empty: isFinding ? "Reading..." : empty,
      below: finding + ListLayout.problems(linked?.problems ?? [], width: width)
    ) {
      self.row($0, width: width)
    }
  }

  /// A row says which way a link leads, unless all are headings of the note itself.
  private func row(_ link: NoteLink, width: Int) -> StyledLine {
    if links.allSatisfy(isOwnHeading) { return text(of: link, width: width) }
    let label = StyledLine(TextWidth.pad(label(of: link), to: 6), .dim)
    return label + text(of: link, width: width - label.columns)
  }

  private func label(of link: NoteLink) -> String {
    switch link {
    case .to: isOwnHeading(link) ? "here" : "to"
    case .missing: "new"
    case .web: "web"
    case .from: "from"
    }
  }

  private func text(of link: NoteLink, width: Int) -> StyledLine {
    switch link {
    case .to(let linked): text(of: linked, width: width)
    case .missing(let name):
      StyledLine(ListLayout.column(name, width), .bold) + StyledLine("  is not there yet", .dim)
    case .web(let address): StyledLine(address, .underline)
    case .from(let note): ListLayout.row(note, width: width)
    }
  }

  private func text(of linked: LinkedNote, width: Int) -> StyledLine {
    guard let heading = linked.heading else { return ListLayout.row(linked.summary, width: width) }
    let name = String(repeating: "#", count: heading.level) + " " + heading.text
    if linked.summary.id == destination().noteID { return StyledLine(name, .bold) }
    return StyledLine(ListLayout.column(name, width), .bold)
      + StyledLine("  \(linked.summary.id)", .dim)
  }

  private func isOwnHeading(_ link: NoteLink) -> Bool {
    if case .to(let linked) = link { linked.summary.id == destination().noteID } else { false }
  }
}

extension LinkedInterface {
  func handle(_ command: Command) throws -> Bool {
    guard command.name == "open" else { return false }
    try follow(command.pick(from: links, "open N"))
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    if cursor.move(key, in: links) { return true }
    guard [.enter, .right].contains(key), let row = cursor.row(in: links) else { return false }
    try follow(links[row])
    return true
  }

  private func follow(_ link: NoteLink) throws {
    switch link {
    case .to(let linked):
      let note = linked.summary.id
      try perform(.open, linked.heading.map { .reading(note, line: $0.line) } ?? .note(note))
    case .missing(let name):
      try perform(.create, .text(NoteID(name, in: destination().noteID.folder).path))
    case .web(let address): destination().notices.say(address)
    case .from(let note): try perform(.open, .note(note.id))
    }
  }
}
