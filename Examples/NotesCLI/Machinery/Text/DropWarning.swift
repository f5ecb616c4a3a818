/// Asks for a second press of the key that discards a text, because elsewhere the key only leaves.
struct DropWarning {
  private var isTold = false

  /// Checks a key that was pressed in an editor.
  ///
  /// - Throws: A complaint if the key would discard a text, unless this key or the one that goes back was pressed
  ///   just before.
  mutating func check(_ key: Key, isUnsaved: Bool) throws(Complaint) {
    let isTold = isTold
    self.isTold = key == .control("x") || key == .escape
    guard key == .control("x"), isUnsaved, !isTold else { return }
    throw Complaint("Not saved: save (^S) keeps the text, ^X once more drops it.")
  }
}
