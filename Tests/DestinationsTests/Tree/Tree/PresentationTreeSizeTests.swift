import DestinationsTesting
import Foundation
import Testing

@testable import Destinations

/// Trees so large that recursion along them would overflow the stack of a thread.
///
/// They are created, read and released on threads with a small stack. Whole trees are in no expectation here, because a
/// failed one would print them.
struct PresentationTreeSizeTests {
  private static let many = 4_000

  /// A base with that many sheets, each on the one before.
  private static func sheets() throws -> TextTree {
    var tree = try TextTree("base #1")
    try tree.apply(.path((0..<many).map { _ in .sheet(.screen("sheet")) }))
    return tree
  }

  @Test func `a stack is created with thousands of places on its path`() async throws {
    let (count, current, violations, lines) = try await onSmallStack {
      let tree = try TextTree(
        root: .stack("list", path: (0..<Self.many).map { .screen("\($0)") }))
      // a path of thousands of places is printed
      let lines = tree.shape.utf8.count { $0 == 10 }
      return (tree.count, tree.current, tree.violations(), lines)
    }
    expectEqual([count, lines], [Self.many + 1, Self.many])
    expectEqual(current, "\(Self.many - 1)")
    expectEqual(violations, [])
  }

  @Test func `thousands of pushes are one change and are removed as one`() async throws {
    let (count, isEmpty) = try await onSmallStack {
      var tree = try TextTree("> list stack #1")
      let empty = tree
      try tree.apply(.path((0..<Self.many).map { .push(.screen("\($0)")) }))
      let count = tree.count(of: .path, in: place(1))
      try tree.apply(.reveal(id: place(1)))
      return (count, tree == empty)
    }
    expectEqual(count, Self.many)
    #expect(isEmpty)
  }

  /// Kinds of places, each with one place inside it.
  private static let containers: [@Sendable (TextPlace) -> TextPlace] = [
    { .stack("s", path: [$0]) }, { .stack("s", keeping: $0) }, { .tabs("t", [("a", $0)]) },
    { .split("s", [.sidebar: $0]) }, { .group("g", [$0]) },
  ]

  @Test func `a single blueprint adds thousands of nested places`() async throws {
    for (index, contain) in Self.containers.enumerated() {
      let many = index == 0 ? Self.many : Self.many / 4
      let (counts, violations, isSame) = try await onSmallStack {
        var deep = TextPlace.screen("innermost")
        for _ in 0..<many { deep = contain(deep) }
        var tree = try TextTree(root: .stack("base"))
        try tree.apply(.path([.push(deep), .sheet(deep)]))
        let plan = try tree.plan(.replaceRoot(deep))
        tree.commit(plan)
        return (
          [plan.arrivals.count, plan.departures.count, tree.count], tree.violations(),
          tree.rootID.flatMap(tree.node)?.kind == deep.kind
        )
      }
      expectEqual(counts, [many + 1, 2 * many + 3, many + 1])
      expectEqual(violations, [])
      #expect(isSame)
    }
  }

  @Test func `paths and tree texts can be nested deeply`() async throws {
    // The compiler releases nested moves recursively, so these are not on a small stack.
    var move = TextMove.push(.screen("pushed"))
    for _ in 0..<Self.many { move = .path([move]) }
    var tree = try TextTree("list stack #1")
    try tree.apply(move)
    expectEqual(tree.shape, "list stack\n  > pushed")
    for _ in 0..<Self.many { move = .showing(move, from: place(1)) }
    try tree.apply(move)
    expectEqual(tree.count, 3)
    // an empty path is refused, however deep it is
    move = .path([])
    for _ in 0..<Self.many { move = .path([.stay, move]) }
    expectError(.emptyPath) { try tree.apply(move) }
    // a text is read line by line
    let depths = try await onSmallStack {
      let lines = (0..<1_000).map { String(repeating: "  ", count: $0) + "s stack" }
      let deep = try PresentationTree<String>(parsing: lines.joined(separator: "\n")) { $0 }
      var (depth, next) = (0, deep.currentID)
      while let id = next { (depth, next) = (depth + 1, deep.parentID(of: id)) }
      return [deep.count, depth]
    }
    expectEqual(depths, [1_000, 1_000])
  }

  @Test func `thousands of nested sheets are shown, and leave singly or together`() async throws {
    let (isShown, counts) = try await onSmallStack {
      var tree = try Self.sheets()
      let top = tree.currentID
      let isShown = tree.visibleIDs == [top] && top.map(tree.isVisible(id:)) == true
      try tree.apply(.dismissSheet)
      let left = tree.count
      try tree.apply(.toNearest("base"))
      return (isShown, [left, tree.count])
    }
    #expect(isShown)
    expectEqual(counts, [Self.many, 1])
  }

  @Test func `thousands of nested sheets are compared, checked, and revealed`() async throws {
    let (isSound, isRevealed, count) = try await onSmallStack {
      var tree = try Self.sheets()
      // thousands of nested sheets are compared and checked
      let copy = tree
      let isSound = tree == copy && tree.violations().isEmpty
      // a place within thousands of nested sheets is revealed
      let plan = try tree.plan(.reveal(id: tree.currentID ?? place(1)))
      try tree.apply(.reveal(id: place(1)))
      return (isSound, plan.isEmpty, tree.count)
    }
    expectEqual([isSound, isRevealed], [true, true])
    expectEqual(count, 1)
  }
}
