import Destinations
import Testing

struct TreePlannerMovingTests {
  static let toBase: [TreeRow] = .init([
    .becomes(.ownStack, "> base stack"),
    .unchanged(.keepsFirst),
    .becomes(.sheet, "> base"),
    .becomes(.stackSheet, "> base"),
    .unchanged(.groupChild),
    .becomes(.attached, "> base"),
  ])

  @Test func `moving to the nearest place goes only to places beneath the requester`() throws {
    try check(
      "moving to an ancestor removes all places above it", .toNearest("base"),
      in: TreeRow.all(Self.toBase, elseRefused: .noMatchingPlace))
    try check(
      "moving to the requester changes nothing", .toNearest("asker"),
      in: TreeRow.everywhere(.unchanged))
    try check(
      "moving to oneself changes nothing", .moveToPlace(id: place(1)),
      in: TreeRow.everywhere(.unchanged))
    for name in ["other", "menu", "nothing"] {
      try check(
        "moving to a missing place, or into another tab or column, is refused",
        .toNearest(name),
        in: TreeRow.everywhere(.refused(.noMatchingPlace)))
    }
  }

  @Test func `moving removes the places that are in the way`() throws {
    try check(
      "moving within a path removes the places on top of the target", .toNearest("first"),
      on: """
        list stack
          first
            attached: banner
          second
          > third
        """,
      becomes: """
        list stack
          > first
        """)
    try check(
      "moving onto a stack empties its path", .toNearest("inner"),
      on: """
        outer stack
          inner stack
            detail
          > top
        """,
      becomes: """
        outer stack
          > inner stack
        """)
    try check(
      "moving to a stack that keeps its first place keeps that one", .toNearest("list"),
      on: """
        list container
          first
          second
          > third
        """,
      becomes: """
        list container
          > first
        """)
  }

  @Test func `the nearest exact match is used, else the nearest similar route`() throws {
    try check(
      "a farther exact match wins over a nearer similar one", .toNearest("note.1"),
      on: """
        list stack
          note.1
          note.2
          > asker
        """,
      becomes: """
        list stack
          > note.1
        """)
    try check(
      "without an exact match, the nearest similar place is used", .toNearest("note.3"),
      on: """
        list stack
          note.1
          note.2
          > asker
        """,
      becomes: """
        list stack
          note.1
          > note.2
        """)
    try check(
      "an exact match removes no similar place",
      .moveToNearest(exact: { $0 == "note.2" }), on: "list stack\n  note.1\n  > asker",
      isRefused: .noMatchingPlace)
    try check(
      "the nearest of several exact matches is used", .toNearest("note"),
      on: """
        list stack
          note
          note
          > asker
        """,
      becomes: """
        list stack
          note
          > note
        """)
    try check(
      "a place beneath a tab bar is found from inside a tab", .toNearest("intro"),
      on: """
        base stack
          intro
          home tabs selected=a
            tab a: list stack
              > detail
        """,
      becomes: """
        base stack
          > intro
        """)
    try check(
      "moving out of a sheet removes the sheet", .toNearest("list"),
      on: """
        list stack
          detail
            sheet: compose stack
              > picker
        """, becomes: "> list stack")
    try check(
      "moving to a live place by its identifier never goes to another tab",
      .moveToPlace(id: place(2)),
      on: """
        home tabs selected=a
          tab a: > list
          tab b: tags #2
        """, isRefused: .noMatchingPlace)
    try check(
      "moving to a place that has left finds no match", .moveToPlace(id: place(9)), on: "> base",
      isRefused: .noMatchingPlace)
    try check(
      "passive places attached to the target of a move stay", .toNearest("list"),
      on: """
        list stack
          attached: player passive
          > detail
        """,
      becomes: """
        > list stack
          attached: player passive
        """)
    try check(
      "a place that the same path presented can be moved to",
      .path([.push(.screen("one")), .push(.screen("two")), .toNearest("one")]), on: "> list stack",
      becomes: """
        list stack
          > one
        """)
  }
}

// MARK: - Revealing

extension TreePlannerMovingTests {
  @Test func `revealing brings a presented place on screen, wherever it is`() throws {
    try check(
      "revealing a place on screen changes nothing", .reveal(id: place(1)),
      in: TreeRow.everywhere(.unchanged))
    try check(
      "revealing selects tabs, goes back, and dismisses sheets in the way", .reveal(id: place(3)),
      on: """
        base stack
          home tabs selected=b
            tab a: list stack
              detail #3
              more
            tab b: tags
            attached: banner
          over
          sheet: > compose
        """,
      becomes: """
        base stack
          home tabs selected=a
            tab a: list stack
              > detail
            tab b: tags
        """)
    try check(
      "revealing removes the sheets that the place itself presents", .reveal(id: place(1)),
      on: """
        list stack #1
          detail
          attached: banner
          sheet: > compose
        """, becomes: "> list stack")
    try check(
      "revealing a place in a sheet keeps the sheet", .reveal(id: place(2)),
      on: """
        base
          sheet: compose #2
          sheet: > picker
        """,
      becomes: """
        base
          sheet: > compose
        """)
    try check(
      "revealing leaves passive places, which cover nothing", .reveal(id: place(2)),
      on: """
        home tabs selected=a
          tab a: > list
          tab b: tags #2
            attached: hint passive
          attached: player passive
        """,
      becomes: """
        home tabs selected=b
          tab a: list
          tab b: > tags
            attached: hint passive
          attached: player passive
        """)
    try check(
      "revealing a passive place makes it current", .reveal(id: place(2)),
      on: """
        base
          attached: hint passive
          attached: player passive #2
          attached: tip passive
          attached: > banner
        """,
      becomes: """
        base
          attached: hint passive
          attached: > player
          attached: tip passive
        """)
    try check(
      "revealing in a column focuses it and empties no other", .reveal(id: place(2)),
      on: """
        home split selected=detail
          column sidebar: menu #2
          column sidebar: folder
          column detail: > note
        """,
      becomes: """
        home split selected=sidebar
          column sidebar: > menu
          column detail: note
        """)
    try check(
      "a missing place cannot be revealed", .reveal(id: place(9)), on: "> base",
      isRefused: .targetGone
    )
  }
}
