@testable import Destinations

extension NavigationJournal {
  /// The changes of each transition, one a line; places are written by their numbers and routes.
  var text: String {
    entries.map { entry in
      "\(entry.cause.rawValue): " + entry.changes.map(\.text).joined(separator: ", ")
    }.joined(separator: "\n")
  }
}

extension NavigationJournal.Change {
  fileprivate var text: String {
    switch self {
    case .places(let exchange): exchange.text
    case .select(let slot, let old, let number): "\(number) selects \(slot.word), was \(old.word)"
    case .order(let names, let old, let number): "\(number) orders \(names), were \(old)"
    case .passivity(let isPassive, let number): "\(number) is \(isPassive ? "passive" : "active")"
    }
  }
}

extension NavigationJournal.Exchange {
  fileprivate var text: String {
    let tab = tabIndex.map { " at \($0)" } ?? ""
    let spot = (parent.map { "\($0) \(slot.snapshotWord)" } ?? "root") + tab
    let parts = leaving.map { "-(\($0.text))" } + arriving.map { "+(\($0.text))" }
    return ([spot] + parts).joined(separator: " ") + (isOnTop ? "" : " beneath")
  }
}

extension NavigationJournal.Part {
  fileprivate var text: String { items.map(\.text).joined(separator: ", ") }
}

extension NavigationJournal.Item {
  fileprivate var text: String {
    var words = ["\(number)", place.map { $0.route.rawValue } ?? "?"]
    if let content = place?.content { words.append("\(content)") }
    if let kind = kind.word { words.append(kind) }
    if let parent { words.append("in \(parent) \(slot.snapshotWord)") }
    if !slots.isEmpty { words.append("\(slots.map(\.snapshotWord))") }
    if let focus { words.append("on \(focus.snapshotWord)") }
    if isPassive { words.append("passive") }
    if let sheet { words.append(sheet.style.rawValue) }
    return words.joined(separator: " ")
  }
}

extension SlotName? {
  fileprivate var word: String { self?.snapshotWord ?? "none" }
}
