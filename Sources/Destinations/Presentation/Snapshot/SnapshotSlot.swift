/// The slots of a place as text in a snapshot, and as the words of a tree's text.
extension SlotName {
  /// The word for the embedded flow of a place; it is not a slot of the tree.
  static let flowWord = "flow"

  /// The slot as text.
  var snapshotWord: String {
    let (kind, name) = words
    return name.map { "\(kind):\($0)" } ?? kind
  }

  /// Parses a slot; nil if the text is not a slot.
  init?(snapshotWord text: String) {
    let words = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(words: words.map { String($0) })
  }

  /// Creates the slot that some words name, such as `tab notes`; nil if they name none.
  package init?(words: [String]) {
    switch (words.first, words.dropFirst().first, words.count) {
    case ("sheet", _, 1): self = .sheet
    case ("attached", _, 1): self = .attached
    case ("path", _, 1): self = .path
    case ("tab", let name?, 2): self = .tab(name: name)
    case ("column", let name?, 2):
      guard let column = SplitViewColumn(rawValue: name) else { return nil }
      self = .column(column)
    case ("child", let name?, 2):
      guard let number = Int(name), Self.childNumbers.contains(number) else { return nil }
      self = .child(number: number)
    default: return nil
    }
  }
}
