import XCTest

@testable import Destinations

/// The most important rules of planning, as tests for XCTest.
final class TreePlannerXCTests: TimedTestCase {
  func testRefusedMoveLeavesTheTreeEqual() throws {
    for move in MoveSamples.naming(place(9)) {
      XCTAssertEqual(try refusal(of: move, on: "list stack #1\n  note #2")?.code, .targetGone)
    }
  }

  func testPathIsAllOrNothing() throws {
    var tree = try TextTree("> list stack #1")
    let path = TextMove.path([.push(.screen("one")), .tab(name: "a"), .push(.screen("two"))])
    XCTAssertThrowsError(try tree.apply(path)) { error in
      XCTAssertEqual((error as? DestinationError)?.code, .noTabBar)
      XCTAssertEqual((error as? DestinationError)?.pathIndex, 1)
    }
    XCTAssertEqual(tree.description, "> list stack #1")
  }

  func testDoubleSelectionOfATabChangesNothing() throws {
    let tree = try TextTree("home tabs selected=a\n  tab a: list\n  tab b: tags")
    XCTAssertTrue(try tree.plan(.tab(name: "a")).isEmpty)
    XCTAssertFalse(try tree.plan(.tab(name: "b")).isEmpty)
  }
}
