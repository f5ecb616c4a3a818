/// The slots of a place as text in a snapshot.
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
    let colon = text.firstIndex(of: ":")
    let name = colon.map { String(text[text.index(after: $0)...]) }
    switch (colon.map { text[..<$0] } ?? text[...], name) {
    case ("path", nil): self = .path
    case ("tab", let name?): self = .tab(name: name)
    case ("column", let name?):
      guard let column = SplitViewColumn(rawValue: name) else { return nil }
      self = .column(column)
    case ("child", let name?):
      guard let number = Int(name), Self.childNumbers.contains(number) else { return nil }
      self = .child(number: number)
    case ("attached", nil): self = .attached
    case ("sheet", nil): self = .sheet
    default: return nil
    }
  }
}
