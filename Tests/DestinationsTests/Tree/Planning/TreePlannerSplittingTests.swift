import Destinations
import Testing

struct TreePlannerSplittingTests {
  static let newAlone = """
    home split selected=detail
      column sidebar: menu
      column detail: > new
    """

  static let newOnStack = """
    home split selected=detail
      column sidebar: menu
      column detail: list stack
        asker
        > new
    """

  static let newInEmpty = """
    asker split selected=detail
      column sidebar: menu
      column detail: > new
    """

  static let shown: [TreeRow] = .init([
    .becomes(.screenColumn, newAlone),
    .becomes(.stackColumn, newOnStack),
    .becomes(.emptyColumn, newInEmpty),
  ])

  static let pushed: [TreeRow] = .init([
    .becomes(
      .screenColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: asker
        column detail: > new
      """),
    .becomes(.stackColumn, newOnStack),
    .becomes(.emptyColumn, newInEmpty),
  ])

  static let unchanged: [TreeRow] = .init([
    .unchanged(.screenColumn), .unchanged(.stackColumn), .unchanged(.emptyColumn),
  ])

  static let missing: [TreeRow] = .init([
    .refused(.screenColumn, .columnNotFound),
    .refused(.stackColumn, .columnNotFound),
    .refused(.emptyColumn, .columnNotFound),
  ])

  @Test
  func `a column of the nearest split view is filled, pushed on, or only focused`()
    throws
  {
    try check(
      "a place replaces the screen of a column, is pushed on its stack, or fills it",
      .column(.detail, .screen("new")), in: TreeRow.all(Self.shown, elseRefused: .noSplitView))
    try check(
      "pushing keeps the places of a column beneath",
      .column(.detail, .screen("new"), placement: .pushing),
      in: TreeRow.all(Self.pushed, elseRefused: .noSplitView))
    try check(
      "focusing the focused column changes nothing", .column(.detail),
      in: TreeRow.all(Self.unchanged, elseRefused: .noSplitView))
    try check(
      "a column that the split view lacks is refused", .column(.content, .screen("new")),
      in: TreeRow.all(Self.missing, elseRefused: .noSplitView))
    try check(
      "a column without a route is only focused", .column(.sidebar),
      on: ContainerSetting.screenColumn.text,
      becomes: """
        home split selected=sidebar
          column sidebar: > menu
          column detail: asker
        """)
    try check(
      "a refilled column loses all its places", .column(.detail, .screen("new")),
      from: "menu",
      on: """
        home split selected=sidebar
          column sidebar: > menu
          column detail: first
            attached: banner
          column detail: second
        """, becomes: Self.newAlone)
    try check(
      "the split view of the presenter is not found from inside its sheet", .column(.detail),
      on: """
        home split selected=detail
          column detail: list
            sheet: > compose
        """, isRefused: .noSplitView)
    try check(
      "removing the place of a column leaves the column empty and focused", .remove(id: place(2)),
      on: """
        home split selected=detail
          column sidebar: menu
          column detail: > list #2
        """,
      becomes: """
        > home split selected=detail
          column sidebar: menu
          column detail:
        """)
    // all columns of a split view are on screen, with the top of each
    let tree = try TextTree(
      """
      home split selected=detail
        column sidebar: menu stack
          folder
        column content:
        column detail: list
        column detail: > note
      """)
    expectEqual(tree.visible, ["home", "folder", "note"])
  }
}
