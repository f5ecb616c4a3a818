import Destinations
import Testing

@Suite struct TreePlannerSheetsTests {
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

  @Test(arguments: presented)
  func `a sheet covers the one who asks, wherever that is`(row: TreeRow) throws {
    try row.check(.sheet(.screen("new")))
  }

  static let dismissed: [TreeRow] = .init([
    .becomes(.sheet, "> base"), .becomes(.stackSheet, "> base"),
  ])

  @Test(arguments: TreeRow.all(dismissed, elseRefused: .noSheet))
  func `dismissing takes away the sheet around the one who asks`(row: TreeRow) throws {
    try row.check(.dismissSheet)
  }

  @Test(arguments: TreeRow.all(dismissed, elseRefused: .noSheet))
  func `dismissing the sheet of a live place takes away the one it is in`(row: TreeRow) throws {
    try row.check(.dismissSheetOf(id: place(1)))
  }

  private static let nested = """
    base
      sheet: compose #2
        sheet: > picker
    """

  @Test func `dismissing takes the sheet that the one who asks presents first`() throws {
    #expect(
      try after(.dismissSheet, from: "compose", on: Self.nested) == """
        base
          sheet: > compose
        """)
  }

  @Test func `dismissing the sheet that a live place is in takes what it presents along`() throws {
    #expect(try after(.dismissSheetOf(id: place(2)), on: Self.nested) == "> base")
  }

  @Test func `a live place that is in no sheet is asked for the one it presents`() throws {
    let text = """
      base #1
        sheet: > compose
      """
    #expect(try after(.dismissSheetOf(id: place(1)), on: text) == "> base")
  }

  @Test func `dismissing takes all places on the sheet`() throws {
    let text = """
      base
        sheet: compose
        sheet: > picker
      """
    #expect(try after(.dismissSheet, on: text) == "> base")
  }

  @Test func `a stack sheet is a stack of its own`() throws {
    let text = """
      list stack
        detail
          sheet: compose
          sheet: > picker
      """
    #expect(
      try after(.goBack, on: text) == """
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

  private func presenting(_ policy: ModalPolicy) throws -> String {
    try after(.sheet(.screen("new")), from: "base", policy: policy, on: Self.occupied)
  }

  @Test func `a second sheet of one place is refused`() throws {
    let error = try refusal(of: .sheet(.screen("new")), from: "base", on: Self.occupied)
    #expect(error?.code == .alreadyPresenting)
  }

  @Test func `a policy can let a second sheet take the place of the first`() throws {
    #expect(
      try presenting(ModalPolicy(whenOccupied: .replace)) == """
        base
          sheet: > new
        """)
  }

  @Test func `a policy can refuse sheets on sheets`() throws {
    let flat = ModalPolicy(whenNested: .refuse)
    let error = try refusal(of: .sheet(.screen("new")), policy: flat, on: Self.occupied)
    #expect(error?.code == .modalRefused)
  }

  @Test func `a policy against sheets on sheets allows the first one`() throws {
    let flat = ModalPolicy(whenNested: .refuse)
    #expect(
      try after(.sheet(.screen("new")), policy: flat, on: "> base") == """
        base
          sheet: > new
        """)
  }

  private static let inSheet = """
    home stack
      base
        sheet: > asker
    """

  /// What becomes of a sheet that a place in a sheet asks for.
  private func nested(_ policy: ModalPolicy) throws -> String {
    try after(.sheet(.screen("new")), policy: policy, on: Self.inSheet)
  }

  @Test func `a policy can let a nested sheet take the place of the one around it`() throws {
    #expect(
      try nested(ModalPolicy(whenNested: .replace)) == """
        home stack
          base
            sheet: > new
        """)
  }

  @Test func `a policy can hoist a nested sheet to the root`() throws {
    #expect(
      try nested(ModalPolicy(whenNested: .hoist)) == """
        home stack
          base
            sheet: asker
          sheet: > new
        """)
  }

  @Test func `a sheet that is hoisted to an occupied root is refused or replaces`() throws {
    let occupied = "home\n  sheet: > asker"
    let hoisting = ModalPolicy(whenNested: .hoist)
    let error = try refusal(of: .sheet(.screen("new")), policy: hoisting, on: occupied)
    #expect(error?.code == .alreadyPresenting)
    let replacing = ModalPolicy(whenNested: .hoist, whenOccupied: .replace)
    #expect(
      try after(.sheet(.screen("new")), policy: replacing, on: occupied) == "home\n  sheet: > new")
  }

  @Test func `a tree by itself refuses a nested sheet that is to queue`() throws {
    let queueing = ModalPolicy(whenNested: .queue)
    let error = try refusal(of: .sheet(.screen("new")), policy: queueing, on: Self.inSheet)
    #expect(error?.code == .modalRefused)
  }

  @Test func `sheets of a whole application are presented by its root`() throws {
    #expect(
      try after(
        .sheet(.screen("new")), policy: ModalPolicy(isApplicationWide: true),
        on: "home stack\n  > asker") == """
          home stack
            asker
            sheet: > new
          """)
  }

  @Test func `by default sheets may be nested, and an occupied place refuses`() {
    #expect(
      ModalPolicy()
        == ModalPolicy(whenNested: .allow, whenOccupied: .refuse, isApplicationWide: false))
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

  @Test func `a sheet hides with its presenter's tab`() throws {
    var tree = try TextTree(Self.onTab)
    try tree.apply(.tab(name: "b"), from: tree.id("home"))
    #expect(tree.current == "tags")
    #expect(tree.visible == ["home", "tags"])
  }

  @Test func `a sheet returns with its presenter's tab`() throws {
    let move = TextMove.path([.tab(name: "b"), .tab(name: "a")])
    #expect(try after(move, from: "home", on: Self.onTab) == Self.onTab)
  }

  @Test func `a place that presents a sheet is covered and its containers are not`() throws {
    let tree = try TextTree(Self.onTab)
    #expect(tree.visible == ["home", "compose"])
    #expect(try !tree.isVisible(id: tree.id("list")))
  }
}
