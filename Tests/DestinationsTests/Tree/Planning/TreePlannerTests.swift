import Destinations
import Testing

/// Replacing, paths, and rules that hold for every move.
struct TreePlannerTests {
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

  @Test func `a replacement takes exactly the position of the replaced place`() throws {
    try check(
      "replaceCurrent takes the exact position of the requester", .replaceCurrent(.screen("new")),
      in: Self.replaced)
    try check(
      "a live place is replaced at its exact position",
      .replace(id: place(1), with: .screen("new")), in: Self.replaced)
    try check(
      "replaceRoot removes everything", .replaceRoot(.screen("new")),
      in: TreeRow.everywhere(.becomes("> new")))
    try check(
      "a place in the middle of a path is replaced at its index", .replaceCurrent(.screen("new")),
      from: "second",
      on: """
        list stack
          first
          second
          > third
        """,
      becomes: """
        list stack
          first
          new
          > third
        """)
    try check(
      "the bottom of a sheet is replaced beneath the places on it",
      .replaceCurrent(.screen("new")), from: "compose",
      on: """
        base
          sheet: compose
          sheet: > picker
        """,
      becomes: """
        base
          sheet: new
          sheet: > picker
        """)
    try check(
      "the sheet of a replaced place leaves with it", .replaceCurrent(.screen("new")),
      from: "base",
      on: """
        base
          attached: banner
          sheet: > compose
        """, becomes: "> new")
    try check(
      "a passive place is replaced by a passive one", .replaceCurrent(.screen("new")),
      from: "player",
      on: """
        > base
          attached: player passive
        """,
      becomes: """
        > base
          attached: new passive
        """)
  }
}

// MARK: - The requester

extension TreePlannerTests {
  @Test func `the requester is the current place unless another presented place is named`() throws {
    try check(
      "without a requester, the current place is the requester", .attach(.screen("new")),
      on: """
        base
          sheet: > compose
        """,
      becomes: """
        base
          sheet: compose
            attached: > new
        """)
    // a requester that has left the tree is refused
    let tree = try TextTree("> base")
    for move in MoveSamples.all {
      let error = #expect(throws: DestinationError.self) { try tree.plan(move, from: place(9)) }
      expectEqual(error?.code, .requesterGone, "\(move)")
      expectEqual(error?.reason, "The requester #9 is not presented.", "\(move)")
    }
    // a missing live place is refused
    for move in MoveSamples.naming(place(9)) {
      try check(
        "a missing live place is refused: \(move)", move, on: "> base", isRefused: .targetGone)
    }
    // without a tree, only moves that make a root are done
    for move in MoveSamples.all {
      switch move {
      case .replaceRoot, .replaceCurrent:
        try check("without a tree, moves that make a root are done", move, on: "", becomes: "> new")
      default:
        let isPath = if case .path = move { true } else { false }
        try check(
          "without a tree, \(move) is refused", move, on: "", isRefused: .noTree,
          at: isPath ? 0 : nil)
      }
    }
    try check(
      "without a tree, a path that begins with a root is done",
      .path([.replaceCurrent(.stack("base")), .push(.screen("new"))]), on: "",
      becomes: """
        base stack
          > new
        """)
  }
}

// MARK: - Paths

extension TreePlannerTests {
  private static let list = "> list stack #1"

  @Test func `a path is carried out as a whole, element by element`() throws {
    try check(
      "each element of a path acts from the place that the one before made",
      .path([.push(.screen("detail")), .sheet(.stack("compose")), .push(.screen("picker"))]),
      on: Self.list,
      becomes: """
        list stack
          detail
            sheet: compose stack
              > picker
        """)
    try check(
      "each element of a path acts from the place that the one before revealed",
      .path([.tab(name: "b"), .push(.screen("new"))]),
      on: """
        home tabs selected=a
          tab a: > list
          tab b: tags stack
            tag
        """,
      becomes: """
        home tabs selected=b
          tab a: list
          tab b: tags stack
            tag
            > new
        """)
  }

