import Destinations
import Testing

/// Replacing, paths, and what holds for every move.
@Suite struct TreePlannerTests {
  static let replaced: [TreeRow] = .init([
    .becomes(
      .ownStack,
      """
      base stack
        > new
      """),
    .becomes(
      .keepsFirst,
      """
      base container
        > new
      """),
    .becomes(
      .screenTab,
      """
      home tabs selected=a
        tab a: > new
        tab b: other
      """),
    .becomes(
      .stackTab,
      """
      home tabs selected=a
        tab a: list stack
          > new
        tab b: other
      """),
    .becomes(
      .screenColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: > new
      """),
    .becomes(
      .stackColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: list stack
          > new
      """),
    .becomes(.emptyColumn, "> new"),
    .becomes(
      .sheet,
      """
      base
        sheet: > new
      """),
    .becomes(
      .stackSheet,
      """
      base
        sheet: list stack
          > new
      """),
    .becomes(
      .groupChild,
      """
      base group selected=0
        child 0: > new
      """),
    .becomes(
      .attached,
      """
      base
        attached: > new
      """),
    .becomes(.root, "> new"),
  ])

  @Test(arguments: replaced)
  func `replaceCurrent takes the exact place of the one who asks`(row: TreeRow) throws {
    try row.check(.replaceCurrent(.screen("new")))
  }

  @Test(arguments: replaced)
  func `a live place is replaced exactly where it stands`(row: TreeRow) throws {
    try row.check(.replace(id: place(1), with: .screen("new")))
  }

  @Test(arguments: ContainerSetting.allCases)
  func `replaceRoot removes everything`(setting: ContainerSetting) throws {
    try TreeRow.becomes(setting, "> new").check(.replaceRoot(.screen("new")))
  }

  @Test func `a place in the middle of a path is replaced at its index`() throws {
    let text = """
      list stack
        first
        second
        > third
      """
    #expect(
      try after(.replaceCurrent(.screen("new")), from: "second", on: text) == """
        list stack
          first
          new
          > third
        """)
  }

  @Test func `the bottom of a sheet is replaced beneath what stands on it`() throws {
    let text = """
      base
        sheet: compose
        sheet: > picker
      """
    #expect(
      try after(.replaceCurrent(.screen("new")), from: "compose", on: text) == """
        base
          sheet: new
          sheet: > picker
        """)
  }

  @Test func `what a replaced place presented leaves with it`() throws {
    let text = """
      base
        attached: banner
        sheet: > compose
      """
    #expect(try after(.replaceCurrent(.screen("new")), from: "base", on: text) == "> new")
  }

  @Test func `what replaces a passive place is passive`() throws {
    let text = """
      > base
        attached: player passive
      """
    #expect(
      try after(.replaceCurrent(.screen("new")), from: "player", on: text) == """
        > base
          attached: new passive
        """)
  }
}

// MARK: - Who asks

extension TreePlannerTests {
  @Test func `without a requester the current place asks`() throws {
    let text = """
      base
        sheet: > compose
      """
    #expect(
      try after(.attach(.screen("new")), on: text) == """
        base
          sheet: compose
            attached: > new
        """)
  }

  @Test(arguments: MoveSamples.all)
  func `a requester that has left the tree is refused`(move: TextMove) throws {
    let tree = try TextTree("> base")
    let error = #expect(throws: DestinationError.self) { try tree.plan(move, from: place(9)) }
    #expect(error?.code == .requesterGone)
    #expect(error?.reason == "Place #9, which asks, is not presented.")
  }

  @Test(arguments: MoveSamples.naming(place(9)))
  func `a live place that is gone is refused`(move: TextMove) throws {
    #expect(try refusal(of: move, on: "> base")?.code == .targetGone)
  }

  @Test(arguments: MoveSamples.all)
  func `with no tree only moves that make a root are done`(move: TextMove) throws {
    switch move {
    case .replaceRoot, .replaceCurrent:
      #expect(try after(move, on: "") == "> new")
    default:
      #expect(try refusal(of: move, on: "")?.code == .noTree)
    }
  }

  @Test func `with no tree a path that begins with a root is done`() throws {
    let path = TextMove.path([.replaceCurrent(.stack("base")), .push(.screen("new"))])
    #expect(
      try after(path, on: "") == """
        base stack
          > new
        """)
  }
}

// MARK: - Paths

extension TreePlannerTests {
  private static let list = "> list stack #1"

