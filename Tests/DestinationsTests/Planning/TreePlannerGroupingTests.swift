import Destinations
import Testing

@Suite struct TreePlannerGroupingTests {
  static let attached: [TreeRow] = .init([
    .becomes(
      .ownStack,
      """
      base stack
        asker
          attached: > new
      """),
    .becomes(
      .keepsFirst,
      """
      base container
        asker
          attached: > new
      """),
    .becomes(
      .screenTab,
      """
      home tabs selected=a
        tab a: asker
          attached: > new
        tab b: other
      """),
    .becomes(
      .stackTab,
      """
      home tabs selected=a
        tab a: list stack
          asker
            attached: > new
        tab b: other
      """),
    .becomes(
      .screenColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: asker
          attached: > new
      """),
    .becomes(
      .stackColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: list stack
          asker
            attached: > new
      """),
    .becomes(
      .emptyColumn,
      """
      asker split selected=detail
        column sidebar: menu
        column detail:
        attached: > new
      """),
    .becomes(
      .sheet,
      """
      base
        sheet: asker
          attached: > new
      """),
    .becomes(
      .stackSheet,
      """
      base
        sheet: list stack
          asker
            attached: > new
      """),
    .becomes(
      .groupChild,
      """
      base group selected=0
        child 0: asker
          attached: > new
      """),
    .becomes(
      .attached,
      """
      base
        attached: asker
          attached: > new
      """),
    .becomes(
      .root,
      """
      asker
        attached: > new
      """),
  ])

  @Test(arguments: attached)
  func `addToCurrent attaches to the one who asks, wherever that is`(row: TreeRow) throws {
    try row.check(.attach(.screen("new")))
  }

  @Test func `a place attached as passive does not become current`() throws {
    #expect(
      try after(.attach(.screen("new"), asCurrent: false), on: "> base") == """
        > base
          attached: new passive
        """)
  }

  @Test func `the last place attached as current is current, passive ones passed over`() throws {
    let tree = try TextTree(
      """
      base
        attached: first
        attached: > second
        attached: third passive
      """)
    #expect(tree.current == "second")
    #expect(tree.visible == ["base", "first", "second", "third"])
  }
}

// MARK: - Groups

extension TreePlannerGroupingTests {
  private static let three = """
    pair group selected=1 #1
      child 0: first #2
      child 1: > second #3
      child 2: third #4
    """

  @Test func `a new child of a group is focused`() throws {
    #expect(
      try after(.addChild(.screen("new"), toGroup: place(1)), on: Self.three) == """
        pair group selected=3
          child 0: first
          child 1: second
          child 2: third
          child 3: > new
        """)
  }

  @Test func `a new child may come without the focus`() throws {
    let move = TextMove.addChild(.screen("new"), toGroup: place(1), asCurrent: false)
    #expect(try after(move, on: Self.three).contains("  child 1: > second\n"))
  }

  @Test func `the first child of an empty group without the focus leaves the group current`() throws
  {
    let move = TextMove.addChild(.screen("new"), toGroup: place(1), asCurrent: false)
    #expect(
      try after(move, on: "> pair group #1") == """
        > pair group
          child 0: new
        """)
  }

  @Test func `only a group has children`() throws {
    let move = TextMove.addChild(.screen("new"), toGroup: place(1))
    #expect(try refusal(of: move, on: "> base stack #1")?.code == .notAGroup)
  }

  @Test func `only the focused child of a group is on screen`() throws {
    #expect(try TextTree(Self.three).visible == ["pair", "second"])
  }

  @Test func `removing the focused child focuses its right neighbour`() throws {
    #expect(
      try after(.remove(id: place(3)), on: Self.three) == """
        pair group selected=2
          child 0: first
          child 2: > third
        """)
  }

  @Test func `removing the focused child at the end focuses its left neighbour`() throws {
    let move = TextMove.path([.focus(id: place(4)), .remove(id: place(4))])
    #expect(try after(move, on: Self.three).contains("  child 1: > second"))
  }

  @Test func `removing the only child leaves the group`() throws {
    let text = """
      pair group selected=0
        child 0: > only #2
      """
    #expect(try after(.remove(id: place(2)), on: text) == "> pair group")
  }

  @Test func `removing a child that is not focused leaves the focus`() throws {
    #expect(
      try after(.remove(id: place(2)), on: Self.three) == """
        pair group selected=1
          child 1: > second
          child 2: third
        """)
  }
}

// MARK: - Focusing

extension TreePlannerGroupingTests {
  static let focused: [TreeRow] = .init([
    .unchanged(.screenTab), .unchanged(.screenColumn), .unchanged(.groupChild),
  ])

  @Test(arguments: TreeRow.all(focused, elseRefused: .notAGroup))
  func `focusing what is focused changes nothing, and what cannot be is refused`(row: TreeRow)
    throws
  {
    try row.check(.focus(id: place(1)))
  }

  @Test(arguments: [
    (
      """
      home tabs selected=a
        tab a: > list
        tab b: tags #2
      """, "tags"
    ),
    (
      """
      home split selected=sidebar
        column sidebar: > menu
        column detail: note #2
      """, "note"
    ),
    (
      """
      pair group selected=1
        child 0: first #2
        child 1: > second
      """, "first"
    ),
  ])
  func `focusing selects a tab, a column or a child`(text: String, current: String) throws {
    #expect(try after(.focus(id: place(2)), on: text).contains("> \(current)"))
  }
}

// MARK: - Removing and replacing

extension TreePlannerGroupingTests {
  static let removed: [TreeRow] = .init([
    .becomes(.ownStack, "> base stack"),
    .refused(.keepsFirst, .lastPlace),
    .refused(.screenTab, .lastPlace),
    .becomes(
      .stackTab,
      """
      home tabs selected=a
        tab a: > list stack
        tab b: other
      """),
    .becomes(
      .screenColumn,
      """
      > home split selected=detail
        column sidebar: menu
        column detail:
      """),
    .becomes(
      .stackColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: > list stack
      """),
    .becomes(.emptyColumn, ""),
    .becomes(.sheet, "> base"),
    .becomes(
      .stackSheet,
      """
      base
        sheet: > list stack
      """),
    .becomes(.groupChild, "> base group"),
    .becomes(.attached, "> base"),
    .becomes(.root, ""),
  ])

  @Test(arguments: removed)
  func `a removed place leaves unless it is the one that must stay`(row: TreeRow) throws {
    try row.check(.remove(id: place(1)))
  }

  @Test func `the root of a tab can be removed while something stands on it`() throws {
    let text = """
      home tabs selected=a
        tab a: list #2
        tab a: > detail
      """
    #expect(
      try after(.remove(id: place(2)), on: text) == """
        home tabs selected=a
          tab a: > detail
        """)
  }

  @Test func `the first of a stack that keeps it cannot be removed from under others`() throws {
    let text = """
      base container
        first #2
        > second
      """
    #expect(try refusal(of: .remove(id: place(2)), on: text)?.code == .lastPlace)
  }

  @Test func `a place in the middle of a path can be removed`() throws {
    let text = """
      list stack
        first
        second #2
        > third
      """
    #expect(
      try after(.remove(id: place(2)), on: text) == """
        list stack
          first
          > third
        """)
  }

  @Test func `an attached place in the middle can be removed`() throws {
    let text = """
      base
        attached: first
        attached: second #2
        attached: > third
      """
    #expect(
      try after(.remove(id: place(2)), on: text) == """
        base
          attached: first
          attached: > third
        """)
  }
}
