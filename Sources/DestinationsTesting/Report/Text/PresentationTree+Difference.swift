public import Destinations

extension PresentationTree {
  /// Returns the difference to another tree as text: `-` for lines only in this tree, `+` for lines
  /// only in the other one.
  ///
  /// One unchanged line is shown next to each change, and a count for the others. If only
  /// identifiers differ, this is said in one line.
  /// - Returns: The difference; nil if both trees have the same text.
  /// - Complexity: O(*n* log *n*) for *n* lines.
  public func difference(to other: Self, payload: (Payload) -> String) -> String? {
    let old = text(payload: payload)
    let new = other.text(payload: payload)
    guard old != new else { return nil }
    let sameShape =
      text(showsIDs: false, payload: payload) == other.text(showsIDs: false, payload: payload)
    return sameShape ? "The same shape; only identifiers differ." : TextDifference(old, new).folded
  }
}
