/// Divides a map into parts between which there is no way back.
struct GraphParts {
  typealias Ways = [String: Set<String>]

  private let ways: Ways
  private let reversed: Ways

  init(_ ways: Ways) {
    self.ways = ways
    var reversed: Ways = [:]
    for (origin, targets) in ways {
      for target in targets { reversed[target, default: []].insert(origin) }
    }
    self.reversed = reversed
  }

  /// Returns everything that can be reached, including the starts.
  static func reach(from starts: [String], by ways: Ways) -> Set<String> {
    var reached = Set(starts)
    var waiting = starts
    while let next = waiting.popLast() {
      for place in ways[next, default: []] where reached.insert(place).inserted {
        waiting.append(place)
      }
    }
    return reached
  }

  /// Returns the parts in which every place leads to every other one, each sorted, and whether no
  /// way leads out.
  func parts(among places: [String]) -> [(places: [String], isClosed: Bool)] {
    var parts: [(places: [String], isClosed: Bool)] = []
    var settled: Set<String> = []
    for place in places where !settled.contains(place) {
      let ahead = Self.reach(from: [place], by: ways)
      let part = ahead.intersection(Self.reach(from: [place], by: reversed))
      parts.append((part.sorted(), part.count == ahead.count))
      settled.formUnion(part)
    }
    return parts
  }
}
