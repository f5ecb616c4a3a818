/// Asks for a second stroke of the key that drops a text, because elsewhere the key may only leave.
struct DropWarning {
  private var isTold = false

  /// Checks a key that was pressed in an editor.
  ///
  /// - Throws: A complaint if the key would drop a text, and the key before was neither the same nor the one that goes
  ///   back.
  mutating func check(_ key: Key, isUnsaved: Bool) throws(Complaint) {
    let isTold = isTold
    self.isTold = key == .control("x") || key == .escape
    guard key == .control("x"), isUnsaved, !isTold else { return }
    throw Complaint("Not saved: save (^S) keeps the text, ^X once more drops it.")
  }
}
