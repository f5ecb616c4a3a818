import Testing

@testable import Destinations

struct BlueprintTests {
  private func shape(_ place: TextPlace) throws -> String { try TextTree(root: place).shape }

  @Test func `a blueprint holds the contents of a place and prints as a tree`() throws {
    // a screen contains nothing
    let screen = TextPlace.screen("note", id: place(1))
    #expect((screen.payload, screen.kind, screen.id) == ("note", .screen, place(1)))
    expectEmpty(screen.slots)
    expectNil(screen.focus)
    // a stack may begin with a path, or without
    let stacks: [TextPlace] = [
      .stack("list"), .stack("list", path: [.screen("note")]),
      // a stack that keeps its first place has it beneath its path
      .stack("list", keeping: .screen("one"), path: [.screen("two")]),
    ]
    let wanted = ["> list stack", "list stack\n  > note", "list container\n  one\n  > two"]
    expectEqual(try stacks.map(shape), wanted)
    // a plain stack keeps no place
    #expect(
      NodeKind.stack == .stack(keepsFirst: false) && NodeKind.stack != .stack(keepsFirst: true))
    // columns have their fixed order, and the first one with a place is focused
    let split = TextPlace.split("mail", [.detail: .screen("note"), .sidebar: nil])
    expectEqual(split.slots.map(\.name), [.column(.sidebar), .column(.detail)])
  }

  @Test func `a container focuses one slot, which can be named`() {
    let tabs = [(name: "a", root: TextPlace.screen("x")), (name: "b", root: .screen("y"))]
    let children: [TextPlace] = [.screen("left"), .screen("right")]
    let cases: [(name: String, place: TextPlace, focus: SlotName?)] = [
      ("the first tab is selected unless another is named", .tabs("home", tabs), .tab(name: "a")),
      ("another tab", .tabs("home", tabs, selected: "b"), .tab(name: "b")),
      (
        "the first column with a place", .split("mail", [.detail: .screen("note"), .sidebar: nil]),
        .column(.detail)
      ),
      ("no column with a place", .split("mail", [.detail: nil, .content: nil]), .column(.content)),
      ("another column", .split("mail", [.detail: nil], focused: .detail), .column(.detail)),
      ("no column", .split("mail", [:]), nil),
      (
        "the first child of a group is focused unless another is named",
        .group("pair", children), .child(number: 0)
      ),
      ("another child", .group("pair", children, focused: 1), .child(number: 1)),
      ("a missing child", .group("pair", children, focused: 2), nil),
      ("no child", .group("pair"), nil),
    ]
    for (name, place, focus) in cases { expectEqual(place.focus, focus, "\(name)") }
  }

  @Test(arguments: [
    (SlotName.path, "path"), (.tab(name: "notes"), "tab notes"), (.tab(name: "a b"), "tab \"a b\""),
    (.column(.sidebar), "column sidebar"), (.child(number: 3), "child 3"),
    (.attached, "attached"), (.sheet, "sheet"),
  ])
  func `a slot name is described as in the text of a tree`(slot: SlotName, text: String) {
    expectEqual(slot.description, text)
  }

  @Test(arguments: 1...20)
  func `a copied tree can be built again, passive places and sheets included`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for _ in 0..<20 { try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree)) }
    let copy = try Blueprint(copying: tree).map { try TextTree(root: $0) }
    let count = Blueprint(copying: tree)?.descendantCount ?? -1
    expectEqual(copy ?? TextTree(), tree, "seed \(seed)")
    expectEqual(count, tree.count - 1, "seed \(seed)")
    // an empty tree has no blueprint
    let nothing = Blueprint(copying: TextTree())
    expectNil(nothing)
  }
}
