/// The differences between a walk and an approved map.
struct MapDifference {
  private var changed: [String] = []
  private var lost: [String] = []
  private var added: [String] = []
  private var unreached: [String] = []
  private let isComplete: Bool

  init(from map: ApprovedMap, to walked: WalkedMap) {
    isComplete = walked.isComplete
    let approved = Set(map.effects.keys.map(\.context))
    // The rows nearest to the start come first: others often differ because of them.
    let rows = walked.rows.sorted { ($0.value.way.count, $0.key) < ($1.value.way.count, $1.key) }
    for (key, row) in rows {
      let before = map.effects[key] ?? walked.usualEffect(of: row, in: map)
      if before == row.effect { continue }
      let steps = row.way.map(\.description).joined(separator: ", ")
      let by = row.way.count > 1 ? "\n    by: \(steps)" : ""
      if let before, approved.contains(key.context) {
        changed.append(
          "\(key.context)\n  \(key.action)\n    before: \(before)\n    after:  \(row.effect)\(by)")
      } else if walked.usualEffect(of: row) != row.effect {
        added.append("\(key.context)\n  \(key.action)\(ApprovedMap.arrow)\(row.effect)")
      }
    }
    var missing: [(context: String, count: Int)] = []
    for key in map.effects.keys.sorted() where walked.rows[key] == nil {
      if isComplete && walked.contexts.contains(key.context) {
        lost.append("\(key.context)\n  \(key.action)\n    before: \(map.effects[key] ?? "")")
      } else if let last = missing.last, last.context == key.context {
        missing[missing.count - 1].count += 1
      } else {
        missing.append((key.context, 1))
      }
    }
    unreached = missing.map { "\($0.context)\n  rows: \($0.count)" }
  }

  /// Whether there is no difference.
  var isEmpty: Bool { (changed + lost + added + unreached).isEmpty }

  /// Returns the differences in about one screen of text.
  func text(path: String) -> String {
    let kinds = [
      ("changed", changed), ("no longer possible", lost), ("not in the map", added),
      ("not reached again", unreached),
    ].filter { !$0.1.isEmpty }
    let counts = kinds.map { "\($0.1.count) \($0.0)" }.joined(separator: ", ")
    let limit = isComplete ? "" : "\nThe walk ended at its limit of states, which may be raised."
    let parts = kinds.map { name, items in
      let rest = items.count > 4 ? ["and \(items.count - 4) more"] : []
      return ([name.uppercased()] + items.prefix(4) + rest).joined(separator: "\n")
    }
    return """
      the app differs from the approved map \(path): \(counts)\(limit)
      \(parts.joined(separator: "\n"))
      To fix: correct the app, or approve what it does with DESTINATIONS_APPROVE=1
      """
  }
}
