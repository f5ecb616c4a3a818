import Destinations
import Foundation
import Testing

/// Making trees and keeping copies of them.
struct PresentationTreeTests {
  @Test func `a tree begins empty, or with a root and its contents`() throws {
    let tree = try TextTree(root: .stack("list", path: [.screen("note")]))
    expectEqual([TextTree().shape, tree.shape], ["", "list stack\n  > note"])
    expectEqual(tree.violations(), [])
  }

  @Test func `a copy of a tree and its original do not affect each other`() throws {
    // a kept copy is unaffected by later changes
    var tree = try TextTree(PresentationTreeTextTests.everything)
    let copy = tree
    try tree.apply(.remove(id: place(3)))
    try tree.apply(.push(.screen("new", id: place(3))), from: place(2))
    expectEqual(copy.description, PresentationTreeTextTests.everything)
    expectEqual([copy, tree].map { $0.name(place(3)) }, ["note", "new"])
    // a change of a copy leaves the original unchanged
    let original = try TextTree("list stack #1")
    var changed = original
    try changed.apply(.push(.screen("note")))
    expectEqual(original.description, "> list stack #1")
  }

  @Test func `identifiers and positions of places that left are reused`() throws {
    // an identifier can be used again once its place has left
    var tree = try TextTree("list stack #1\n  note #2")
    try tree.apply(.goBack)
    try tree.apply(.push(.screen("other", id: place(2))))
    expectEqual(tree.description, "list stack #1\n  > other #2")
    // positions of places that left are used again without mixing up payloads
    for round in 0..<50 {
      try tree.apply(.path((0..<3).map { .push(.screen("\(round).\($0)")) }))
      try tree.apply(.moveToPlace(id: place(1)))
    }
    try tree.apply(.path([.push(.screen("one")), .goBack, .push(.screen("two"))]))
    expectEqual(tree.shape, "list stack\n  > two")
    expectEqual(tree.violations(), [])
  }

  @Test func `a root that breaks a rule of trees is refused`() {
    let screen = TextPlace.screen("a", id: place(1))
    let roots: [(TextPlace, DestinationError.Code)] = [
      (.tabs("home", [(name: "a", root: screen)], selected: "b"), .tabNotFound),
      (.tabs("home", [(name: "a", root: screen), (name: "a", root: .screen("b"))]), .duplicateTab),
      (.stack("list", path: [screen, screen]), .duplicateID),
      (.alert("a"), .modalRefused),
    ]
    for (root, code) in roots {
      let error = #expect(throws: DestinationError.self) { try TextTree(root: root) }
      expectEqual(error?.code, code)
    }
  }
}
