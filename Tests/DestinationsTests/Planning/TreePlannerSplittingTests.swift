import Destinations
import Testing

@Suite struct TreePlannerSplittingTests {
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

  @Test(arguments: TreeRow.all(shown, elseRefused: .noSplitView))
  func `a column with a screen is refilled, with a stack pushed on, and empty filled`(
    row: TreeRow
  ) throws {
    try row.check(.column(.detail, .screen("new")))
  }

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

  @Test(arguments: TreeRow.all(pushed, elseRefused: .noSplitView))
  func `pushing leaves what is in a column beneath`(row: TreeRow) throws {
    try row.check(.column(.detail, .screen("new"), placement: .pushing))
  }

  static let unchanged: [TreeRow] = .init([
    .unchanged(.screenColumn), .unchanged(.stackColumn), .unchanged(.emptyColumn),
  ])

  @Test(arguments: TreeRow.all(unchanged, elseRefused: .noSplitView))
  func `focusing the focused column changes nothing`(row: TreeRow) throws {
    try row.check(.column(.detail))
  }

  static let missing: [TreeRow] = .init([
    .refused(.screenColumn, .columnNotFound),
    .refused(.stackColumn, .columnNotFound),
    .refused(.emptyColumn, .columnNotFound),
  ])

  @Test(arguments: TreeRow.all(missing, elseRefused: .noSplitView))
  func `a column that the split view lacks is refused`(row: TreeRow) throws {
    try row.check(.column(.content, .screen("new")))
  }

  @Test func `a column without a route is focused and nothing else`() throws {
    #expect(
      try after(.column(.sidebar), on: ContainerSetting.screenColumn.text) == """
        home split selected=sidebar
          column sidebar: > menu
          column detail: asker
        """)
  }

  @Test func `a refilled column loses all that stood in it`() throws {
    let text = try after(
      .column(.detail, .screen("new")), from: "menu",
      on: """
        home split selected=sidebar
          column sidebar: > menu
          column detail: first
            attached: banner
          column detail: second
        """)
    #expect(text == Self.newAlone)
  }

  @Test func `the split view of the presenter is not found from inside its sheet`() throws {
    let text = """
      home split selected=detail
        column detail: list
          sheet: > compose
      """
    #expect(try refusal(of: .column(.detail), on: text)?.code == .noSplitView)
  }

  @Test func `removing what is in a column leaves the column empty and focused`() throws {
    #expect(
      try after(
        .remove(id: place(2)),
        on: """
          home split selected=detail
            column sidebar: menu
            column detail: > list #2
          """) == """
          > home split selected=detail
            column sidebar: menu
            column detail:
          """)
  }

  @Test func `all columns of a split view are on screen, with the top of each`() throws {
    let tree = try TextTree(
      """
      home split selected=detail
        column sidebar: menu stack
          folder
        column content:
        column detail: list
        column detail: > note
      """)
    #expect(tree.visible == ["home", "folder", "note"])
  }
}
