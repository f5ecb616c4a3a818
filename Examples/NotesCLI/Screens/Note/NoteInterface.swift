import Destinations
import Observation

/// Shows one note.
@Observable
final class NoteInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<NoteDestination>
  /// The first row that is shown, once the user has moved.
  private var top: NoteSpot?
  /// The position of the match that was visited last.
  private var place: NoteSpot?
  /// The words that are being typed; nil where letters are keys.
  private var finding: NoteFinding?
  /// The first row at the start: the heading that led to the note, or a row shortly before the found words.
  @ObservationIgnored private var start: NoteSpot?
  @ObservationIgnored private var layout = NoteLayout()
  private let viewport = Viewport()
  private let arrangement: Arrangement

  init(_ destination: NoteDestination, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String {
    let name = destination().note?.summary.plainTitle ?? destination().noteID.stem
    return finding.map { "Find in \(name): \($0.field.words)" } ?? name
  }

  var path: NoteID? { destination().noteID }

  var isTyping: Bool { finding != nil }

  var behindCursor: String { finding?.field.rest ?? "" }

  func body(width: Int) -> ScreenBody {
    let problem = destination().problem
    guard problem == nil, let note = destination().note else {
      return ScreenBody(instead: problem, width: width)
    }
    viewport.width = width
    layout.lay(note, width: width, finding: destination().words)
    if start == nil { start = layout.spot(row: rowAtFirst) }
    let layout = layout
    let place = place.map { layout.place(of: $0) }
    return ScreenBody(count: layout.count, anchor: anchor, in: viewport) {
      layout.shown($0, goneTo: place)
    }
  }

  /// The position of the note on screen, with the words that were found.
  private var anchor: ScreenBody.Anchor {
    if let changed = destination().changedLine { return .row(layout.row(ofLine: changed)) }
    let first = (top ?? start).map { layout.row(of: $0) } ?? 0
    let place = place.map { layout.place(of: $0) }
    let words = top == nil && destination().firstLine == nil ? layout.found.first?.lowerBound : nil
    return .top(first, seeing: (place ?? words).map { layout.row(of: $0) })
  }

  private var rowAtFirst: Int {
    let found = layout.found.first.map { max(layout.row(of: $0.lowerBound) - 2, 0) }
    return destination().firstLine.map { layout.row(ofLine: $0) } ?? found ?? 0
  }

  /// The number of the current match, or the part that has been read.
  var status: String {
    if let finding, !finding.field.words.isEmpty, layout.found.isEmpty { return "none" }
    let place = place.map { layout.place(of: $0) }
    let number = place.flatMap { place in layout.found.firstIndex { $0.lowerBound >= place } }
    return number.map { "\($0 + 1) of \(layout.found.count)" }
      ?? viewport.percent.map { "\($0) %" } ?? ""
  }

  /// The line of the text that the user reads, if known: that of the current match, else the one at the top.
  private var line: Int {
    let words = top == nil ? layout.found.first?.lowerBound : nil
    let place = place.map { layout.place(of: $0) } ?? words
    return layout.line(of: place.map { layout.row(of: $0) } ?? viewport.first)
  }

  private var reading: App.ContentType {
    let note = destination().noteID
    return line == 0 ? .note(note) : .reading(note, line: line)
  }

  /// The note with the highlighted words, or else with the line in view.
  var shown: App.ContentType {
    let words = destination().words
    return words.isEmpty ? reading : .found(destination().noteID, words: words)
  }
}

extension NoteInterface {
  var guides: [CommandGuide] {
    if isTyping { return NoteFinding.guides }
    let further = standsOut ? NoteFinding.further : []
    return NoteInterface.deeds + further + CommandGuide.reading
  }

