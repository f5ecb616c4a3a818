import Testing

@testable import Destinations

struct TreePlannerTabsTests {
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

  static let missing: [TreeRow] = .init([
    .refused(.screenTab, .tabNotFound), .refused(.stackTab, .tabNotFound),
  ])

  @Test func `a tab of the nearest tab bar is selected, and takes a place`() throws {
    try check(
      "a tab with a route is selected and gets the place on top", .tab(name: "b", .screen("new")),
      in: TreeRow.all(Self.filledB, elseRefused: .noTabBar))
    try check(
      "a place for a tab whose root is a stack goes into that stack",
      .tab(name: "a", .screen("new")), in: TreeRow.all(Self.filledA, elseRefused: .noTabBar))
    try check(
      "replacing removes the root of a tab with all places on it",
      .tab(name: "a", .screen("new"), replacing: true),
      in: TreeRow.all(Self.replacedA, elseRefused: .noTabBar))
    try check(
      "a tab without a route is only selected", .tab(name: "b"),
      in: TreeRow.all(Self.selectedB, elseRefused: .noTabBar))
    try check(
      "selecting the selected tab changes nothing", .tab(name: "a"),
      in: TreeRow.all([.unchanged(.screenTab), .unchanged(.stackTab)], elseRefused: .noTabBar))
    try check(
      "a tab that the tab bar lacks is refused", .tab(name: "c", .screen("new")),
      in: TreeRow.all(Self.missing, elseRefused: .noTabBar))
    try check(
      "selecting a tab that the tab bar lacks is refused", .tab(name: "c"),
      in: TreeRow.all(Self.missing, elseRefused: .noTabBar))
  }

  @Test func `a tab is selected and popped to its root`() throws {
    try check(
      "a tab at its root is only selected", .tabRoot(name: "b"),
      in: TreeRow.all(Self.selectedB, elseRefused: .noTabBar))
    try check(
      "a tab that the tab bar lacks is refused", .tabRoot(name: "c"),
      in: TreeRow.all(Self.missing, elseRefused: .noTabBar))
    try check(
      "the places in the slot and on the root's path leave", .tabRoot(name: "a"), from: "other",
      on: """
        home tabs selected=b
          tab a: list stack
            detail
              sheet: edit
          tab a: more
          tab b: > other
        """,
      becomes: """
        home tabs selected=a
          tab a: > list stack
          tab b: other
        """)
    try check(
      "a root that is only a container keeps its first place, which keeps its sheet",
      .tabRoot(name: "a"), from: "detail",
      on: """
        home tabs selected=a
          tab a: list container
            first
              sheet: edit
            > detail
          tab b: other
        """,
      becomes: """
        home tabs selected=a
          tab a: list container
            first
              sheet: > edit
          tab b: other
        """)
    try check(
      "the selected tab stays selected at its root", .tabRoot(name: "a"),
      on: """
        home tabs selected=a
          tab a: > list
          tab b: other
        """,
      becomes: """
        home tabs selected=a
          tab a: > list
          tab b: other
        """)
  }

