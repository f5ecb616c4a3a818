import Destinations
import Observation

/// Shows the links of a note and those that lead to it, or its own headings.
@Observable
final class LinkedInterface: ListScreen {
  let destinationState: DestinationInterfaceState<LinkedDestination>
  let title: String
  private let empty: String
  var cursor = ListCursor<NoteLink>()

  let guides =
    [
      CommandGuide(
        "open N", key: "Enter", label: "open",
        "goes to a note or a heading, begins a new note, or opens the address"),
      CommandGuide(
        "copy N", key: "c", label: "copy", "copies the address, or the path of the note"),
    ]
    + ListLayout.guides

  /// Creates an interface with its title, and the text for an empty list.
  init(_ destination: LinkedDestination, title: String, empty: String) {
    (self.title, self.empty) = (title, empty)
    destinationState = DestinationInterfaceState(destination: destination)
  }

  /// Selects a row.
  func select(_ link: NoteLink) { cursor.select(link) }

  var elements: [NoteLink] { destination().linked?.links ?? [] }
  var isGrowing: Bool { destination().linked == nil }

  func body(width: Int) -> ScreenBody {
    let linked = destination().linked
    let isFinding = isGrowing || destination().isFinding
    return ListLayout.body(
      elements, cursor: cursor, empty: isFinding ? "Reading..." : empty,
      below: ListLayout.problems(linked?.problems ?? [], width: width)
    ) {
      self.row($0, width: width)
    }
  }

  /// A row shows the direction of a link, unless all are headings of the note itself.
  private func row(_ link: NoteLink, width: Int) -> StyledLine {
    if elements.allSatisfy(isOwnHeading) { return text(of: link, width: width) }
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
    return ListLayout.name(name, linked.summary.id, width: width)
  }

  private func isOwnHeading(_ link: NoteLink) -> Bool {
    if case .to(let linked) = link { linked.summary.id == destination().noteID } else { false }
  }
}

extension LinkedInterface {
  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "open": try follow(command.pick(from: elements))
    case "copy": try destination().copy(command.pick(from: elements).address)
    default: return false
    }
    return true
  }

  private func follow(_ link: NoteLink) throws {
    switch link {
    case .to(let linked):
      let note = linked.summary.id
      try perform(.open, linked.heading.map { .reading(note, line: $0.line) } ?? .note(note))
    case .missing(let name):
      try perform(.create, .text(NoteID(name, in: destination().noteID.folder).path))
    case .web(let address): destination().browse(address)
    case .from(let note): try perform(.open, .note(note.id))
    }
  }
}
