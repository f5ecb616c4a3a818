import Destinations
import Foundation
import Testing

struct PresentationTreeTextTests {
  static let everything = """
    home tabs selected=notes #1
      tab notes: list stack #2
        note #3
          attached: banner #4
          attached: player passive #5
          sheet: > compose #6
      tab "my tags": mail split selected=detail #7
        column sidebar: menu container #8
          first #9
          second #10
        column content:
        column detail: pair group selected=1 #11
          child 0: left #12
          child 1: right #13
      tab stock: shop #14
      tab stock: item #15
      attached: toast passive #16
    """

  private let home = TextPlace.tabs(
    "home",
    [
      (name: "notes", root: .stack("list", path: [.screen("note", id: place(3))], id: place(2))),
      (
        name: "my tags",
        root: .split(
          "mail",
          [
            .detail: .group(
              "pair", [.screen("left", id: place(12)), .screen("right", id: place(13))],
              focused: 1, id: place(11)),
            .content: nil,
            .sidebar: .stack(
              "menu", keeping: .screen("first", id: place(9)),
              path: [.screen("second", id: place(10))], id: place(8)),
          ], focused: .detail, id: place(7))
      ),
      (name: "stock", root: .screen("shop", id: place(14))),
    ], selected: "stock", id: place(1))

  @Test func `the text of a tree shows every kind of place and slot`() throws {
    var tree = try TextTree(root: home)
    try tree.apply(
      .path([
        .push(.screen("item", id: place(15))),
        .tab(name: "notes"), .attach(.screen("banner", id: place(4))),
      ]))
    try tree.apply(.attach(.screen("player", id: place(5)), asCurrent: false), from: place(3))
    try tree.apply(.attach(.screen("toast", id: place(16)), asCurrent: false), from: place(1))
    try tree.apply(.sheet(.screen("compose", id: place(6))), from: place(3))
    expectEqual(tree.description, Self.everything)
  }

  @Test func `the text without identifiers shows the shape of the tree`() throws {
    try expectEqual(
      TextTree(Self.everything).text(showsIDs: false) { $0.uppercased() },
      """
      HOME tabs selected=notes
        tab notes: LIST stack
          NOTE
            attached: BANNER
            attached: PLAYER passive
            sheet: > COMPOSE
        tab "my tags": MAIL split selected=detail
          column sidebar: MENU container
            FIRST
            SECOND
          column content:
          column detail: PAIR group selected=1
            child 0: LEFT
            child 1: RIGHT
        tab stock: SHOP
        tab stock: ITEM
        attached: TOAST passive
      """)
  }

  @Test func `identifiers and payloads describe themselves in the text of a tree`() throws {
    // an empty tree has an empty text
    expectEmpty(TextTree().description)
    // an identifier that is not a small number is printed in full
    let random = UUID()
    let tree = try TextTree(root: .stack("list", path: [.screen("note", id: random)], id: place(1)))
    expectEqual(tree.description, "list stack #1\n  > note #\(random.uuidString)")
    // a payload is printed by its description
    expectEqual(try PresentationTree(root: .screen(42, id: place(1))).description, "> 42 #1")
  }

  static let oddNames: [(String, String)] = [
    ("", #""""#),
    ("two words", #""two words""#),
    ("a:b", #""a:b""#),
    (#"say "hi""#, #""say \"hi\"""#),
    (#"back\slash"#, #""back\\slash""#),
    ("line\nbreak", #""line\nbreak""#),
    ("line\r\nbreak", #""line\r\nbreak""#),
    ("\ttab", #""\ttab""#),
    (">", #"">""#),
    ("> current", #""> current""#),
    ("#7", ##""#7""##),
    ("selected=a", #""selected=a""#),
    ("stack", #""stack""#),
    ("container", #""container""#),
    ("tabs", #""tabs""#),
    ("split", #""split""#),
    ("group", #""group""#),
    ("path", #""path""#),
    ("passive", #""passive""#),
    ("\u{A0}", "\"\u{A0}\""),
    ("a\u{2028}b", "\"a\u{2028}b\""),
    ("\u{301}accent", "\u{301}accent"),
    ("\"\u{301}", "\"\\\"\u{301}\""),
    ("👩‍👩‍👧", "👩‍👩‍👧"),
    ("\u{200D}joiner", "\u{200D}joiner"),
    ("#hash", "\"#hash\""),
    ("sheet", "sheet"),
    ("naïve-名", "naïve-名"),
  ]

  @Test(arguments: oddNames)
  func `an ambiguous name is quoted and parsed back unchanged`(
    name: String, text: String
  ) throws {
    expectEqual(try TextTree(root: .screen(name)).shape, "> \(text)")
    var tree = try TextTree(
      root: .tabs(
        name, [(name: "first", root: .stack(name)), (name: name, root: .screen(name))],
        selected: name))
    try tree.apply(.attach(.screen(name), asCurrent: false))
    try tree.apply(.sheet(.stack(name, path: [.screen(name)])))
    let again = try TextTree(tree.description)
    let names = again.nodes.map { Array($0.payload.unicodeScalars) }
    #expect(again == tree && names.contains(Array(name.unicodeScalars)))
  }
}
