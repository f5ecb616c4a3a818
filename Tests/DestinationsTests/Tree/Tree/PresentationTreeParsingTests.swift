import Destinations
import DestinationsTesting
import Foundation
import Testing

struct PresentationTreeParsingTests {
  private func error(reading text: String) -> DestinationError? {
    do throws(DestinationError) {
      _ = try PresentationTree(parsing: text) { $0 == "unknown" ? nil : $0 }
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: 1...40)
  func `a printed tree can be parsed back`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for _ in 0..<20 { try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree)) }
    let again = try TextTree(tree.description)
    expectEqual(again, tree, "seed \(seed)")
    expectEqual(again.description, tree.description, "seed \(seed)")
    expectEqual([again.currentID] + again.visibleIDs, [tree.currentID] + tree.visibleIDs, "\(seed)")
  }

  @Test func `parsed places arrive in line order, with their own identifiers and payloads`()
    throws
  {
    // places arrive in the order of the lines
    let tree = try TextTree(PresentationTreeTextTests.everything)
    expectEqual(tree.arrivalOrder, (1...16).map { place(UInt8($0)) })
    // places without an identifier get one each
    let nameless = try TextTree("list stack\n  one\n  two")
    expectEqual(Set(nameless.nodes.map(\.id)).count, 3)
    // payloads are made from their texts
    let numbers = try PresentationTree(parsing: "1 stack\n  2\n  3") { Int($0) }
    expectEqual(numbers.nodes.map(\.payload), [1, 2, 3])
    // a tree that was read can be changed
    var changed = tree
    try changed.apply(.reveal(id: place(12)))
    expectEqual(changed.current, "left")
    expectEqual(changed.violations(), [])
  }

  @Test func `the parser skips insignificant text, and a text without places is empty`() throws {
    let texts: [(text: String, shape: String)] = [
      // the mark of the current place is ignored
      ("> list stack\n  note\n  last", "list stack\n  note\n  > last"),
      // the path may be named
      ("list stack\n  path: note", "list stack\n  > note"),
      // blank lines and the line ends of other systems are ignored
      ("\n  \nlist stack\r\n\r\n  note\r\n", "list stack\n  > note"),
      // a text without places is an empty tree
      ("", ""), ("\n", ""), ("   \n\n", ""), ("\r\n", ""),
    ]
    for (text, shape) in texts {
      let tree = try TextTree(text)
      expectEqual(tree.shape, shape, "\(text.debugDescription)")
      expectEqual(tree.isEmpty, shape.isEmpty, "\(text.debugDescription)")
    }
  }

  static let malformed: [(String, Int)] = [
    ("list\n   note", 2),
    ("list\n    note", 2),
    ("  list", 1),
    ("list\nnote", 2),
    ("tab a: list", 1),
    ("sheet:", 1),
    (">", 1),
    ("list\n  >", 2),
    ("list\n  \"note", 2),
    ("list \"stack", 1),
    ("list wrong", 1),
    ("list \"stack\"", 1),
    ("list \"passive\"", 1),
    ("list #", 1),
    ("list #x", 1),
    ("list #-1", 1),
    ("list #18446744073709551616", 1),
    ("list #1\n  note #1", 2),
    ("list #7\n\n  a #8\n  b #007", 4),
    ("list\n  drawer: note", 2),
    ("list\n  : note", 2),
    ("list\n  tab: note", 2),
    ("list\n  tab a b: note", 2),
    ("list\n  column middle: note", 2),
    ("list\n  child one: note", 2),
    ("list\n  child -1: note", 2),
    ("list\n  child 9223372036854775807: note", 2),
    ("list\n  sheet: note:", 2),
    ("list\n  sheet: note stack:", 2),
    ("list\n  sheet x: note", 2),
    ("list selected=a", 1),
    ("list stack selected=path", 1),
    ("list group selected=x", 1),
    ("list split selected=x", 1),
    ("list split selected=", 1),
    ("selected=a", 1),
    ("unknown", 1),
    ("list\n  unknown", 2),
    ("list\n\tnote", 2),
    ("list\u{A0}stack", 1),
  ]

  @Test(arguments: malformed)
  func `an unreadable line of a tree is named in the error`(text: String, line: Int) {
    let error = error(reading: text)
    let isNamed = error?.code == .malformedText && error?.reason.hasPrefix("Line \(line) ") == true
    #expect(isNamed, "\(error?.description ?? "read")")
  }

  static let unsound: [String] = [
    "list\n  note",
    "list\n  tab a: note",
    "list stack\n  child 0: note",
    "list group selected=7",
    "list group selected=0\n  child 0: a\n  child 0: b",
    "home tabs\n  tab a: list",
    "home tabs selected=b\n  tab a: list",
    "home tabs selected=a\n  tab a:",
    "home split\n  column detail: list",
    "home split selected=content\n  column detail: list",
    "home split selected=detail\n  column detail: list\n  column detail:",
    "home split selected=detail\n  attached: banner\n  column detail:",
    "home split selected=detail\n  column detail:\n  column detail:",
    "list\n  sheet:",
    "list\n  attached:",
    "list stack\n  path:",
    "list container",
    "list passive",
    "list stack\n  note passive",
  ]

  @Test(arguments: unsound) func `tree text that breaks a rule is refused`(text: String) {
    expectEqual(error(reading: text)?.code, .brokenInvariant)
  }

  @Test func `the error names the broken rule and its place`() {
    expectEqual(error(reading: "list #4\n  note")?.reason, "Place #4 is a screen, but has path.")
  }
}
