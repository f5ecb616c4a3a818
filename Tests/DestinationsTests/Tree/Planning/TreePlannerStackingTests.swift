import Destinations
import Testing

struct TreePlannerStackingTests {
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

  @Test func `a push goes onto the requester's nearest stack`() throws {
    try check(
      "a push goes onto the nearest stack, and is refused where there is none", push,
      in: TreeRow.all(Self.pushed, elseRefused: .noStack))
  }

  @Test func `going back pops the nearest stack to its bottom, as canGoBack predicts`()
    throws
  {
    try check(
      "going back pops the nearest stack down to its bottom and no further", .goBack,
      in: TreeRow.all(Self.poppedBack, elseRefused: .noStack))
    // canGoBack predicts the effect of going back
    for setting in ContainerSetting.allCases {
      let tree = try TextTree(setting.text)
      let plan = try? tree.plan(.goBack)
      try expectEqual(tree.canGoBack(from: tree.id("asker")), (plan != nil), "\(setting)")
    }
  }

  @Test func `popping to the root pops all that going back can pop`() throws {
    try check(
      "popping to the root is refused if going back is", .popToRoot,
      in: TreeRow.all(Self.poppedBack, elseRefused: .noStack))
    try check(
      "the places above the root leave, wherever the requester is", .popToRoot, from: "second",
      on: """
        outer stack
          list stack
            first
            second
            > third
        """,
      becomes: """
        outer stack
          > list stack
        """)
    try check(
      "a stack that is only a container keeps its first place", .popToRoot,
      on: """
        base container
          first
          second
          > third
        """,
      becomes: """
        base container
          > first
        """)
    try check(
      "the stack of a sheet is popped, and the stack of its presenter is unchanged", .popToRoot,
      on: """
        list stack
          detail
            sheet: compose
            sheet: edit
            sheet: > preview
        """,
      becomes: """
        list stack
          detail
            sheet: > compose
        """)
    try check(
      "other tabs are unchanged", .popToRoot,
      on: """
        home tabs selected=a
          tab a: list
          tab a: > detail
          tab b: other
          tab b: more
        """,
      becomes: """
        home tabs selected=a
          tab a: > list
          tab b: other
          tab b: more
        """)
  }

  @Test func `going back by a count pops that many places, or none`() throws {
    let text = """
      list stack
        first
        second
        > third
      """
    try check(
      "one is the top", .goBackBy(count: 1), on: text,
      becomes: """
        list stack
          first
          > second
        """)
    try check(
      "two leave together", .goBackBy(count: 2), on: text,
      becomes: """
        list stack
          > first
        """)
    try check("all may leave", .goBackBy(count: 3), on: text, becomes: "> list stack")
    for count in [4, .max, 0, -1, .min] {
      try check(
        "\(count) is refused", .goBackBy(count: count), on: text, isRefused: .nothingToGoBack)
    }
    try check(
      "missing places are not popped from another stack", .goBackBy(count: 2),
      on: """
        outer stack
          list stack
            > first
        """, isRefused: .nothingToGoBack)
    try check(
      "a path with too large a count does nothing",
      .path([.goBackBy(count: 2), .goBackBy(count: 2)]),
      on: text, isRefused: .nothingToGoBack, at: 1)
    let reasons = [4, 0].map { count in
      try? refusal(of: .goBackBy(count: count), on: text.replacing("third", with: "third #9"))?
        .reason
    }
    expectEqual(
      reasons,
      [
        "The stack of third #9 cannot go back by 4: it has 3 above its root.",
        "The stack of third #9 cannot go back by 0: it has 3 above its root.",
      ])
  }

  @Test
  func `going back to a stack shows its path if the stack is covered, and else empties the path`()
    throws
  {
    let covered = """
      outer stack
        inner stack #1
          note
        > cover
      """
    let shown = """
      outer stack
        inner stack #1
          > note
      """
    try check(
      "a stack that is covered in its container is shown with its path", .goBackTo(id: place(1)),
      on: covered,
      becomes: shown.replacing(" #1", with: ""))
    try check(
      "a stack with nothing above it loses its path", .goBackTo(id: place(1)), on: shown,
      becomes: """
        outer stack
          > inner stack
        """)
  }

  @Test func `the position of the requester decides which stack a push or pop uses`()
    throws
  {
    try check(
      "a push requested by a stack itself goes on its own path", push, from: "inner",
      on: """
        outer stack
          > inner stack
        """,
      becomes: """
        outer stack
          inner stack
            > new
        """)
    try check(
      "only the nearest stack is used for going back", .goBack,
      on: """
        outer stack
          > inner stack
        """, isRefused: .nothingToGoBack)
    try check(
      "a push requested by a child of a group covers the group", push, from: "child",
      on: """
        list stack
          pair group selected=0
            child 0: > child
        """,
      becomes: """
        list stack
          pair group selected=0
            child 0: child
          > new
        """)
    try check(
      "a push requested by an attached place goes on the stack of its host", push, from: "banner",
      on: """
        list stack
          detail
            attached: > banner
        """,
      becomes: """
        list stack
          detail
            attached: banner
          > new
        """)
    try check(
      "a push requested by a tab bar goes on the stack around the tab bar", push,
      from: "home",
      on: """
        outer stack
          home tabs selected=a
            tab a: > list stack
        """,
      becomes: """
        outer stack
          home tabs selected=a
            tab a: list stack
          > new
        """)
    try check(
      "a push does not leave a sheet for the stack of the presenter", push, from: "child",
      on: """
        list stack
          sheet: pair group selected=0
            child 0: > child
        """,
      becomes: """
        list stack
          sheet: pair group selected=0
            child 0: child
          sheet: > new
        """)
    try check(
      "a push works from a place that is not on screen", push, from: "other",
      on: """
        home tabs selected=a
          tab a: > list
          tab b: other
        """,
      becomes: """
        home tabs selected=a
          tab a: > list
          tab b: other
          tab b: new
        """)
  }

  @Test func `a push adds a place with its contents, and going back removes them`() throws {
    try check(
      "a pushed stack takes the next push", .path([.push(.stack("inner")), .push(.screen("new"))]),
      on: "> outer stack",
      becomes: """
        outer stack
          inner stack
            > new
        """)
    let tabs: TextPlace = .tabs(
      "home", [(name: "a", root: .screen("list")), (name: "b", root: .screen("tags"))],
      selected: "b")
    try check(
      "a pushed tab bar comes with its tabs and is current at its selected one", .push(tabs),
      on: "> base stack",
      becomes: """
        base stack
          home tabs selected=b
            tab a: list
            tab b: > tags
        """)
    try check(
      "going back removes the attached places and the sheet of the popped place", .goBack,
      from: "detail",
      on: """
        list stack
          detail
            attached: banner
            sheet: > compose
        """, becomes: "> list stack")
    try check(
      "going back from a place in the middle of a path pops the top", .goBack, from: "first",
      on: """
        list stack
          first
          second
          > third
        """,
      becomes: """
        list stack
          first
          > second
        """)
  }
}
