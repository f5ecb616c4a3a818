import Foundation
import Testing

@testable import Destinations

@Suite struct PresentationTreeDifferenceTests {
  private func difference(_ old: String, _ new: String) throws -> String? {
    try TextTree(old).difference(to: TextTree(new)) { $0 }
  }

  @Test func `equal trees have no difference`() throws {
    let text = PresentationTreeTextTests.everything
    #expect(try difference(text, text) == nil)
  }

  @Test func `a changed line is told with its neighbours`() throws {
    let text = try difference(
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
      """)
    #expect(
      text == """
          list stack #1
            one #2
        -   two #3
        +   other #3
            > three #4
        """)
  }

  @Test func `long runs of unchanged lines are folded`() throws {
    let lines = (2...9).map { "  place\($0) #\($0)" }
    let old = (["list stack #1"] + lines).joined(separator: "\n")
    var changed = lines
    changed[0] = "  first #2"
    changed[7] = "  last #9"
    let new = (["list stack #1"] + changed).joined(separator: "\n")
    #expect(
      try difference(old, new) == """
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

  @Test func `unchanged lines at both ends are folded up to the one beside the change`() throws {
    let lines = (2...12).map { "  place\($0) #\($0)" }
    let old = (["list stack #1"] + lines).joined(separator: "\n")
    let new = old.replacing("place6", with: "other")
    #expect(
      try difference(old, new) == """
          … 4 unchanged
            place5 #5
        -   place6 #6
        +   other #6
            place7 #7
          … 5 unchanged
        """)
  }

  @Test func `trees that differ in identifiers alone are told apart in a line`() throws {
    let text = try difference("list #1", "list #2")
    #expect(text == "The same shape; only identifiers differ.")
  }

  @Test func `a tree is all new beside an empty one`() throws {
    #expect(try difference("", "list stack #1\n  note #2") == "+ list stack #1\n+   > note #2")
    #expect(try difference("list #1", "") == "- > list #1")
  }

  @Test func `the difference is told in the caller's words`() throws {
    let text = try TextTree("list #1").difference(to: TextTree("tags #1")) { $0.uppercased() }
    #expect(text == "- > LIST #1\n+ > TAGS #1")
  }

  @Test(arguments: 1...20)
  func `the marked lines lead from the old text to the new one`(seed: UInt64) {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for _ in 0..<30 {
      let old = tree.description
      try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree))
      let lines = TextDifference(old, tree.description).lines
      let before = lines.filter { $0.mark != "+" }.map(\.text).joined(separator: "\n")
      let after = lines.filter { $0.mark != "-" }.map(\.text).joined(separator: "\n")
      #expect(before == old, "seed \(seed)")
      #expect(after == tree.description, "seed \(seed)")
    }
  }

  @Test(arguments: 21...40)
  func `folding leaves out unchanged lines alone, and counts them`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for _ in 0..<30 {
      let old = tree.description
      try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree))
      let difference = TextDifference(old, tree.description)
      let folded = difference.folded.split(separator: "\n")
      let marked = folded.filter { $0.first != " " }
      let expected = difference.lines.filter { $0.mark != " " }.map { "\($0.mark) \($0.text)" }
      #expect(marked.map(String.init) == expected, "seed \(seed)")
      let counted = folded.filter { $0.hasPrefix("  … ") }
        .map { Int($0.dropFirst(4).prefix { $0 != " " }) ?? 0 }
      let told = folded.count - counted.count + counted.reduce(0, +)
      #expect(told == difference.lines.count, "seed \(seed)")
    }
  }
}