  private static let deeds = [
    CommandGuide("edit", key: "e", label: "edit", "opens the editor at the line in view"),
    CommandGuide("find WORDS", key: "/", label: "find", "finds words in this note"),
    CommandGuide("delete", key: "d", label: "delete", "asks to move the note to the trash"),
    CommandGuide(
      "links", key: "l", label: "links", "lists the links of the note, and those that lead here"
    ),
    CommandGuide("headings", key: "o", label: "outline", "lists the headings of the note"),
    CommandGuide("move PATH", key: "m", label: "move", "moves or renames the note"),
    CommandGuide("write", key: "E", "opens the note in the program of EDITOR, and saves its text"),
    CommandGuide("", key: "w", "hides the list beside the note, or shows it"),
    CommandGuide("undo", key: "u", "undoes the last move or deletion"),
  ]

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "edit":
      try perform(.edit, destination().lost ?? reading)
      // The layout of a long note is released while the note is edited.
      layout = NoteLayout()
    case "write": try perform(.write, .writing(destination().noteID, line: line))
    case "find": try find(command.required("find WORDS"))
    case "move": try move(command)
    case "headings": try perform(.outline, reading)
    case "links": try perform(.links, reading)
    case "delete": try perform(.delete, .note(destination().noteID))
    case "undo": try perform(.undo)
    default: return false
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    if let finding { return try handle(key, finding) }
    switch key {
    case .character("/") where destination().problem == nil:
      finding = NoteFinding(
        place: place, top: top, first: layout.spot(row: viewport.first),
        words: destination().words)
    case .character("w"): arrangement.isDetailAlone.toggle()
    case .character("."): try goOn(forward: true)
    case .character(","): try goOn(forward: false)
    case .character("n") where standsOut: try goOn(forward: true)
    case .character("N") where standsOut: try goOn(forward: false)
    default: return try command(for: key).map { try handle($0) } ?? scroll(key)
    }
    return true
  }

  /// Moves the note, or another one whose path is named before the new one.
  private func move(_ command: Command) throws {
    if command.words.isEmpty { return try perform(.move, shown) }
    let note = NoteMove(id: destination().noteID, path: command.words)
    let other = command.namedNote.flatMap {
      $0.rest.isEmpty ? nil : NoteMove(id: $0.note, path: $0.rest)
    }
    try perform(.move, .move(other ?? note))
  }

  private func scroll(_ key: Key) -> Bool {
    guard let first = viewport.first(after: key) else { return false }
    (top, place) = (layout.spot(row: first), nil)
    destination().changedLine = nil
    return true
  }
}

/// Finding words in the note.
extension NoteInterface {
  /// Handles a key while words are typed: the note scrolls to the first match at once.
  private func handle(_ key: Key, _ finding: NoteFinding) throws -> Bool {
    var typed = finding
    switch key {
    case .escape: stop(finding)
    case .enter where finding.field.words.isEmpty: stop(finding)
    case .enter:
      self.finding = nil
      try checkFound()
    case .up: try goOn(forward: false)
    case .down: try goOn(forward: true)
    case _ where typed.field.take(key): look(for: typed)
    default: return false
    }
    return true
  }

  /// Goes to the first match of the typed words, from the earlier position on.
  private func look(for typed: NoteFinding) {
    let isNew = typed.field.words != finding?.field.words
    finding = typed
    guard isNew else { return }
    if typed.field.words.isEmpty { return goBack(typed) }
    find(typed.field.words, from: typed.first, orAt: typed.top)
  }

  /// Ends typing, and restores the former state.
  private func stop(_ former: NoteFinding) {
    finding = nil
    goBack(former)
  }

  private func goBack(_ former: NoteFinding) {
    destination().find(former.words)
    (top, place) = (former.top, former.place)
  }

  /// Highlights words, and goes to the first of them from a row on, else to the first of all.
  private func find(_ words: String, from row: NoteSpot?, orAt former: NoteSpot?) {
    destination().find(words)
    guard let note = destination().note else { return }
    layout.lay(note, width: viewport.width, finding: words)
    let start = row.map { layout.place(of: $0) } ?? 0
    let next = layout.found.first { $0.lowerBound >= start } ?? layout.found.first
    if let next { go(to: next.lowerBound) } else { (top, place) = (former, nil) }
  }

  private func find(_ words: String) throws {
    find(words, from: nil, orAt: top)
    try checkFound()
    let count = layout.found.count
    destination().notices.say(count == 1 ? "Found in one place." : "Found in \(count) places.")
  }

  private func checkFound() throws(Complaint) {
    guard destination().note == nil || !layout.found.isEmpty else {
      throw Complaint("The note does not contain these words.")
    }
  }

  /// Whether words are highlighted, so that the user can go from match to match.
  private var standsOut: Bool { !destination().words.isEmpty && !layout.found.isEmpty }

  /// Goes to the next or the previous match.
  private func goOn(forward: Bool) throws(Complaint) {
    if destination().words.isEmpty {
      throw Complaint("There is no search; / finds words in this note.")
    }
    let starts = layout.found.map(\.lowerBound)
    let now = place.map { layout.place(of: $0) } ?? starts.first ?? 0
    let next = forward ? starts.first { $0 > now } : starts.last { $0 < now }
    guard let next else { throw Complaint("There is no further match.") }
    go(to: next)
  }

  /// Scrolls to a match, with two rows before it, unless it is visible.
  private func go(to place: Int) {
    let row = layout.row(of: place)
    let sight = viewport.first..<viewport.first + viewport.height
    self.place = layout.spot(at: place)
    top = layout.spot(row: sight.contains(row) ? viewport.first : max(row - 2, 0))
    destination().changedLine = nil
  }
}
