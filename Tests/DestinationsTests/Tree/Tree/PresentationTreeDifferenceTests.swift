import DestinationsTesting
import Foundation
import Testing

@testable import Destinations

struct PresentationTreeDifferenceTests {
  /// Expects the difference between two trees, all as text.
  private func check(
    _ old: String, _ new: String, becomes wanted: String?, line: Int = #line
  ) throws {
    let difference = try TextTree(old).difference(to: TextTree(new)) { $0 }
    expectEqual(difference, wanted, "line \(line)")
  }

  @Test func `a tree difference shows changed lines and folds unchanged ones`() throws {
    // equal trees have no difference
    do {
      let text = PresentationTreeTextTests.everything
      try check(text, text, becomes: nil)
    }
    // a changed line is shown with its neighbours
    try check(
      """
      list stack #1
        one #2
        two #3
        three #4
      """,
      """
      list stack #1
        one #2
        other #3
        three #4
      """,
      becomes: """
          list stack #1
            one #2
        -   two #3
        +   other #3
            > three #4
        """)
    // long runs of unchanged lines are folded
    do {
      let lines = (2...9).map { "  place\($0) #\($0)" }
      let old = (["list stack #1"] + lines).joined(separator: "\n")
      var changed = lines
      changed[0] = "  first #2"
      changed[7] = "  last #9"
      let new = (["list stack #1"] + changed).joined(separator: "\n")
      try check(
        old, new,
        becomes: """
            list stack #1
          -   place2 #2
          +   first #2
              place3 #3
            … 4 unchanged
              place8 #8
          -   > place9 #9
          +   > last #9
          """)
    }
    // unchanged lines at both ends are folded up to the one beside the change
    do {
      let lines = (2...12).map { "  place\($0) #\($0)" }
      let old = (["list stack #1"] + lines).joined(separator: "\n")
      let new = old.replacing("place6", with: "other")
      try check(
        old, new,
        becomes: """
            … 4 unchanged
              place5 #5
          -   place6 #6
          +   other #6
              place7 #7
            … 5 unchanged
          """)
    }
  }

  @Test func `any difference between two trees is shown in the caller's words`() throws {
    // trees that differ only in identifiers differ in one line of text
    try check(
      "list #1", "list #2", becomes: "The same shape; only identifiers differ.")
    // beside an empty tree, every line is new
    try check("", "list stack #1\n  note #2", becomes: "+ list stack #1\n+   > note #2")
    try check("list #1", "", becomes: "- > list #1")
    // the difference is shown in the caller's words
    do {
      let text = try TextTree("list #1").difference(to: TextTree("tags #1")) { $0.uppercased() }
      expectEqual(text, "- > LIST #1\n+ > TAGS #1")
    }
  }

  @Test(arguments: 1...(TestScale.isFull ? 200 : 10))
  func `the marked lines of a difference turn the old text into the new`(seed: UInt64) {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for _ in 0..<30 {
      let old = tree.description
      try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree))
      let lines = TextDifference(old, tree.description).lines
      let before = lines.filter { $0.mark != "+" }.map(\.text).joined(separator: "\n")
      let after = lines.filter { $0.mark != "-" }.map(\.text).joined(separator: "\n")
      expectEqual([before, after], [old, tree.description], "seed \(seed)")
    }
  }

  @Test(arguments: 201...(TestScale.isFull ? 400 : 210))
  func `folding omits only unchanged lines and counts them`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for _ in 0..<30 {
      let old = tree.description
      try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree))
      let difference = TextDifference(old, tree.description)
      let folded = difference.folded.split(separator: "\n")
      let marked = folded.filter { $0.first != " " }
      let expected = difference.lines.filter { $0.mark != " " }.map { "\($0.mark) \($0.text)" }
      expectEqual(marked.map(String.init), expected, "seed \(seed)")
      let counted = folded.filter { $0.hasPrefix("  … ") }
        .map { Int($0.dropFirst(4).prefix { $0 != " " }) ?? 0 }
      let told = folded.count - counted.count + counted.reduce(0, +)
      expectEqual(told, difference.lines.count, "seed \(seed)")
    }
  }

  @Test func `a difference contains all lines of both texts, even if long or similar`() {
    for seed in 1...UInt64(TestScale.count(500)) {
      var random = SeededRandom(seed: seed)
      let kinds = [3, 50, 5_000][Int(seed % 3)]
      var old = (0..<random.below(600)).map { _ in "line \(random.below(kinds))" }
      let whole = old
      for _ in 0..<random.below(40) where !old.isEmpty {
        let index = random.below(old.count)
        if random.chance(50) { old.remove(at: index) } else { old.swapAt(0, index) }
      }
      let lines = TextDifference(whole.joined(separator: "\n"), old.joined(separator: "\n")).lines
      let (left, right) = (lines.filter { $0.mark != "+" }, lines.filter { $0.mark != "-" })
      expectEqual(left.map { String($0.text) }, whole, "seed \(seed)")
      expectEqual(right.map { String($0.text) }, old, "seed \(seed)")
    }
    // Small changes in long texts are shown separately, also between similar lines.
    let before = (0..<4_000).map { $0 % 2 == 0 ? "a\($0)" : "alike" }
    for changes in [[0, 1_700, 3_998], [1_700, 1_702]] {
      var changed = before
      for line in changes { changed[line] = "b\(line)" }
      let few = TextDifference(before.joined(separator: "\n"), changed.joined(separator: "\n"))
      expectEqual(few.lines.filter { $0.mark != " " }.count, 2 * changes.count)
    }
    // Texts without common lines, for which the shortest difference would take sixty million comparisons.
    let other = TextDifference(
      (0..<4_000).map { "a\($0)" }.joined(separator: "\n"),
      (0..<4_000).map { "b\($0)" }.joined(separator: "\n"))
    expectEqual(other.lines.count, 8_000)
  }
}
