import Destinations
import Foundation
import Testing

struct PresentationTreeReadingTests {
  private func tree(_ text: String) throws -> TextTree { try TextTree(text) }

  // MARK: The current place

  @Test func `an empty tree has no current place and shows nothing`() {
    let tree = TextTree()
    expectEqual([tree.currentID, tree.rootID], [nil, nil])
    #expect(tree.isEmpty)
    expectEqual(tree.count, 0)
    expectEqual(tree.visibleIDs + tree.arrivalOrder + tree.nodes.map(\.id), [])
  }

  static let currents: [(String, String)] = [
    ("base", "base"),
    ("list stack", "list"),
    ("list stack\n  one\n  two", "two"),
    ("home tabs selected=b\n  tab a: list\n  tab b: tags\n  tab b: tag", "tag"),
    ("home split selected=sidebar\n  column sidebar: menu\n  column detail: note", "menu"),
    ("home split selected=detail\n  column sidebar: menu\n  column detail:", "home"),
    ("pair group selected=0\n  child 0: left\n  child 1: right", "left"),
    ("pair group\n  child 0: left", "pair"),
    ("base\n  attached: banner", "banner"),
    ("base\n  attached: banner\n  attached: player passive", "banner"),
    ("base\n  attached: player passive", "base"),
    ("base\n  attached: banner\n  sheet: compose\n  sheet: picker", "picker"),
    ("list stack\n  note\n  attached: banner", "banner"),
    ("base\n  attached: banner stack\n    note\n      sheet: compose", "compose"),
    ("base\n  attached: player passive\n    sheet: queue", "base"),
  ]

  @Test(arguments: currents)
  func `the current place is in the sheet, else attached, else focused`(
    text: String, current: String
  ) throws {
    try expectEqual(tree(text).current, current)
  }

  @Test func `the current place within a place ignores sheets that cover it from outside`() throws {
    let tree = try tree(
      """
      home tabs selected=b
        tab a: list stack
          note
        tab b: tags
        sheet: compose
      """)
    let within = try [tree.id("list"), tree.id("home"), place(9)].map(tree.currentID(within:))
    try expectEqual(within, [tree.id("note"), tree.id("compose"), nil])
  }

  // MARK: Places on screen

  static let visibles: [(String, [String])] = [
    ("base", ["base"]),
    ("list stack", ["list"]),
    ("list stack\n  one\n  two", ["two"]),
    ("pile container\n  list\n  two", ["pile", "two"]),
    (
      "home tabs selected=b\n  tab a: list\n  tab b: tags\n  tab b: tag", ["home", "tag"]
    ),
    (
      "home split selected=sidebar\n  column sidebar: menu\n  column detail: note",
      ["home", "menu", "note"]
    ),
    ("home split selected=detail\n  column sidebar: menu\n  column detail:", ["home", "menu"]),
    ("pair group selected=0\n  child 0: left\n  child 1: right", ["pair", "left"]),
    (
      "base\n  attached: banner\n  attached: player passive", ["base", "banner", "player"]
    ),
    ("base\n  attached: banner\n  sheet: compose\n  sheet: picker", ["picker"]),
    ("list stack\n  note\n  attached: banner", ["note", "banner"]),
    (
      "list stack\n  one\n    attached: banner\n  two", ["two"]
    ),
    (
      "home split selected=detail\n  column sidebar: menu\n    sheet: compose\n  column detail: note",
      ["home", "compose", "note"]
    ),
    ("base\n  sheet: compose stack\n    picker\n      sheet: colours", ["colours"]),
  ]

  @Test(arguments: visibles)
  func `visible places are listed in document order`(text: String, visible: [String]) throws {
    try expectEqual(tree(text).visible, visible)
  }

  // MARK: Single places

  @Test func `a node has the payload, kind, parent and slot of its place`() throws {
    var tree = try tree("home tabs selected=b #1\n  tab a: list #2\n  tab b: tags #3")
    try tree.apply(.attach(.screen("player", id: place(4)), asCurrent: false), from: place(1))
    let home = try require(tree.node(id: place(1)))
    #expect((home.payload, home.kind, home.focus) == ("home", .tabs, .tab(name: "b")))
    #expect((home.parentID, home.slot, home.requesterID) == (nil, nil, nil))
    expectEqual(home.slots, [.tab(name: "a"), .tab(name: "b"), .attached])
    let player = try require(tree.node(id: place(4)))
    #expect((player.parentID, player.slot, player.requesterID) == (place(1), .attached, place(1)))
    #expect(player.isPassive && player.arrival > home.arrival)
    expectNil(tree.node(id: place(9)))
  }