  @Test func `a path with a refused element is refused and names the element`() throws {
    for index in 0..<4 {
      var moves = (0..<3).map { TextMove.push(.screen("new \($0)")) }
      moves.insert(.dismissSheet, at: index)
      try check(
        "a path with a refused element does nothing and names the element", .path(moves),
        on: Self.list, isRefused: .noSheet, at: index)
    }
    try check("an empty path is refused", .path([]), on: Self.list, isRefused: .emptyPath)
    try check(
      "a path within a path counts as its elements",
      .path([
        .push(.screen("one")), .path([.push(.screen("two")), .path([.push(.screen("three"))])]),
      ]), on: Self.list,
      becomes: """
        list stack
          one
          two
          > three
        """)
    try check(
      "elements are counted as if paths within the path were flat",
      .path([
        .path([.push(.screen("one")), .push(.screen("two"))]), .path([.goBack, .dismissSheet]),
      ]), on: Self.list, isRefused: .noSheet, at: 3)
    try check(
      "an empty path within a path is refused", .path([.push(.screen("one")), .path([])]),
      on: Self.list, isRefused: .emptyPath, at: 1)
    try check(
      "a place that a path removed is missing for later elements",
      .path([.goBack, .reveal(id: place(2))]),
      on: """
        list stack
          > detail #2
        """, isRefused: .targetGone, at: 1)
    try check(
      "a path can remove the root and begin again",
      .path([.remove(id: place(1)), .replaceCurrent(.screen("new"))]), on: Self.list,
      becomes: "> new")
    try check(
      "a path that removes the root has no requester for later elements",
      .path([.remove(id: place(1)), .goBack]), on: Self.list, isRefused: .noTree, at: 1)
    // a path that pushes and goes back changes nothing on screen
    var tree = try TextTree(Self.list)
    let before = tree
    try tree.apply(.path([.push(.screen("one")), .goBack]))
    expectEqual(tree, before)
    try tree.apply(.push(.screen("two")))
    expectEqual(tree.violations(), [])
    expectEqual(tree.visible, ["two"])
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

  @Test func `a move that would break the tree is refused, alone and in a path`() throws {
    // a blueprint that would break the tree is refused
    for (faulty, code) in Self.faulty {
      for move in MoveSamples.bringing(faulty, to: place(1)) {
        try check("\(move)", move, on: Self.list, isRefused: code)
        try check(
          "\(move) in a path", .path([.push(.screen("one")), move]), on: Self.list, isRefused: code,
          at: 1)
      }
    }
    try check(
      "two elements of a path cannot have one identifier",
      .path([.push(.screen("one", id: place(7))), .goBack, .push(.screen("two", id: place(7)))]),
      on: Self.list, isRefused: .duplicateID, at: 2)
    try check(
      "a place cannot be replaced by one of the same identifier",
      .replace(id: place(1), with: .screen("new", id: place(1))), on: Self.list,
      isRefused: .duplicateID)
  }
}

// MARK: - Sentences

extension TreePlannerTests {
  static let sentences: [(TextMove, String)] = [
    (.goBack, "list #1 is at the bottom of its stack."),
    (.tab(name: "a"), "There is no tab bar at or above list #1."),
    (.column(.detail), "There is no split view at or above list #1."),
    (.reveal(id: place(9)), "Place #9 is not presented."),
    (.dismissSheet, "list #1 neither presents a sheet nor is in one."),
    (.toNearest("tags"), "There is no matching place beneath list #1."),
    (.path([]), "The path is empty."),
  ]

  @Test func `a refusal states the request, the place and a remedy`() throws {
    // a refusal states the request and the place
    for (move, sentence) in Self.sentences {
      try expectEqual(refusal(of: move, on: Self.list)?.reason, sentence)
    }
    // a refusal names a place that is not built yet as a new one
    let unbuilt = try refusal(of: .path([.push(.screen("one")), .dismissSheet]), on: Self.list)
    expectEqual(unbuilt?.reason, "the new one neither presents a sheet nor is in one.")
    // the description of a refusal contains code, sentence, element and cure
    let error = try refusal(of: .path([.dismissSheet]), on: Self.list)
    expectEqual(
      error?.description,
      """
      noSheet: list #1 neither presents a sheet nor is in one. (element 0 of the path) \
      Check that a sheet is presented before you dismiss it.
      """)
  }
}
