/// A screen with a list, whose selection survives changes of the list.
@MainActor
protocol ListScreen: TerminalScreen, AnyObject {
  associatedtype Element: Identifiable

  /// The elements of the list.
  var elements: [Element] { get }

  /// Whether more elements will follow.
  var isGrowing: Bool { get }

  /// The selected element.
  var cursor: ListCursor<Element> { get set }

  /// Selects a note, even one that is not listed yet; has no effect in a list of other elements.
  func select(note: NoteID)

  /// Called when another element is selected.
  func selectionMoved() throws
}

extension ListScreen {
  var isGrowing: Bool { false }

  var status: String { row.map { "\($0 + 1) of \(elements.count)" } ?? "" }

  /// Keeps the selected element when others come and go.
  func hold() { cursor.hold(in: elements) }

  func select(note: NoteID) {}

  func selectionMoved() throws {}

  /// The index of the selected row; nil while it is not listed.
  var row: Int? { cursor.row(in: elements, isGrowing: isGrowing) }

  var isReading: Bool { isGrowing && row == nil }

  /// Returns the command of a key, with the number of the selected element in place of `N`.
  func command(for key: Key) -> Command? {
    guard let command = guided(key == .right ? .enter : key), isNumbered(command) else {
      return guided(key)
    }
    return row.map { Command(command.name, "\($0 + 1)") }
  }

  private func isNumbered(_ command: Command) -> Bool {
    guides.contains { $0.usage.hasPrefix("\(command.name) N") }
  }

  func handle(_ key: Key) throws -> Bool { try choose(key) }

  /// Selects another element, or performs the command of a key with the selected one.
  func choose(_ key: Key) throws -> Bool {
    let former = row
    guard cursor.move(key, in: elements) else {
      return try command(for: key).map { try handle($0) } ?? false
    }
    if row != former { try selectionMoved() }
    return true
  }
}

extension ListScreen where Self: PreviewingScreen {
  func selectionMoved() throws { try preview() }
}

extension ListScreen where Element.ID == NoteID {
  func select(note: NoteID) {
    if cursor.id != note { cursor.select(note) }
  }
}