  @Test func `places are found by identifier and know their parents`() throws {
    // the parent of a sheet is its presenter
    let tree = try tree("list stack #1\n  note #2\n    sheet: compose #3\n    sheet: picker #4")
    let parents = [4, 2, 1, 9].map { tree.parentID(of: place($0)) }
    expectEqual(parents, [place(2), place(1), nil, nil])
    // places are found by their identifiers
    expectEqual([2, 9].map { tree.contains(id: place($0)) }, [true, false])
    #expect((tree.rootID, tree.count) == (place(1), 4))
    // a place that has left is not on screen, and has no way back
    #expect(!tree.isVisible(id: place(9)) && !tree.canGoBack(from: place(9)))
  }

  // MARK: Several places

  @Test func `places are listed in document order or in order of arrival`() throws {
    // places are in document order, sheets last
    let everything = try tree(PresentationTreeTextTests.everything)
    expectEqual(everything.nodes.map(\.id), (1...16).map { place(UInt8($0)) })
    let subtrees = [3, 99].map { everything.subtree(of: place($0)) }
    expectEqual(subtrees, [[3, 4, 5, 6].map(place), []])
    // places are listed in the order in which they arrived
    var tree = try tree("list stack #1\n  one #2\n  two #3")
    try tree.apply(.replace(id: place(2), with: .screen("new", id: place(4))))
    let orders = [tree.nodes.map(\.id), tree.arrivalOrder]
    expectEqual(orders, [[1, 4, 3].map(place), [1, 3, 4].map(place)])
  }

  @Test func `a slot has members, a bottom, a top and a count`() throws {
    let tree = try tree("list stack #1\n  one #2\n  two #3\n  three #4")
    let slots: [(name: String, slot: SlotName, id: UInt8, members: [UInt8])] = [
      ("its members", .path, 1, [2, 3, 4]),
      ("a missing slot has no places", .sheet, 1, []),
      ("a missing place", .sheet, 9, []),
    ]
    for (name, slot, id, numbers) in slots {
      let members = numbers.map(place)
      let found = tree.members(of: slot, in: place(id))
      expectEqual(found, members, "\(name)")
      expectEqual(tree.count(of: slot, in: place(id)), found.count, "\(name)")
      let ends = [tree.bottom(of: slot, in: place(id)), tree.top(of: slot, in: place(id))]
      expectEqual(ends, [members.first, members.last], "\(name)")
    }
  }

  // MARK: Containers

  @Test(arguments: [
    ("list", "list path"), ("note", "list path"), ("compose", "note sheet"),
    ("tags", "home tab b"), ("banner", "note sheet"), ("inner", "inner path"),
  ])
  func `the nearest stack is a stack or a slot that acts as one`(from: String, stack: String) throws
  {
    let tree = try tree(
      """
      home tabs selected=a
        tab a: list stack
          note
            sheet: compose
              attached: banner
        tab b: tags
        tab c: inner stack
      """)
    let nearest = try require(try tree.nearestStack(from: tree.id(from)))
    expectEqual("\(tree.name(nearest.id)) \(nearest.slot)", stack)
    try expectNil(tree.nearestStack(from: tree.id("home")) ?? tree.nearestStack(from: place(9)))
  }

  @Test func `a container is searched upward and never outside a sheet`() throws {
    let tree = try tree(
      """
      home tabs selected=a
        tab a: mail split selected=detail
          column detail: pair group selected=0
            child 0: note
              sheet: compose
      """)
    let nearest: [(kind: NodeKind, from: String, found: String?)] = [
      (.tabs, "note", "home"), (.split, "note", "mail"), (.group, "note", "pair"),
      (.group, "pair", "pair"), (.tabs, "compose", nil),
    ]
    for (kind, from, wanted) in nearest {
      let found = try tree.nearest(kind, from: tree.id(from)).map(tree.name)
      expectEqual(found, wanted, "\(kind) from \(from)")
    }
    expectNil(tree.nearest(.tabs, from: place(9)))
  }
}
