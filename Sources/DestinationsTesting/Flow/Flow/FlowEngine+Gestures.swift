internal import Destinations

/// The places that the user can reach with the controls of the system.
extension FlowEngine {
  /// Returns the nearest tab bar, split view or group at or above the current place.
  func nearestContainer(_ kind: NodeKind) -> DestinationID? {
    shownTree.currentID.flatMap { shownTree.nearest(kind, from: $0) }
  }

  /// Returns the focused slot of a place.
  func focus(of id: DestinationID) -> SlotName? { shownTree.node(id: id)?.focus }

  /// Whether the user can go back from the current place.
  var canGoBack: Bool { shownTree.currentID.map { shownTree.canGoBack(from: $0) } ?? false }

  /// The place that going back from the current place removes, and the one that it reveals; nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* places on the stack; ask ``canGoBack`` where that is enough.
  var goingBack: (top: DestinationID, beneath: DestinationID)? {
    guard let id = shownTree.currentID, shownTree.canGoBack(from: id),
      let stack = shownTree.nearestStack(from: id)
    else { return nil }
    let path = shownTree.members(of: stack.slot, in: stack.id)
    return path.last.map { ($0, path.dropLast().last ?? stack.id) }
  }

  /// The bottom of the sheet that the current place is in, and its presenter.
  var sheet: (bottom: DestinationID, presenter: DestinationID)? {
    shownTree.currentID.flatMap(shownTree.sheet)
  }

  /// The bottom of the sheet around the current place, if the user may drag it down.
  var draggableSheet: DestinationID? {
    guard let sheet, mayDrag(sheetWith: sheet.bottom) else { return nil }
    return sheet.bottom
  }
}
