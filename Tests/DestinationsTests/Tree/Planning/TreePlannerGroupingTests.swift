import Destinations
import Testing

struct TreePlannerGroupingTests {
  static let attached: [TreeRow] = .init([
    .becomes(
      .ownStack,
      """
      base stack
        asker
          attached: > new
      """),
    .becomes(
      .keepsFirst,
      """
      base container
        asker
          attached: > new
      """),
    .becomes(
      .screenTab,
      """
      home tabs selected=a
        tab a: asker
          attached: > new
        tab b: other
      """),
    .becomes(
      .stackTab,
      """
      home tabs selected=a
        tab a: list stack
          asker
            attached: > new
        tab b: other
      """),
    .becomes(
      .screenColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: asker
          attached: > new
      """),
    .becomes(
      .stackColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: list stack
          asker
            attached: > new
      """),
    .becomes(
      .emptyColumn,
      """
      asker split selected=detail
        column sidebar: menu
        column detail:
        attached: > new
      """),
    .becomes(
      .sheet,
      """
      base
        sheet: asker
          attached: > new
      """),
    .becomes(
      .stackSheet,
      """
      base
        sheet: list stack
          asker
            attached: > new
      """),
    .becomes(
      .groupChild,
      """
      base group selected=0
        child 0: asker
          attached: > new
      """),
    .becomes(
      .attached,
      """
      base
        attached: asker
          attached: > new
      """),
    .becomes(
      .root,
      """
      asker
        attached: > new
      """),
  ])

  @Test func `a place is attached to the requester, and becomes current unless passive`() throws {
    try check(
      "addToCurrent attaches to the requester, wherever that is", .attach(.screen("new")),
      in: Self.attached)
    try check(
      "a place attached as passive does not become current",
      .attach(.screen("new"), asCurrent: false), on: "> base",
      becomes: """
        > base
          attached: new passive
        """)
    // the last place attached as current is current, passive ones are skipped
    let tree = try TextTree(
      """
      base
        attached: first
        attached: > second
        attached: third passive
      """)
    expectEqual(tree.current, "second")
    expectEqual(tree.visible, ["base", "first", "second", "third"])
  }
}

// MARK: - Groups

extension TreePlannerGroupingTests {
  private static let three = """
    pair group selected=1 #1
      child 0: first #2
      child 1: > second #3
      child 2: third #4
    """

  @Test func `only an attached place can become passive or active`() throws {
    try check(
      "an active place becomes passive, and its host current",
      .setPassive(true, id: place(2)), on: "asker #1\n  attached: > note #2",
      becomes: "> asker\n  attached: note passive")
    try check(
      "a passive place becomes active, and current",
      .setPassive(false, id: place(2)), on: "> asker #1\n  attached: note passive #2",
      becomes: "asker\n  attached: > note")
    try check(
      "a place on a path is not attached", .setPassive(true, id: place(2)),
      on: "list stack #1\n  > note #2", isRefused: .noMatchingPlace)
  }

  @Test func `a group gains and loses children, and the focus moves with them`() throws {
    try check(
      "a new child of a group is focused", .addChild(.screen("new"), toGroup: place(1)),
      on: Self.three,
      becomes: """
        pair group selected=3
          child 0: first
          child 1: second
          child 2: third
          child 3: > new
        """)
    try check(
      "a new child may come without the focus",
      .addChild(.screen("new"), toGroup: place(1), asCurrent: false), on: Self.three,
      becomes: """
        pair group selected=1
          child 0: first
          child 1: > second
          child 2: third
          child 3: new
        """)
    try check(
      "the first child of an empty group without the focus leaves the group current",
      .addChild(.screen("new"), toGroup: place(1), asCurrent: false), on: "> pair group #1",
      becomes: """
        > pair group
          child 0: new
        """)
    try check(
      "only a group has children", .addChild(.screen("new"), toGroup: place(1)),
      on: "> base stack #1", isRefused: .notAGroup)
    // only the focused child of a group is on screen
    try expectEqual(TextTree(Self.three).visible, ["pair", "second"])
    try check(
      "removing the focused child focuses its right neighbour", .remove(id: place(3)),
      on: Self.three,
      becomes: """
        pair group selected=2
          child 0: first
          child 2: > third
        """)
    try check(
      "removing the focused child at the end focuses its left neighbour",
      .path([.focus(id: place(4)), .remove(id: place(4))]), on: Self.three,
      becomes: """
        pair group selected=1
          child 0: first
          child 1: > second
        """)
    try check(
      "removing the only child leaves the group", .remove(id: place(2)),
      on: """
        pair group selected=0
          child 0: > only #2
        """, becomes: "> pair group")
    try check(
      "removing a child that is not focused leaves the focus", .remove(id: place(2)),
      on: Self.three,
      becomes: """
        pair group selected=1
          child 1: > second
          child 2: third
        """)
  }
}

// MARK: - Focusing

extension TreePlannerGroupingTests {
  static let focused: [TreeRow] = .init([
    .unchanged(.screenTab), .unchanged(.screenColumn), .unchanged(.groupChild),
  ])

