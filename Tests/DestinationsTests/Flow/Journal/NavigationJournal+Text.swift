@testable import Destinations

extension NavigationJournal {
  /// The changes of each transition, one per line; places are written by their numbers and routes.
  var text: String {
    entries.map { entry in
      "\(entry.cause.rawValue): " + entry.changes.map(\.text).joined(separator: ", ")
    }.joined(separator: "\n")
  }
}

extension NavigationJournal.Change {
  fileprivate var text: String {
    let spot = [of.map(String.init) ?? "root", slot].compactMap(\.self)
    let text = { (items: [NavigationJournal.Item]) in items.map(\.text).joined(separator: ", ") }
    let parts =
      [leaving.map { "-(\(text($0)))" }, arriving.map { "+(\(text($0)))" }].compactMap(\.self)
    let arrangements = [was, now].compactMap { $0?.text }.joined(separator: " -> ")
    return (spot + parts + [arrangements]).filter { !$0.isEmpty }.joined(separator: " ")
      + (isBeneath == true ? " beneath" : "")
  }
}

extension NavigationJournal.Arrangement {
  fileprivate var text: String {
    let words = [tabs.map { "\($0)" }, focus.map { "on \($0)" }, isPassive.map { _ in "passive" }]
    return "[\(words.compactMap(\.self).joined(separator: " "))]"
  }
}

extension NavigationJournal.Item {
  fileprivate var text: String {
    var words = ["\(number)", place.map { $0.route.rawValue } ?? "?"]
    if let content = place?.content { words.append("\(content)") }
    if let parent = row.parent { words.append("in \(parent) \(row.slot ?? "?")") }
    if let slots = row.slots { words.append("\(slots)") }
    if let focus = row.focus { words.append("on \(focus)") }
    if row.isPassive { words.append("passive") }
    if let sheet = row.sheet { words.append(sheet.style.rawValue) }
    return words.joined(separator: " ")
  }
}
