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
    let place = of.map(String.init) ?? "root"
    switch verb {
    case .places: return places
    case .select: return "\(place) selects \(slot ?? "none"), was \(was ?? "none")"
    case .order: return "\(place) orders \(names ?? []), were \(wereNames ?? [])"
    case .passivity: return "\(place) is \(isPassive == true ? "passive" : "active")"
    }
  }

  private var places: String {
    let tab = tabIndex.map { " at \($0)" } ?? ""
    let spot = (of.map { "\($0) \(slot ?? "?")" } ?? "root") + tab
    let text = { (items: [NavigationJournal.Item]) in items.map(\.text).joined(separator: ", ") }
    let parts =
      (leaving ?? []).map { "-(\(text($0)))" } + (arriving ?? []).map { "+(\(text($0)))" }
    return ([spot] + parts).joined(separator: " ") + (isBeneath == true ? " beneath" : "")
  }
}

extension NavigationJournal.Item {
  fileprivate var text: String {
    var words = ["\(number)", place.map { $0.route.rawValue } ?? "?"]
    if let content = place?.content { words.append("\(content)") }
    if let kind { words.append(kind) }
    if let parent = row.parent { words.append("in \(parent) \(row.slot ?? "?")") }
    if let slots = row.slots { words.append("\(slots)") }
    if let focus = row.focus { words.append("on \(focus)") }
    if row.isPassive { words.append("passive") }
    if let sheet = row.sheet { words.append(sheet.style.rawValue) }
    return words.joined(separator: " ")
  }
}
