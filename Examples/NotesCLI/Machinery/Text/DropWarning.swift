/// Makes a key that drops a text do so only at the second stroke: elsewhere the key may only leave.
struct DropWarning {
  private var isTold = false

  /// Takes note of a key that was pressed where something is written.
  ///
  /// - Throws: A complaint if the key would drop a text without the user having been told by the key before, which
  ///   was the same or the one that goes back.
  mutating func check(_ key: Key, isUnsaved: Bool) throws(Complaint) {
    let isTold = isTold
    self.isTold = key == .control("x") || key == .escape
    guard key == .control("x"), isUnsaved, !isTold else { return }
    throw Complaint("Not saved: save (^S) keeps the text, ^X once more drops it.")
  }
}
