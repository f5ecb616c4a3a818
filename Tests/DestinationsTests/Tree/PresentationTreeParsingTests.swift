import Destinations
import Foundation
import Testing

@Suite struct PresentationTreeParsingTests {
  private func error(reading text: String) -> DestinationError? {
    do throws(DestinationError) {
      _ = try PresentationTree(parsing: text) { $0 == "unknown" ? nil : $0 }
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: 1...40)
  func `a printed tree is read back as it was`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for _ in 0..<20 { try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree)) }
    let again = try TextTree(tree.description)
    #expect(again == tree, "seed \(seed)")
    #expect(again.description == tree.description, "seed \(seed)")
    #expect(again.currentID == tree.currentID, "seed \(seed)")
    #expect(again.visibleIDs == tree.visibleIDs, "seed \(seed)")
  }

  @Test func `places arrive in the order of the lines`() throws {
    let tree = try TextTree(PresentationTreeTextTests.everything)
    #expect(tree.arrivalOrder == (1...16).map { place(UInt8($0)) })
  }

  @Test func `places without an identifier get one each`() throws {
    let tree = try TextTree("list stack\n  one\n  two")
    #expect(Set(tree.nodes.map(\.id)).count == 3)
  }

  @Test func `payloads are made from their texts`() throws {
    let tree = try PresentationTree(parsing: "1 stack\n  2\n  3") { Int($0) }
    #expect(tree.nodes.map(\.payload) == [1, 2, 3])
  }

  @Test func `the mark of the current place is passed over`() throws {
    let tree = try TextTree("> list stack\n  note\n  last")
    #expect(tree.current == "last")
  }

  @Test func `the path may be named`() throws {
    #expect(try TextTree("list stack\n  path: note").shape == "list stack\n  > note")
  }

  @Test func `blank lines and the line ends of other systems are passed over`() throws {
    let tree = try TextTree("\n  \nlist stack\r\n\r\n  note\r\n")
    #expect(tree.shape == "list stack\n  > note")
  }

  @Test(arguments: ["", "\n", "   \n\n", "\r\n"])
  func `a text without places is an empty tree`(text: String) throws {
    #expect(try TextTree(text).isEmpty)
  }

  @Test func `a tree that was read can be changed`() throws {
    var tree = try TextTree(PresentationTreeTextTests.everything)
    try tree.apply(.reveal(id: place(12)))
    #expect(tree.current == "left")
    #expect(tree.violations() == [])
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
  func `a line that cannot be read is named`(text: String, line: Int) {
    let error = error(reading: text)
    #expect(error?.code == .malformedText)
    #expect(error?.reason.hasPrefix("Line \(line) ") == true, "\(error?.reason ?? "read")")
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

  @Test(arguments: unsound) func `a tree that breaks a rule is not read`(text: String) {
    #expect(error(reading: text)?.code == .brokenInvariant)
  }

  @Test func `the reason tells which rule is broken where`() {
    #expect(
      error(reading: "list #4\n  note")?.reason == "Place #4 is a screen and has path.")
  }
}

// MARK: - Fuzzing

extension PresentationTreeParsingTests {
  private static let pieces = [
    " ", "  ", "\n", "\r\n", "\t", ":", "\"", "\\", "#", "#1", ">", "=", "selected=", "tab a:",
    "stack", "container", "tabs", "split", "group", "passive", "child 0:", "column detail:",
    "sheet:", "attached:", "\u{301}", "👩‍👩‍👧", "\u{0}", "\u{2028}", "99999999999999999999",
  ]

  private func mutated(_ text: String, _ random: inout SeededRandom) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...random.below(3) {
      let start = random.below(scalars.count + 1)
      let end = min(scalars.count, start + random.below(random.chance(20) ? 40 : 3))
      var piece = Array(random.pick(Self.pieces).unicodeScalars)
      if random.chance(30) { piece = [] }
      if random.chance(20), !scalars.isEmpty {
        let from = random.below(scalars.count)
        piece = Array(scalars[from..<min(scalars.count, from + random.below(30))])
      }
      scalars.replaceSubrange(start..<end, with: piece)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test(arguments: 1...30)
  func `no text makes the reader trap, and what it reads is sound`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<TestScale.count(60) {
      let text = mutated(PresentationTreeTextTests.everything, &random)
      do throws(DestinationError) {
        let tree = try PresentationTree(parsing: text) { $0 }
        #expect(tree.violations() == [], "seed \(seed)\n\(text)")
        let again = try PresentationTree(parsing: tree.description) { $0 }
        #expect(again == tree, "seed \(seed)\n\(text)")
      } catch {
        #expect([.malformedText, .brokenInvariant].contains(error.code), "seed \(seed)\n\(text)")
      }
    }
  }
}
