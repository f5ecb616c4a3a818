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