  @Test func `focusing selects a tab, a column or a child, and nothing else can be focused`() throws
  {
    try check(
      "focusing the focused slot changes nothing, and an impossible focus is refused",
      .focus(id: place(1)), in: TreeRow.all(Self.focused, elseRefused: .notAGroup))
    // focusing selects a tab, a column or a child
    try check(
      "focusing selects a tab", .focus(id: place(2)),
      on: """
        home tabs selected=a
          tab a: > list
          tab b: tags #2
        """,
      becomes: """
        home tabs selected=b
          tab a: list
          tab b: > tags
        """)
    try check(
      "focusing selects a column", .focus(id: place(2)),
      on: """
        home split selected=sidebar
          column sidebar: > menu
          column detail: note #2
        """,
      becomes: """
        home split selected=detail
          column sidebar: menu
          column detail: > note
        """)
    try check(
      "focusing selects a child", .focus(id: place(2)),
      on: """
        pair group selected=1
          child 0: first #2
          child 1: > second
        """,
      becomes: """
        pair group selected=0
          child 0: > first
          child 1: second
        """)
  }
}

// MARK: - Removing and replacing

extension TreePlannerGroupingTests {
  static let removed: [TreeRow] = .init([
    .becomes(.ownStack, "> base stack"),
    .refused(.keepsFirst, .lastPlace),
    .refused(.screenTab, .lastPlace),
    .becomes(
      .stackTab,
      """
      home tabs selected=a
        tab a: > list stack
        tab b: other
      """),
    .becomes(
      .screenColumn,
      """
      > home split selected=detail
        column sidebar: menu
        column detail:
      """),
    .becomes(
      .stackColumn,
      """
      home split selected=detail
        column sidebar: menu
        column detail: > list stack
      """),
    .becomes(.emptyColumn, ""),
    .becomes(.sheet, "> base"),
    .becomes(
      .stackSheet,
      """
      base
        sheet: > list stack
      """),
    .becomes(.groupChild, "> base group"),
    .becomes(.attached, "> base"),
    .becomes(.root, ""),
  ])

  @Test func `a new child of a group gets an unused number`() throws {
    let cases: [(numbers: [Int], added: [Int])] = [
      ([], [0, 1]), ([4], [5, 6]), ([-3], [0, 1]), ([.min, 7], [8, 9]), ([.max], [0, 1]),
      ([.max, 0, 1], [2, 3]), ([.max - 1], [0, 1]), ([999_998], [999_999, 0]),
    ]
    for (numbers, added) in cases {
      var tree = try TextTree(root: .group("group", id: place(1)))
      for number in numbers {
        try tree.apply(.put(.screen("put"), on: .child(number: number), of: place(1)))
      }
      for _ in added { try tree.apply(.addChild(.screen("added"), toGroup: place(1))) }
      let wanted = (numbers + added).map { SlotName.child(number: $0) }
      expectEqual(tree.node(id: place(1))?.slots, wanted, "\(numbers)")
      expectEqual(tree.violations(), [])
    }
  }

  @Test func `a place is removed anywhere, unless its container needs it`() throws {
    try check(
      "a removed place leaves unless its container needs it", .remove(id: place(1)),
      in: Self.removed)
    try check(
      "the root of a tab can be removed if other places are on it", .remove(id: place(2)),
      on: """
        home tabs selected=a
          tab a: list #2
          tab a: > detail
        """,
      becomes: """
        home tabs selected=a
          tab a: > detail
        """)
    try check(
      "the first place of a stack that keeps it cannot be removed from beneath others",
      .remove(id: place(2)),
      on: """
        base container
          first #2
          > second
        """, isRefused: .lastPlace)
    try check(
      "a place in the middle of a path can be removed", .remove(id: place(2)),
      on: """
        list stack
          first
          second #2
          > third
        """,
      becomes: """
        list stack
          first
          > third
        """)
    try check(
      "an attached place in the middle can be removed", .remove(id: place(2)),
      on: """
        base
          attached: first
          attached: second #2
          attached: > third
        """,
      becomes: """
        base
          attached: first
          attached: > third
        """)
  }

  @Test(arguments: 1...40)
  func `children and tabs that a path removes leave as if they were removed one by one`(
    seed: UInt64
  ) throws {
    var random = RandomMoves(seed: seed).random
    let count = 12 + random.below(20)
    let children = (0..<count).map { TextPlace.screen("child \($0)", id: place(UInt8($0) + 1)) }
    let tabs = (0..<count).map {
      (name: "t\($0)", root: TextPlace.stack("tab \($0)", path: [.screen("top \($0)")]))
    }
    var removed = Array(0..<count)
    for index in removed.indices { removed.swapAt(index, random.below(count)) }
    removed.removeLast(1 + random.below(4))
    let focus = random.below(count)
    let cases: [(root: TextPlace, moves: [TextMove])] = [
      (
        .group("group", children, focused: focus, id: place(0)),
        removed.map { .remove(id: place(UInt8($0) + 1)) }
      ),
      (
        .tabs("bar", tabs, selected: "t\(focus)", id: place(0)),
        removed.map { .removeTab(name: "t\($0)", ofTabBar: place(0)) }
      ),
    ]
    for (root, moves) in cases {
      var oneByOne = try TextTree(root: root)
      for move in moves { try oneByOne.apply(move) }
      var together = try TextTree(root: root)
      let plan = try together.plan(.path(moves))
      together.commit(plan)
      expectEqual(together.shape, oneByOne.shape)
      expectEqual(together.violations(), [])
      // A refusal names the move.
      let code: DestinationError.Code = root.kind == .tabs ? .tabNotFound : .targetGone
      do throws(DestinationError) {
        _ = try TextTree(root: root).plan(.path(moves + moves))
        Issue.record("Nothing was refused.")
      } catch {
        expectEqual([error.code], [code])
        expectEqual(error.pathIndex, moves.count)
      }
    }
  }
}
