import Destinations
import Testing

struct TreePlannerSheetsTests {
  static let presented: [TreeRow] = .init([
    .becomes(
      .ownStack,
      """
      base stack
        asker
          sheet: > new
      """),
    .becomes(
      .keepsFirst,
      """
      base container
        asker
          sheet: > new
      """),
    .becomes(
      .screenTab,
      """
      home tabs selected=a
        tab a: asker
          sheet: > new
        tab b: other
      """),
    .becomes(
      .stackTab,
      """
      home tabs selected=a
        tab a: list stack
          asker
            sheet: > new
        tab b: other
      """),
    .becomes(
      .screenColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: asker
          sheet: > new
      """),
    .becomes(
      .stackColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: list stack
          asker
            sheet: > new
      """),
    .becomes(
      .emptyColumn,
      """
      asker split selected=detail
        column sidebar: menu
        column detail:
        sheet: > new
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
            sheet: > new
      """),
    .becomes(
      .groupChild,
      """
      base group selected=0
        child 0: asker
          sheet: > new
      """),
    .becomes(
      .attached,
      """
      base
        attached: asker
          sheet: > new
      """),
    .becomes(
      .root,
      """
      asker
        sheet: > new
      """),
  ])

  static let dismissed: [TreeRow] = .init([
    .becomes(.sheet, "> base"), .becomes(.stackSheet, "> base"),
  ])

  private static let nested = """
    base
      sheet: compose #2
        sheet: > picker
    """

  @Test func `a sheet covers the requester and is dismissed with everything on it`()
    throws
  {
    try check(
      "a sheet covers its requester, at any position", .sheet(.screen("new")),
      in: Self.presented)
    try check(
      "dismissing removes the sheet around the requester", .dismissSheet,
      in: TreeRow.all(Self.dismissed, elseRefused: .noSheet))
    try check(
      "dismissing the sheet of a live place removes the sheet that the place is in",
      .dismissSheetOf(id: place(1)), in: TreeRow.all(Self.dismissed, elseRefused: .noSheet))
    try check(
      "dismissing removes the sheet on the requester first", .dismissSheet,
      from: "compose", on: Self.nested,
      becomes: """
        base
          sheet: > compose
        """)
    try check(
      "dismissing the sheet of a live place removes it with everything on it",
      .dismissSheetOf(id: place(2)), on: Self.nested, becomes: "> base")
    try check(
      "a live place that is in no sheet dismisses the one on it",
      .dismissSheetOf(id: place(1)),
      on: """
        base #1
          sheet: > compose
        """, becomes: "> base")
    try check(
      "dismissing removes all places on the sheet", .dismissSheet,
      on: """
        base
          sheet: compose
          sheet: > picker
        """, becomes: "> base")
    try check(
      "a stack sheet is a stack of its own", .goBack,
      on: """
        list stack
          detail
            sheet: compose
            sheet: > picker
        """,
      becomes: """
        list stack
          detail
            sheet: > compose
        """)
  }
}

// MARK: - The policy

extension TreePlannerSheetsTests {
  private static let occupied = """
    base
      sheet: compose
      sheet: > picker
    """

  private static let inSheet = """
    home stack
      base
        sheet: > asker
    """

  @Test func `a policy decides what happens to a sheet on an occupied or nested place`() throws {
    try check(
      "a second sheet of one place is refused", .sheet(.screen("new")), from: "base",
      on: Self.occupied, isRefused: .alreadyPresenting)
    try check(
      "a policy can let a second sheet replace the first", .sheet(.screen("new")),
      from: "base", policy: ModalPolicy(whenOccupied: .replace), on: Self.occupied,
      becomes: """
        base
          sheet: > new
        """)
    try check(
      "a policy can refuse sheets on sheets", .sheet(.screen("new")),
      policy: ModalPolicy(whenNested: .refuse), on: Self.occupied, isRefused: .modalRefused)
    try check(
      "a policy against sheets on sheets allows the first one", .sheet(.screen("new")),
      policy: ModalPolicy(whenNested: .refuse), on: "> base",
      becomes: """
        base
          sheet: > new
        """)
    try check(
      "a policy can let a nested sheet replace the one around it", .sheet(.screen("new")),
      policy: ModalPolicy(whenNested: .replace), on: Self.inSheet,
      becomes: """
        home stack
          base
            sheet: > new
        """)
    try check(
      "a policy can hoist a nested sheet to the root", .sheet(.screen("new")),
      policy: ModalPolicy(whenNested: .hoist), on: Self.inSheet,
      becomes: """
        home stack
          base
            sheet: asker
          sheet: > new
        """)
    // a sheet that is hoisted to an occupied root is refused or replaces
    let atRoot = "home\n  sheet: > asker"
    try check(
      "a sheet that is hoisted to an occupied root is refused", .sheet(.screen("new")),
      policy: ModalPolicy(whenNested: .hoist), on: atRoot, isRefused: .alreadyPresenting)
    try check(
      "a sheet that is hoisted to an occupied root replaces if allowed", .sheet(.screen("new")),
      policy: ModalPolicy(whenNested: .hoist, whenOccupied: .replace), on: atRoot,
      becomes: "home\n  sheet: > new")
    try check(
      "a tree alone refuses a nested sheet that would have to wait", .sheet(.screen("new")),
      policy: ModalPolicy(whenNested: .queue), on: Self.inSheet, isRefused: .modalRefused)
    try check(
      "sheets of a whole application are presented by its root", .sheet(.screen("new")),
      policy: ModalPolicy(isApplicationWide: true), on: "home stack\n  > asker",
      becomes: """
        home stack
          asker
          sheet: > new
        """)
    try check(
      "a sheet of a whole application may present another one", .sheet(.screen("new")),
      policy: ModalPolicy(isApplicationWide: true), on: atRoot,
      becomes: """
        home
          sheet: asker
            sheet: > new
        """)
    // by default sheets may be nested, and an occupied place refuses
    expectEqual(
      ModalPolicy(),
      ModalPolicy(whenNested: .allow, whenOccupied: .refuse, isApplicationWide: false))
  }
}

// MARK: - Hiding and returning

extension TreePlannerSheetsTests {
  private static let onTab = """
    home tabs selected=a
      tab a: list
        sheet: > compose
      tab b: tags
    """

  @Test func `a sheet covers its presenter, and hides and returns with its tab`() throws {
    // a sheet hides with its presenter's tab
    var tree = try TextTree(Self.onTab)
    try tree.apply(.tab(name: "b"), from: tree.id("home"))
    expectEqual(tree.current, "tags")
    expectEqual(tree.visible, ["home", "tags"])
    try check(
      "a sheet returns with its presenter's tab", .path([.tab(name: "b"), .tab(name: "a")]),
      from: "home", on: Self.onTab, becomes: Self.onTab)
    // a place that presents a sheet is covered and its containers are not
    let covered = try TextTree(Self.onTab)
    expectEqual(covered.visible, ["home", "compose"])
    #expect(try !covered.isVisible(id: covered.id("list")))
  }
}
