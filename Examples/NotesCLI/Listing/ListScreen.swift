/// A screen with a list, whose selection outlasts what becomes of the list.
@MainActor
protocol ListScreen: TerminalScreen, AnyObject {
  associatedtype Element: Identifiable

  /// What is listed.
  var elements: [Element] { get }

  /// Whether more is to come.
  var isGrowing: Bool { get }

  /// Which of it is selected.
  var cursor: ListCursor<Element> { get set }

  /// Selects a note, also one that is not listed yet; nothing happens in a list of something else.
  func select(note: NoteID)
}

extension ListScreen {
  /// Keeps what is selected so, whatever comes and goes around it.
  func hold() { cursor.hold(in: elements) }

  func select(note: NoteID) {}

  /// Takes note of a key that opens what is selected, as long as nothing is listed yet; any other takes its place.
  ///
  /// - Returns: Whether the key waits.
  func waits(_ key: Key) -> Bool {
    let waits = elements.isEmpty && isGrowing && [.enter, .right].contains(key)
    cursor.early = waits ? key : nil
    return waits
  }

  /// Does what waited for something to be listed.
  func catchUp() throws {
    guard let key = cursor.early, !elements.isEmpty else { return }
    cursor.early = nil
    _ = try handle(key)
  }

  var status: String { cursor.status(in: elements, isGrowing: isGrowing) }

  /// What is selected, also while it is not listed yet.
  var selected: Element.ID? {
    guard let row = cursor.row(in: elements, isGrowing: isGrowing) else {
      return elements.isEmpty ? nil : cursor.id
    }
    return elements[row].id
  }
}

extension ListScreen where Element.ID == NoteID {
  func select(note: NoteID) {
    if cursor.id != note { cursor.select(note) }
  }
}
