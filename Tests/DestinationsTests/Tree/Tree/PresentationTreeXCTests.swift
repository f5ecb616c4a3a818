import Destinations
import DestinationsTesting
import XCTest

/// The navigation of a small app, under XCTest.
final class PresentationTreeXCTests: TimedTestCase {
  func testTreeListsThePresentedPlaces() throws {
    var tree = try PresentationTree(
      root: .tabs(
        "home", [(name: "notes", root: .stack("list")), (name: "tags", root: .screen("tags"))]))
    try tree.apply(.push(.screen("note")))
    try tree.apply(.sheet(.screen("compose")))
    XCTAssertEqual(
      tree.shape,
      """
      home tabs selected=notes
        tab notes: list stack
          note
            sheet: > compose
        tab tags: tags
      """)
    XCTAssertEqual(tree.visible, ["home", "compose"])
    XCTAssertEqual(tree.violations(), [])
  }

  func testTextIsReadBack() throws {
    let tree = try TextTree(PresentationTreeTextTests.everything)
    XCTAssertEqual(tree.description, PresentationTreeTextTests.everything)
  }

  func testKeptCopyIsUnaffected() throws {
    var tree = try TextTree("list stack #1")
    let copy = tree
    try tree.apply(.push(.screen("note", id: place(2))))
    XCTAssertEqual(copy.description, "> list stack #1")
    XCTAssertEqual(
      copy.difference(to: tree) { $0 }, "- > list stack #1\n+ list stack #1\n+   > note #2")
  }
}
