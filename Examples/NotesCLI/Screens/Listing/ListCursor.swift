/// The selected element of a list, and the visible rows of the list.
///
/// The cursor stays with its element while others come and go.
@MainActor
struct ListCursor<Element: Identifiable> {
  /// The visible rows.
  let viewport = Viewport()
  private var row = 0
  /// The selected element, even if it is not in the list; nil for the first one.
  private(set) var id: Element.ID?

  /// Returns the row of the selected element, nil in an empty list.
  ///
  /// - Parameters:
  ///   - list: The elements.
  ///   - isGrowing: Whether more rows will come. If so, nil is returned for a selected element that is missing; if not,
  ///     the row where it was last.
  /// - Returns: The row, counted from 0.
  func row(in list: [Element], isGrowing: Bool = false) -> Int? {
    guard !list.isEmpty else { return nil }
    let nearest = min(row, list.count - 1)
    guard let id, list[nearest].id != id else { return nearest }
    return list.firstIndex { $0.id == id } ?? (isGrowing ? nil : nearest)
  }

  /// Selects an element, even one that is not in the list yet.
  mutating func select(_ id: Element.ID) {
    self.id = id
  }

  /// Keeps the selected element, and its row in case the element is removed.
  mutating func hold(in list: [Element]) {
    guard let row = row(in: list, isGrowing: true) else { return }
    (self.row, id) = (row, list[row].id)
  }

  /// Moves by a key.
  ///
  /// - Returns: False for a key that does not move.
  mutating func move(_ key: Key, in list: [Element]) -> Bool {
    let now = row(in: list) ?? 0
    guard let target = key.row(from: now, of: list.count, page: viewport.height) else {
      return false
    }
    row = max(min(target, list.count - 1), 0)
    id = list.isEmpty ? nil : list[row].id
    return true
  }
}
