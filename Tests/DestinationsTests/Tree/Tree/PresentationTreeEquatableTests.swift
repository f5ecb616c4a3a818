import Destinations
import Testing

struct PresentationTreeEquatableTests {
  private static let text = """
    list stack #1
      note #2
      attached: player passive #3
      attached: pair group selected=0 #4
        child 0: left #5
        child 1: right #6
    """

  @Test func `equality of trees ignores arrival order and requesters`() throws {
    var one = try TextTree(root: .stack("list", id: place(1)))
    var two = one
    try one.apply(.push(.screen("note", id: place(2))))
    try one.apply(.attach(.screen("banner", id: place(3))), from: place(1))
    try two.apply(.attach(.screen("banner", id: place(3))), from: place(1))
    try two.apply(.push(.screen("note", id: place(2))), from: place(3))
    expectEqual(one, two)
    expectEqual(one.nodes, two.nodes)
    let requesters = [one, two].map { $0.node(id: place(2))?.requesterID }
    #expect(one.arrivalOrder != two.arrivalOrder && requesters[0] != requesters[1])
  }

  @Test(arguments: 501...(TestScale.isFull ? 600 : 505))
  func `trees derived from one another are equal exactly if their places are`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var trees = [TextTree()]
    for _ in 0..<12 {
      var tree = trees[Int(seed) % trees.count]
      try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree))
      trees.append(tree)
      trees.append(try TextTree(tree.description))
    }
    let nodes = trees.map(\.nodes)
    for (one, ones) in zip(trees, nodes) {
      for (other, others) in zip(trees, nodes) {
        expectEqual(one == other, ones == others, "seed \(seed)\n\(one)\n\(other)")
      }
    }
  }

  static let changes: [(String, String)] = [
    ("#2", "#9"),
    ("note", "other"),
    ("  note #2", "  note stack #2"),
    ("list stack", "list container"),
    ("  note #2", "  sheet: note #2"),
    ("player passive", "player"),
    ("selected=0", "selected=1"),
    ("child 1", "child 2"),
    ("\n    child 1: right #6", ""),
    ("    child 0: left #5\n    child 1: right #6", "    child 1: right #6\n    child 0: left #5"),
  ]

  @Test(arguments: changes)
  func `trees that differ in identifiers, payloads, arrangement or focus are unequal`(
    part: String, other: String
  ) throws {
    let changed = Self.text.replacing(part, with: other)
    let (one, other) = (try TextTree(Self.text), try TextTree(changed))
    #expect(try one != other && one == TextTree(Self.text))
  }

  @Test func `equality of trees distinguishes an empty column from a missing one`() throws {
    let one = try TextTree(
      root: .split("mail", [.sidebar: .screen("menu", id: place(2))], id: place(1)))
    let two = try TextTree(
      root: .split("mail", [.sidebar: .screen("menu", id: place(2)), .detail: nil], id: place(1)))
    #expect(one != two)
  }
}
