import Testing

@testable import Destinations

@Suite struct BlueprintTests {
  private func shape(_ place: TextPlace) -> String { TextTree(root: place).shape }

  @Test func `a screen contains nothing`() {
    let screen = TextPlace.screen("note", id: place(1))
    #expect((screen.payload, screen.kind, screen.id) == ("note", .screen, place(1)))
    #expect(screen.slots.isEmpty && screen.focus == nil)
  }

  @Test func `a stack may begin with a path, or without`() {
    #expect(shape(.stack("list")) == "> list stack")
    #expect(shape(.stack("list", path: [.screen("note")])) == "list stack\n  > note")
  }

  @Test func `a stack that keeps its first has it beneath its path`() {
    let place = TextPlace.stack("list", keeping: .screen("one"), path: [.screen("two")])
    #expect(shape(place) == "list container\n  one\n  > two")
  }

  @Test func `the first tab is selected unless another is named`() {
    let tabs = [(name: "a", root: TextPlace.screen("x")), (name: "b", root: .screen("y"))]
    #expect(TextPlace.tabs("home", tabs).focus == .tab(name: "a"))
    #expect(TextPlace.tabs("home", tabs, selected: "b").focus == .tab(name: "b"))
  }

  @Test func `columns stand in their order, and the first with a place is focused`() {
    let place = TextPlace.split("mail", [.detail: .screen("note"), .sidebar: nil])
    #expect(place.slots.map(\.name) == [.column(.sidebar), .column(.detail)])
    #expect(place.focus == .column(.detail))
    #expect(TextPlace.split("mail", [.detail: nil, .content: nil]).focus == .column(.content))
    #expect(TextPlace.split("mail", [.detail: nil], focused: .detail).focus == .column(.detail))
    #expect(TextPlace.split("mail", [:]).focus == nil)
  }

  @Test func `the first child of a group is focused unless another is named`() {
    let children: [TextPlace] = [.screen("left"), .screen("right")]
    #expect(TextPlace.group("pair", children).focus == .child(number: 0))
    #expect(TextPlace.group("pair", children, focused: 1).focus == .child(number: 1))
    #expect(TextPlace.group("pair", children, focused: 2).focus == nil)
    #expect(TextPlace.group("pair").focus == nil)
  }

  @Test func `a plain stack is a stack that keeps nothing`() {
    #expect(NodeKind.stack == .stack(keepsFirst: false))
    #expect(NodeKind.stack != .stack(keepsFirst: true))
  }

  @Test(arguments: [
    (SlotName.path, "path"), (.tab(name: "notes"), "tab notes"), (.tab(name: "a b"), "tab \"a b\""),
    (.column(.sidebar), "column sidebar"), (.child(number: 3), "child 3"),
    (.attached, "attached"), (.sheet, "sheet"),
  ])
  func `a slot describes itself as in the text of a tree`(slot: SlotName, text: String) {
    #expect(slot.description == text)
  }

  @Test(arguments: 1...20)
  func `a copied tree can be built again, passive places and sheets included`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for _ in 0..<20 { try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree)) }
    let copy = Blueprint(copying: tree).map { TextTree(root: $0) }
    #expect(copy ?? TextTree() == tree, "seed \(seed)")
    #expect(Blueprint(copying: tree)?.descendantCount ?? -1 == tree.count - 1, "seed \(seed)")
  }

  @Test func `an empty tree has no blueprint`() {
    let blueprint = Blueprint(copying: TextTree())
    #expect(blueprint == nil)
  }
}
