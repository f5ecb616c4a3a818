/// The slots of a place as text in a snapshot.
extension SlotName {
  /// The word for the embedded flow of a place; it is not a slot of the tree.
  static let flowWord = "flow"

  /// The slot as text.
  var snapshotWord: String {
    switch self {
    case .path: "path"
    case .tab(let name): "tab:\(name)"
    case .column(let column): "column:\(column.rawValue)"
    case .child(let number): "child:\(number)"
    case .attached: "attached"
    case .sheet: "sheet"
    }
  }

  /// Parses a slot; nil if the text is not a slot.
  init?(snapshotWord word: String) {
    switch word {
    case "path": self = .path
    case "attached": self = .attached
    case "sheet": self = .sheet
    default:
      guard let colon = word.firstIndex(of: ":") else { return nil }
      let value = String(word[word.index(after: colon)...])
      switch word[..<colon] {
      case "tab": self = .tab(name: value)
      case "column":
        guard let column = SplitViewColumn(rawValue: value) else { return nil }
        self = .column(column)
      case "child":
        guard let number = Int(value), Self.childNumbers.contains(number) else { return nil }
        self = .child(number: number)
      default: return nil
      }
    }
  }
}