  @Test func `each element of a path acts from what the one before made`() throws {
    let path = TextMove.path([
      .push(.screen("detail")), .sheet(.stack("compose")), .push(.screen("picker")),
    ])
    #expect(
      try after(path, on: Self.list) == """
        list stack
          detail
            sheet: compose stack
              > picker
        """)
  }

  @Test func `each element of a path acts from what the one before revealed`() throws {
    let text = """
      home tabs selected=a
        tab a: > list
        tab b: tags stack
          tag
      """
    #expect(
      try after(.path([.tab(name: "b"), .push(.screen("new"))]), on: text) == """
        home tabs selected=b
          tab a: list
          tab b: tags stack
            tag
            > new
        """)
  }

  @Test(arguments: 0..<4)
  func `a path with a refused element does nothing and names the element`(index: Int) throws {
    var moves = (0..<3).map { TextMove.push(.screen("new \($0)")) }
    moves.insert(.dismissSheet, at: index)
    let error = try refusal(of: .path(moves), on: Self.list)
    #expect(error?.code == .noSheet)
    #expect(error?.pathIndex == index)
  }

  @Test func `an empty path is refused`() throws {
    let error = try refusal(of: .path([]), on: Self.list)
    #expect(error?.code == .emptyPath)
    #expect(error?.pathIndex == nil)
  }

  @Test func `a path within a path counts as its elements`() throws {
    let nested = TextMove.path([
      .push(.screen("one")), .path([.push(.screen("two")), .path([.push(.screen("three"))])]),
    ])
    #expect(
      try after(nested, on: Self.list) == """
        list stack
          one
          two
          > three
        """)
  }

  @Test func `a refused element is counted as if paths within the path were flat`() throws {
    let nested = TextMove.path([
      .path([.push(.screen("one")), .push(.screen("two"))]), .path([.goBack, .dismissSheet]),
    ])
    #expect(try refusal(of: nested, on: Self.list)?.pathIndex == 3)
  }

  @Test func `an empty path within a path is refused`() throws {
    let error = try refusal(of: .path([.push(.screen("one")), .path([])]), on: Self.list)
    #expect(error?.code == .emptyPath)
    #expect(error?.pathIndex == 1)
  }

  @Test func `a place that a path removed is gone for the elements after`() throws {
    let text = """
      list stack
        > detail #2
      """
    let error = try refusal(of: .path([.goBack, .reveal(id: place(2))]), on: text)
    #expect(error?.code == .targetGone)
    #expect(error?.pathIndex == 1)
  }

  @Test func `a path can remove the root and begin anew`() throws {
    let path = TextMove.path([.remove(id: place(1)), .replaceCurrent(.screen("new"))])
    #expect(try after(path, on: Self.list) == "> new")
  }

  @Test func `a path that removes the root has nothing to act from`() throws {
    let error = try refusal(of: .path([.remove(id: place(1)), .goBack]), on: Self.list)
    #expect(error?.code == .noTree)
  }

  @Test func `a path that goes forth and back changes nothing on screen`() throws {
    let path = TextMove.path([.push(.screen("one")), .goBack])
    var tree = try TextTree(Self.list)
    let before = tree
    try tree.apply(path)
    #expect(tree == before)
    try tree.apply(.push(.screen("two")))
    #expect(tree.violations() == [])
    #expect(tree.visible == ["two"])
  }
}

// MARK: - Blueprints that would break the tree

extension TreePlannerTests {
  private static func tabs(_ names: [String], selected: String? = nil) -> TextPlace {
    .tabs("home", names.map { (name: $0, root: .screen($0)) }, selected: selected)
  }

  static let faulty: [(TextPlace, DestinationError.Code)] = [
    (.screen("new", id: place(1)), .duplicateID),
    (.stack("new", path: [.screen("a", id: place(7)), .screen("b", id: place(7))]), .duplicateID),
    (tabs(["a", "b", "a"]), .duplicateTab),
    (tabs(["a"], selected: "b"), .tabNotFound),
    (tabs([], selected: "b"), .tabNotFound),
    (.split("home", [.detail: .screen("a")], focused: .content), .columnNotFound),
    (.stack("new", path: [tabs(["a"], selected: "b")]), .tabNotFound),
  ]

  @Test(arguments: faulty)
  func `a blueprint that would break the tree is refused`(
    faulty: TextPlace, code: DestinationError.Code
  ) throws {
    for move in MoveSamples.bringing(faulty, to: place(1)) {
      #expect(try refusal(of: move, on: Self.list)?.code == code)
      #expect(try refusal(of: .path([.push(.screen("one")), move]), on: Self.list)?.pathIndex == 1)
    }
  }

  @Test func `two elements of a path cannot have one identifier`() throws {
    let twice = TextMove.path([
      .push(.screen("one", id: place(7))), .goBack, .push(.screen("two", id: place(7))),
    ])
    let error = try refusal(of: twice, on: Self.list)
    #expect(error?.code == .duplicateID)
    #expect(error?.pathIndex == 2)
  }

  @Test func `a place cannot be replaced by one of the same identifier`() throws {
    let move = TextMove.replace(id: place(1), with: .screen("new", id: place(1)))
    #expect(try refusal(of: move, on: Self.list)?.code == .duplicateID)
  }
}

// MARK: - Sentences

extension TreePlannerTests {
  static let sentences: [(TextMove, String)] = [
    (.goBack, "list #1 is at the bottom of its stack."),
    (.tab(name: "a"), "No tab bar lies at or above list #1."),
    (.column(.detail), "No split view lies at or above list #1."),
    (.reveal(id: place(9)), "No place #9 is presented."),
    (.dismissSheet, "list #1 neither presents a sheet nor is in one."),
    (.toNearest("tags"), "No such place lies beneath list #1."),
    (.path([]), "The path is empty."),
  ]

  @Test(arguments: sentences)
  func `a refusal says what was asked of which place`(move: TextMove, sentence: String) throws {
    let error = try refusal(of: move, on: Self.list)
    #expect(error?.reason == sentence)
  }

  @Test func `a refusal names a place that is not built yet as a new one`() throws {
    let error = try refusal(of: .path([.push(.screen("one")), .dismissSheet]), on: Self.list)
    #expect(error?.reason == "the new one neither presents a sheet nor is in one.")
  }

  @Test func `the description of a refusal tells code, sentence, element and cure`() throws {
    let error = try #require(try refusal(of: .path([.dismissSheet]), on: Self.list))
    #expect(
      error.description == """
        noSheet: list #1 neither presents a sheet nor is in one. (element 0 of the path) \
        Ask whether a sheet is presented before dismissing it.
        """)
  }
}