  @Test func `the nearest tab bar is used, and never one outside a sheet`() throws {
    try check(
      "the tab bar of the presenter is not found from inside its sheet", .tab(name: "b"),
      on: """
        home tabs selected=a
          tab a: list
            sheet: > compose
          tab b: tags
        """, isRefused: .noTabBar)
    try check(
      "a tab bar at the bottom of a sheet is found from inside it", .tab(name: "b"),
      on: """
        base
          sheet: home tabs selected=a
            tab a: > list
            tab b: tags
        """,
      becomes: """
        base
          sheet: home tabs selected=b
            tab a: list
            tab b: > tags
        """)
    try check(
      "the nearest of two tab bars is used", .tab(name: "b"), from: "inmost",
      on: """
        outer tabs selected=a
          tab a: inner tabs selected=a
            tab a: > inmost
            tab b: near
          tab b: far
        """,
      becomes: """
        outer tabs selected=a
          tab a: inner tabs selected=b
            tab a: inmost
            tab b: > near
          tab b: far
        """)
    try check(
      "selecting a tab keeps the places of the other one",
      .path([.tab(name: "b"), .tab(name: "a")]),
      on: """
        home tabs selected=a
          tab a: list stack
            detail
            > more
          tab b: tags
        """,
      becomes: """
        home tabs selected=a
          tab a: list stack
            detail
            > more
          tab b: tags
        """)
    try check(
      "a place for a tab with several places goes on top of them",
      .tab(name: "a", .screen("new")),
      on: """
        home tabs selected=a
          tab a: list
          tab a: > detail
        """,
      becomes: """
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

  @Test func `a tab can be added at any index, unless it exists`() throws {
    try check(
      "an added tab is at the end and is not selected",
      .addTab(name: "d", .screen("new"), toTabBar: place(1)), on: Self.three,
      becomes: """
        home tabs selected=b
          tab a: first
          tab b: > second
          tab c: third
          tab d: new
        """)
    // an added tab is at its index, or at the nearest possible one
    for (index, begin) in [
      (0, "new first"), (1, "first new"), (-7, "new first"), (2, "first second"),
    ] {
      var tree = try TextTree(Self.three)
      try tree.apply(.addTab(name: "d", .screen("new"), toTabBar: place(1), at: index))
      let names = tree.subtree(of: place(1)).dropFirst().prefix(2).map(tree.name)
      expectEqual(names.joined(separator: " "), begin, "at \(index)")
    }
    try check(
      "an existing tab is not added again",
      .addTab(name: "a", .screen("new"), toTabBar: place(1)), on: Self.three,
      isRefused: .duplicateTab)
    try check(
      "the first tab of an empty tab bar is selected",
      .addTab(name: "a", .screen("new"), toTabBar: place(1)), on: "> home tabs #1",
      becomes: """
        home tabs selected=a
          tab a: > new
        """)
  }

  @Test func `a tab can be removed with its contents, unless it is the last`() throws {
    try check(
      "removing the selected tab selects its right neighbour",
      .removeTab(name: "b", ofTabBar: place(1)), on: Self.three,
      becomes: """
        home tabs selected=c
          tab a: first
          tab c: > third
        """)
    try check(
      "removing the selected tab at the right end selects its left neighbour",
      .path([.tab(name: "c"), .removeTab(name: "c", ofTabBar: place(1))]), on: Self.three,
      becomes: """
        home tabs selected=b
          tab a: first
          tab b: > second
        """)
    try check(
      "removing a tab that is not selected leaves the selection",
      .removeTab(name: "a", ofTabBar: place(1)), on: Self.three,
      becomes: """
        home tabs selected=b
          tab b: > second
          tab c: third
        """)
    try check(
      "a removed tab leaves with all its places", .removeTab(name: "a", ofTabBar: place(1)),
      on: """
        home tabs selected=a #1
          tab a: list stack
            detail
              sheet: > compose
          tab b: tags
        """,
      becomes: """
        home tabs selected=b
          tab b: > tags
        """)
    try check(
      "the last tab cannot be removed", .removeTab(name: "a", ofTabBar: place(1)),
      on: """
        home tabs selected=a #1
          tab a: > list
          attached: banner passive
        """, isRefused: .lastTab)
    try check(
      "a tab that a tab bar lacks cannot be removed", .removeTab(name: "d", ofTabBar: place(1)),
      on: Self.three, isRefused: .tabNotFound)
  }

  static let tabBarMoves: [TextMove] = [
    .addTab(name: "z", .screen("new"), toTabBar: place(1)),
    .removeTab(name: "a", ofTabBar: place(1)),
    .orderTabs(names: ["a"], ofTabBar: place(1)),
  ]

  @Test func `tabs can be reordered without moving anything else`() throws {
    try check(
      "tabs have the requested order, and omitted ones follow",
      .orderTabs(names: ["c", "a"], ofTabBar: place(1)), on: Self.three,
      becomes: """
        home tabs selected=b
          tab c: third
          tab a: first
          tab b: > second
        """)
    try check(
      "attached places and sheets stay after the tabs when these are ordered",
      .orderTabs(names: ["b"], ofTabBar: place(1)),
      on: """
        home tabs selected=a #1
          tab a: list
          tab b: tags
          attached: banner
          sheet: > compose
        """,
      becomes: """
        home tabs selected=a
          tab b: tags
          tab a: list
          attached: banner
          sheet: > compose
        """)
    // the current order of tabs changes nothing
    let tree = try TextTree(Self.three)
    for names in [["a", "b", "c"], ["a"], []] {
      let plan = try tree.plan(.orderTabs(names: names, ofTabBar: place(1)))
      #expect(plan.isEmpty, "\(names)")
    }
    try check(
      "an order with a missing tab is refused",
      .orderTabs(names: ["c", "d"], ofTabBar: place(1)), on: Self.three, isRefused: .tabNotFound)
    try check(
      "an order that names a tab twice is refused",
      .orderTabs(names: ["c", "c"], ofTabBar: place(1)), on: Self.three, isRefused: .duplicateTab)
  }

  @Test func `only a presented tab bar can change its tabs`() throws {
    for move in Self.tabBarMoves {
      try check("only a tab bar has tabs to change", move, on: "> base #1", isRefused: .noTabBar)
      try check(
        "a tab bar that has left cannot be changed", move, on: "> base #2", isRefused: .targetGone)
    }
  }
}
