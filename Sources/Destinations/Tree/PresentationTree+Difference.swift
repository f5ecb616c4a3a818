extension PresentationTree {
  /// Returns the difference to another tree as text: `-` is only here, `+` only there.
  ///
  /// One unchanged line is shown beside each change; where more than one is left out, a count stands
  /// for them. Trees that differ in identifiers alone are told apart in one line.
  /// - Returns: Nil if both have the same text.
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
