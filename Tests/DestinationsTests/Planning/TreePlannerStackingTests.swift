import Destinations
import Testing

@Suite struct TreePlannerStackingTests {
  private let push = TextMove.push(.screen("new"))

  static let pushed: [TreeRow] = .init([
    .becomes(
      .ownStack,
      """
      base stack
        asker
        > new
      """),
    .becomes(
      .keepsFirst,
      """
      base container
        asker
        > new
      """),
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
    .becomes(
      .screenColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: asker
        column detail: > new
      """),
    .becomes(
      .stackColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: list stack
          asker
          > new
      """),
    .becomes(
      .sheet,
      """
      base
        sheet: asker
        sheet: > new
      """),
    .becomes(
      .stackSheet,
      """
      base
        sheet: list stack
          asker
          > new
      """),
  ])

  @Test(arguments: TreeRow.all(pushed, elseRefused: .noStack))
  func `a push goes on the nearest stack, and is refused where there is none`(row: TreeRow) throws {
    try row.check(push)
  }

  static let poppedBack: [TreeRow] = .init([
    .becomes(.ownStack, "> base stack"),
    .refused(.keepsFirst, .nothingToGoBack),
    .refused(.screenTab, .nothingToGoBack),
    .becomes(
      .stackTab,
      """
      home tabs selected=a
        tab a: > list stack
        tab b: other
      """),
    .refused(.screenColumn, .nothingToGoBack),
    .becomes(
      .stackColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: > list stack
      """),
    .refused(.sheet, .nothingToGoBack),
    .becomes(
      .stackSheet,
      """
      base
        sheet: > list stack
      """),
  ])

  @Test(arguments: TreeRow.all(poppedBack, elseRefused: .noStack))
  func `going back pops the nearest stack down to its bottom and no further`(row: TreeRow) throws {
    try row.check(.goBack)
  }

  @Test(arguments: TreeRow.all(poppedBack, elseRefused: .noStack))
  func `canGoBack says what going back would do`(row: TreeRow) throws {
    let tree = try TextTree(row.setting.text)
    let plan = try? tree.plan(.goBack)
    #expect(try tree.canGoBack(from: tree.id("asker")) == (plan != nil))
  }

  @Test func `a push asked by a stack itself goes on its own path`() throws {
    let text = try after(
      push, from: "inner",
      on: """
        outer stack
          > inner stack
        """)
    #expect(
      text == """
        outer stack
          inner stack
            > new
        """)
  }

  @Test func `only the nearest stack counts when going back`() throws {
    let text = """
      outer stack
        > inner stack
      """
    #expect(try refusal(of: .goBack, on: text)?.code == .nothingToGoBack)
  }

  @Test func `a push asked by a child of a group covers the group`() throws {
    let text = try after(
      push, from: "child",
      on: """
        list stack
          pair group selected=0
            child 0: > child
        """)
    #expect(
      text == """
        list stack
          pair group selected=0
            child 0: child
          > new
        """)
  }

  @Test func `a push asked by an attached place goes on the stack of its host`() throws {
    let text = try after(
      push, from: "banner",
      on: """
        list stack
          detail
            attached: > banner
        """)
    #expect(
      text == """
        list stack
          detail
            attached: banner
          > new
        """)
  }

  @Test func `a push asked by a tab bar goes on the stack around it and into no tab`() throws {
    let text = try after(
      push, from: "home",
      on: """
        outer stack
          home tabs selected=a
            tab a: > list stack
        """)
    #expect(
      text == """
        outer stack
          home tabs selected=a
            tab a: list stack
          > new
        """)
  }

  @Test func `a push does not leave a sheet for the stack of the presenter`() throws {
    let text = try after(
      push, from: "child",
      on: """
        list stack
          sheet: pair group selected=0
            child 0: > child
        """)
    #expect(
      text == """
        list stack
          sheet: pair group selected=0
            child 0: child
          sheet: > new
        """)
  }

  @Test func `a push works from a place that is not on screen`() throws {
    let text = try after(
      push, from: "other",
      on: """
        home tabs selected=a
          tab a: > list
          tab b: other
        """)
    #expect(
      text == """
        home tabs selected=a
          tab a: > list
          tab b: other
          tab b: new
        """)
  }

  @Test func `a pushed stack takes the next push`() throws {
    let move = TextMove.path([.push(.stack("inner")), .push(.screen("new"))])
    #expect(
      try after(move, on: "> outer stack") == """
        outer stack
          inner stack
            > new
        """)
  }

  @Test func `a pushed tab bar comes with its tabs and is current at its selected one`() throws {
    let tabs: TextPlace = .tabs(
      "home", [(name: "a", root: .screen("list")), (name: "b", root: .screen("tags"))],
      selected: "b")
    #expect(
      try after(.push(tabs), on: "> base stack") == """
        base stack
          home tabs selected=b
            tab a: list
            tab b: > tags
        """)
  }

  @Test func `going back takes what the popped place attached and presented with it`() throws {
    let text = try after(
      .goBack, from: "detail",
      on: """
        list stack
          detail
            attached: banner
            sheet: > compose
        """)
    #expect(text == "> list stack")
  }

  @Test func `going back from a place in the middle of a path pops the top`() throws {
    let text = try after(
      .goBack, from: "first",
      on: """
        list stack
          first
          second
          > third
        """)
    #expect(
      text == """
        list stack
          first
          > second
        """)
  }
}
