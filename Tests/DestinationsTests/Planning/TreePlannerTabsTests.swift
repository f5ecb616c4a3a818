import Destinations
import Testing

@Suite struct TreePlannerTabsTests {
  static let filledB: [TreeRow] = .init([
    .becomes(
      .screenTab,
      """
      home tabs selected=b
        tab a: asker
        tab b: other
        tab b: > new
      """),
    .becomes(
      .stackTab,
      """
      home tabs selected=b
        tab a: list stack
          asker
        tab b: other
        tab b: > new
      """),
  ])

  @Test(arguments: TreeRow.all(filledB, elseRefused: .noTabBar))
  func `a tab with a route is selected and gets the place on top`(row: TreeRow) throws {
    try row.check(.tab(name: "b", .screen("new")))
  }

  static let filledA: [TreeRow] = .init([
    .becomes(
      .screenTab,
      """
      home tabs selected=a
        tab a: asker
        tab a: > new
        tab b: other
      """),
    .becomes(
      .stackTab,
      """
      home tabs selected=a
        tab a: list stack
          asker
          > new
        tab b: other
      """),
  ])

  @Test(arguments: TreeRow.all(filledA, elseRefused: .noTabBar))
  func `a place for a tab whose root is a stack goes into that stack`(row: TreeRow) throws {
    try row.check(.tab(name: "a", .screen("new")))
  }

  static let replacedA: [TreeRow] = .init(
    [.screenTab, .stackTab].map {
      .becomes(
        $0,
        """
        home tabs selected=a
          tab a: > new
          tab b: other
        """)
    })

  @Test(arguments: TreeRow.all(replacedA, elseRefused: .noTabBar))
  func `replacing takes the place of the root of a tab and all on it`(row: TreeRow) throws {
    try row.check(.tab(name: "a", .screen("new"), replacing: true))
  }

  static let selectedB: [TreeRow] = .init([
    .becomes(
      .screenTab,
      """
      home tabs selected=b
        tab a: asker
        tab b: > other
      """),
    .becomes(
      .stackTab,
      """
      home tabs selected=b
        tab a: list stack
          asker
        tab b: > other
      """),
  ])

  @Test(arguments: TreeRow.all(selectedB, elseRefused: .noTabBar))
  func `a tab without a route is selected and nothing else`(row: TreeRow) throws {
    try row.check(.tab(name: "b"))
  }

  @Test(
    arguments: TreeRow.all([.unchanged(.screenTab), .unchanged(.stackTab)], elseRefused: .noTabBar))
  func `selecting the selected tab changes nothing`(row: TreeRow) throws {
    try row.check(.tab(name: "a"))
  }

  static let missing: [TreeRow] = .init([
    .refused(.screenTab, .tabNotFound), .refused(.stackTab, .tabNotFound),
  ])

  @Test(arguments: TreeRow.all(missing, elseRefused: .noTabBar))
  func `a tab that the tab bar lacks is refused`(row: TreeRow) throws {
    try row.check(.tab(name: "c", .screen("new")))
  }

  @Test(arguments: TreeRow.all(missing, elseRefused: .noTabBar))
  func `selecting a tab that the tab bar lacks is refused`(row: TreeRow) throws {
    try row.check(.tab(name: "c"))
  }

  @Test func `the tab bar of the presenter is not found from inside its sheet`() throws {
    let text = """
      home tabs selected=a
        tab a: list
          sheet: > compose
        tab b: tags
      """
    #expect(try refusal(of: .tab(name: "b"), on: text)?.code == .noTabBar)
  }

  @Test func `a tab bar at the bottom of a sheet is found from inside it`() throws {
    let text = try after(
      .tab(name: "b"),
      on: """
        base
          sheet: home tabs selected=a
            tab a: > list
            tab b: tags
        """)
    #expect(
      text == """
        base
          sheet: home tabs selected=b
            tab a: list
            tab b: > tags
        """)
  }

  @Test func `the nearest of two tab bars counts`() throws {
    let text = try after(
      .tab(name: "b"), from: "inmost",
      on: """
        outer tabs selected=a
          tab a: inner tabs selected=a
            tab a: > inmost
            tab b: near
          tab b: far
        """)
    #expect(
      text == """
        outer tabs selected=a
          tab a: inner tabs selected=b
            tab a: inmost
            tab b: > near
          tab b: far
        """)
  }

  @Test func `selecting a tab leaves what stands in the other one`() throws {
    let back = TextMove.path([.tab(name: "b"), .tab(name: "a")])
    let text = """
      home tabs selected=a
        tab a: list stack
          detail
          > more
        tab b: tags
      """
    #expect(try after(back, on: text) == text)
  }

  @Test func `a place for a tab with several places on a screen goes on top of them`() throws {
    let text = try after(
      .tab(name: "a", .screen("new")),
      on: """
        home tabs selected=a
          tab a: list
          tab a: > detail
        """)
    #expect(
      text == """
        home tabs selected=a
          tab a: list
          tab a: detail
          tab a: > new
        """)
  }
}

// MARK: - Adding, removing, ordering

extension TreePlannerTabsTests {
  private static let three = """
    home tabs selected=b #1
      tab a: first
      tab b: > second
      tab c: third
    """

