import Destinations
import Foundation
import Testing

/// Trees so large that recursion along them would overflow the stack of a thread.
///
/// They are made, read and left on threads with a small stack. Whole trees stand in no expectation here,
/// because a failed one would print them.
struct PresentationTreeSizeTests {
  private static let many = 4_000

  /// Returns what work comes to on a thread with a stack of a quarter of a megabyte.
  private func onSmallStack<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result(catching: work)) }
      thread.stackSize = 1 << 18
      thread.start()
    }
  }

  /// A base with that many sheets, each on the one before.
  private static func sheets() throws -> TextTree {
    var tree = try TextTree("base #1")
    try tree.apply(.path((0..<many).map { _ in .sheet(.screen("sheet")) }))
    return tree
  }

  @Test func `a stack comes with thousands of places on its path`() async throws {
    let (count, current, violations, lines) = try await onSmallStack {
      let tree = TextTree(
        root: .stack("list", path: (0..<Self.many).map { .screen("\($0)") }))
      // a path of thousands of places is printed
      let lines = tree.shape.utf8.count { $0 == 10 }
      return (tree.count, tree.current, tree.violations(), lines)
    }
    expectEqual([count, lines], [Self.many + 1, Self.many])
    expectEqual(current, "\(Self.many - 1)")
    expectEqual(violations, [])
  }

  @Test func `thousands of pushes are one change, and leave as one`() async throws {
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

  @Test func `thousands of nested sheets are shown, left one by one and left at once`() async throws
  {
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
