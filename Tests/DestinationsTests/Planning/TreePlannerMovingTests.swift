import Destinations
import Testing

@Suite struct TreePlannerMovingTests {
  static let toBase: [TreeRow] = .init([
    .becomes(.ownStack, "> base stack"),
    .unchanged(.keepsFirst),
    .becomes(.sheet, "> base"),
    .becomes(.stackSheet, "> base"),
    .unchanged(.groupChild),
    .becomes(.attached, "> base"),
  ])

  @Test(arguments: TreeRow.all(toBase, elseRefused: .noMatchingPlace))
  func `moving to an ancestor takes away all above it`(row: TreeRow) throws {
    try row.check(.toNearest("base"))
  }

  @Test(arguments: ContainerSetting.allCases)
  func `moving to oneself changes nothing`(setting: ContainerSetting) throws {
    try TreeRow.unchanged(setting).check(.toNearest("asker"))
    try TreeRow.unchanged(setting).check(.moveToNearest(.id(place(1))))
  }

  @Test(arguments: ContainerSetting.allCases)
  func `moving to what is in another tab or column, or nowhere, is refused`(
    setting: ContainerSetting
  ) throws {
    for name in ["other", "menu", "nothing"] {
      let code = DestinationError.Code.noMatchingPlace
      try TreeRow.refused(setting, code).check(.toNearest(name))
    }
  }

  @Test func `moving within a path takes away what stands on the place`() throws {
    let text = """
      list stack
        first
          attached: banner
        second
        > third
      """
    #expect(
      try after(.toNearest("first"), on: text) == """
        list stack
          > first
        """)
  }

  @Test func `moving onto a stack empties its path`() throws {
    let text = """
      outer stack
        inner stack
          detail
        > top
      """
    #expect(
      try after(.toNearest("inner"), on: text) == """
        outer stack
          > inner stack
        """)
  }

  @Test func `moving onto a stack that keeps its first empties its path down to it`() throws {
    let text = """
      list container
        first
        second
        > third
      """
    #expect(
      try after(.toNearest("list"), on: text) == """
        list container
          > first
        """)
  }

  @Test func `an exact match that is farther wins over one that is only alike`() throws {
    let text = """
      list stack
        note.1
        note.2
        > asker
      """
    #expect(
      try after(.toNearest("note.1"), on: text) == """
        list stack
          > note.1
        """)
  }

  @Test func `without an exact match the nearest that is alike counts`() throws {
    let text = """
      list stack
        note.1
        note.2
        > asker
      """
    #expect(
      try after(.toNearest("note.3"), on: text) == """
        list stack
          note.1
          > note.2
        """)
  }

  @Test func `a match that is only exact takes nothing that is alike`() throws {
    let text = "list stack\n  note.1\n  > asker"
    let move = TextMove.moveToNearest(.payload(exact: { $0 == "note.2" }))
    #expect(try refusal(of: move, on: text)?.code == .noMatchingPlace)
  }

  @Test func `the nearest of several exact matches counts`() throws {
    let text = """
      list stack
        note
        note
        > asker
      """
    #expect(
      try after(.toNearest("note"), on: text) == """
        list stack
          note
          > note
        """)
  }

  @Test func `what is beneath a tab bar is found from inside a tab`() throws {
    let text = """
      base stack
        intro
        home tabs selected=a
          tab a: list stack
            > detail
      """
    #expect(
      try after(.toNearest("intro"), on: text) == """
        base stack
          > intro
        """)
  }

  @Test func `moving out of a sheet takes the sheet away`() throws {
    let text = """
      list stack
        detail
          sheet: compose stack
            > picker
      """
    #expect(try after(.toNearest("list"), on: text) == "> list stack")
  }

  @Test func `moving to a live place by its identifier never goes to another tab`() throws {
    let text = """
      home tabs selected=a
        tab a: > list
        tab b: tags #2
      """
    let error = try refusal(of: .moveToNearest(.id(place(2))), on: text)
    #expect(error?.code == .noMatchingPlace)
  }

  @Test func `moving to a place that is gone finds no match`() throws {
    let error = try refusal(of: .moveToNearest(.id(place(9))), on: "> base")
    #expect(error?.code == .noMatchingPlace)
  }

  @Test func `passive places attached to where one moves stay`() throws {
    let text = """
      list stack
        attached: player passive
        > detail
      """
    #expect(
      try after(.toNearest("list"), on: text) == """
        > list stack
          attached: player passive
        """)
  }

  @Test func `a place that the same path brought can be moved to`() throws {
    let path = TextMove.path([.push(.screen("one")), .push(.screen("two")), .toNearest("one")])
    #expect(
      try after(path, on: "> list stack") == """
        list stack
          > one
        """)
  }
}

// MARK: - Revealing

extension TreePlannerMovingTests {
  @Test(arguments: ContainerSetting.allCases)
  func `revealing what is on screen changes nothing`(setting: ContainerSetting) throws {
    try TreeRow.unchanged(setting).check(.reveal(id: place(1)))
  }

  @Test func `revealing selects tabs, goes back and dismisses what is in the way`() throws {
    let text = """
      base stack
        home tabs selected=b
          tab a: list stack
            detail #3
            more
          tab b: tags
          attached: banner
        over
        sheet: > compose
      """
    #expect(
      try after(.reveal(id: place(3)), on: text) == """
        base stack
          home tabs selected=a
            tab a: list stack
              > detail
            tab b: tags
        """)
  }

  @Test func `revealing takes away what the place itself presents`() throws {
    let text = """
      list stack #1
        detail
        attached: banner
        sheet: > compose
      """
    #expect(try after(.reveal(id: place(1)), on: text) == "> list stack")
  }

  @Test func `revealing a place in a sheet keeps the sheet`() throws {
    let text = """
      base
        sheet: compose #2
        sheet: > picker
      """
    #expect(
      try after(.reveal(id: place(2)), on: text) == """
        base
          sheet: > compose
        """)
  }

  @Test func `revealing leaves passive places, which are in nobody's way`() throws {
    let text = """
      home tabs selected=a
        tab a: > list
        tab b: tags #2
          attached: hint passive
        attached: player passive
      """
    #expect(
      try after(.reveal(id: place(2)), on: text) == """
        home tabs selected=b
          tab a: list
          tab b: > tags
            attached: hint passive
          attached: player passive
        """)
  }

  @Test func `revealing a passive place makes it current`() throws {
    let text = """
      base
        attached: hint passive
        attached: player passive #2
        attached: tip passive
        attached: > banner
      """
    #expect(
      try after(.reveal(id: place(2)), on: text) == """
        base
          attached: hint passive
          attached: > player
          attached: tip passive
        """)
  }

  @Test func `revealing in a column focuses it and empties no other`() throws {
    let text = """
      home split selected=detail
        column sidebar: menu #2
        column sidebar: folder
        column detail: > note
      """
    #expect(
      try after(.reveal(id: place(2)), on: text) == """
        home split selected=sidebar
          column sidebar: > menu
          column detail: note
        """)
  }

  @Test func `what is gone cannot be revealed`() throws {
    #expect(try refusal(of: .reveal(id: place(9)), on: "> base")?.code == .targetGone)
  }
}