  @Test func `an added tab stands at the end and is not selected`() throws {
    #expect(
      try after(.addTab(name: "d", .screen("new"), toTabBar: place(1)), on: Self.three) == """
        home tabs selected=b
          tab a: first
          tab b: > second
          tab c: third
          tab d: new
        """)
  }

  @Test(arguments: [(0, "new first"), (1, "first new"), (-7, "new first"), (2, "first second")])
  func `an added tab stands at its index, or as near as there is`(
    index: Int, begin: String
  ) throws {
    var tree = try TextTree(Self.three)
    try tree.apply(.addTab(name: "d", .screen("new"), toTabBar: place(1), at: index))
    let names = tree.subtree(of: place(1)).dropFirst().prefix(2).map(tree.name)
    #expect(names.joined(separator: " ") == begin)
  }

  @Test func `a tab that a tab bar has is not added again`() throws {
    let move = TextMove.addTab(name: "a", .screen("new"), toTabBar: place(1))
    #expect(try refusal(of: move, on: Self.three)?.code == .duplicateTab)
  }

  @Test func `the first tab of an empty tab bar is selected`() throws {
    let move = TextMove.addTab(name: "a", .screen("new"), toTabBar: place(1))
    #expect(
      try after(move, on: "> home tabs #1") == """
        home tabs selected=a
          tab a: > new
        """)
  }

  @Test func `removing the selected tab selects its right neighbour`() throws {
    #expect(
      try after(.removeTab(name: "b", ofTabBar: place(1)), on: Self.three) == """
        home tabs selected=c
          tab a: first
          tab c: > third
        """)
  }

  @Test func `removing the selected tab at the right end selects its left neighbour`() throws {
    let move = TextMove.path([.tab(name: "c"), .removeTab(name: "c", ofTabBar: place(1))])
    #expect(
      try after(move, on: Self.three) == """
        home tabs selected=b
          tab a: first
          tab b: > second
        """)
  }

  @Test func `removing a tab that is not selected leaves the selection`() throws {
    #expect(
      try after(.removeTab(name: "a", ofTabBar: place(1)), on: Self.three) == """
        home tabs selected=b
          tab b: > second
          tab c: third
        """)
  }

  @Test func `a removed tab takes all that is in it along`() throws {
    let text = """
      home tabs selected=a #1
        tab a: list stack
          detail
            sheet: > compose
        tab b: tags
      """
    #expect(
      try after(.removeTab(name: "a", ofTabBar: place(1)), on: text) == """
        home tabs selected=b
          tab b: > tags
        """)
  }

  @Test func `the last tab cannot be removed`() throws {
    let text = """
      home tabs selected=a #1
        tab a: > list
        attached: banner passive
      """
    let move = TextMove.removeTab(name: "a", ofTabBar: place(1))
    #expect(try refusal(of: move, on: text)?.code == .lastTab)
  }

  @Test func `a tab that a tab bar lacks cannot be removed`() throws {
    let move = TextMove.removeTab(name: "d", ofTabBar: place(1))
    #expect(try refusal(of: move, on: Self.three)?.code == .tabNotFound)
  }

  @Test func `tabs stand in the order asked for, and those left out after them`() throws {
    #expect(
      try after(.orderTabs(names: ["c", "a"], ofTabBar: place(1)), on: Self.three) == """
        home tabs selected=b
          tab c: third
          tab a: first
          tab b: > second
        """)
  }

  @Test func `ordering tabs leaves attached places and sheets behind them`() throws {
    let text = """
      home tabs selected=a #1
        tab a: list
        tab b: tags
        attached: banner
        sheet: > compose
      """
    #expect(
      try after(.orderTabs(names: ["b"], ofTabBar: place(1)), on: text) == """
        home tabs selected=a
          tab b: tags
          tab a: list
          attached: banner
          sheet: > compose
        """)
  }

  @Test(arguments: [["a", "b", "c"], ["a"], []])
  func `the order that tabs have already changes nothing`(names: [String]) throws {
    let tree = try TextTree(Self.three)
    #expect(try tree.plan(.orderTabs(names: names, ofTabBar: place(1))).isEmpty)
  }

  @Test func `an order with a tab that is not there is refused`() throws {
    let move = TextMove.orderTabs(names: ["c", "d"], ofTabBar: place(1))
    #expect(try refusal(of: move, on: Self.three)?.code == .tabNotFound)
  }

  @Test func `an order that names a tab twice is refused`() throws {
    let move = TextMove.orderTabs(names: ["c", "c"], ofTabBar: place(1))
    #expect(try refusal(of: move, on: Self.three)?.code == .duplicateTab)
  }

  static let tabBarMoves: [TextMove] = [
    .addTab(name: "z", .screen("new"), toTabBar: place(1)),
    .removeTab(name: "a", ofTabBar: place(1)),
    .orderTabs(names: ["a"], ofTabBar: place(1)),
  ]

  @Test(arguments: tabBarMoves) func `only a tab bar has tabs to change`(move: TextMove) throws {
    #expect(try refusal(of: move, on: "> base #1")?.code == .noTabBar)
  }

  @Test(arguments: tabBarMoves) func `a tab bar that is gone cannot be changed`(move: TextMove)
    throws
  {
    #expect(try refusal(of: move, on: "> base #2")?.code == .targetGone)
  }
}
