import Destinations
import Foundation
import Testing

/// Trees so large that recursion along them would overflow the stack of a thread.
///
/// Whole trees stand in no expectation here, because a failed one would print them.
@Suite struct PresentationTreeSizeTests {
  private static let many = 30_000

  /// A base with that many sheets, each on the one before.
  private static let sheets = Result {
    var tree = try TextTree("base #1")
    try tree.apply(.path((0..<many).map { _ in .sheet(.screen("sheet")) }))
    return tree
  }

  /// A stack with that many places on its path.
  private static let stack = TextTree(
    root: .stack("list", path: (0..<many).map { .screen("\($0)") }))

  @Test func `a stack comes with 30,000 places on its path`() throws {
    let tree = Self.stack
    #expect((tree.count, tree.current) == (Self.many + 1, "\(Self.many - 1)"))
    expectEqual(tree.violations(), [])
    // a path of 30,000 places is printed
    expectEqual(tree.shape.utf8.count { $0 == 10 }, Self.many)
  }

  @Test func `30,000 pushes are one change, and leave as one`() throws {
    var tree = try TextTree("> list stack #1")
    let empty = tree
    try tree.apply(.path((0..<Self.many).map { .push(.screen("\($0)")) }))
    expectEqual(tree.count(of: .path, in: place(1)), Self.many)
    try tree.apply(.reveal(id: place(1)))
    let isEmpty = tree == empty
    #expect(isEmpty)
  }

  @Test func `30,000 nested sheets are shown, left one by one and left at once`() throws {
    var tree = try Self.sheets.get()
    let top = try require(tree.currentID)
    #expect(tree.visibleIDs == [top] && tree.isVisible(id: top))
    try tree.apply(.dismissSheet)
    expectEqual(tree.count, Self.many)
    try tree.apply(.toNearest("base"))
    expectEqual(tree.count, 1)
  }

  @Test func `30,000 nested sheets are compared, checked, and revealed`() throws {
    var tree = try Self.sheets.get()
    // 30,000 nested sheets are compared and checked
    let copy = tree
    let isSound = tree == copy && tree.violations().isEmpty
    #expect(isSound)
    // a place within 30,000 nested sheets is revealed
    let plan = try tree.plan(.reveal(id: #require(tree.currentID)))
    try tree.apply(.reveal(id: place(1)))
    #expect(plan.isEmpty)
    expectEqual(tree.count, 1)
  }
}
