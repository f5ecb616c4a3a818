import Foundation
import Testing

@testable import Destinations

/// Long random runs, compared after each step with a model that is obviously correct.
struct RandomMovesTests {
  private static let steps = TestScale.count(8_000)

  @Test(arguments: 1...30)
  func `random moves agree with the reference tree and break no rule`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    var reference = ReferenceTree()
    for step in 0..<Self.steps {
      let (move, asker, policy) = (moves.move(in: tree), moves.asker(in: tree), moves.policy())
      let label = Label(seed: seed, step: step, move: move, tree: tree)
      let refusal = tree.refusal(of: move, from: asker, policy: policy)
      var expected: ReferenceTree.Refusal?
      do throws(ReferenceTree.Refusal) {
        try reference.apply(move, from: asker, policy: policy)
      } catch {
        expected = error
      }
      let outcome = Outcome(tree, refusal)
      try #require(outcome == Outcome(reference, expected), "\(label)")
      try #require(tree.violations().isEmpty, "\(label)")
    }
  }

  @Test(arguments: 101...115)
  func `random plans list exactly the arrivals, departures, hidden and shown places`(seed: UInt64)
    throws
  {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for step in 0..<Self.steps {
      let (move, asker, policy) = (moves.move(in: tree), moves.asker(in: tree), moves.policy())
      let before = tree
      let label = Label(seed: seed, step: step, move: move, tree: tree)
      guard let plan = try? tree.plan(move, from: asker, policy: policy) else { continue }
      let changed = tree != before
      tree.commit(plan)
      let facts = PlanFacts(plan, before: before, after: tree, isPath: move.isPath)
      try #require(!changed && facts.faults == [], "\(label)")
    }
  }

  @Test(arguments: 201...215)
  func `an interface that follows the steps of plans shows the same tree`(
    seed: UInt64
  ) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for step in 0..<Self.steps {
      let (move, asker, policy) = (moves.move(in: tree), moves.asker(in: tree), moves.policy())
      let label = Label(seed: seed, step: step, move: move, tree: tree)
      guard let plan = try? tree.plan(move, from: asker, policy: policy) else { continue }
      var mirror = InterfaceMirror(tree.structure)
      tree.commit(plan)
      guard !move.isPath else { continue }
      for step in plan.steps { mirror.follow(step, finally: tree.structure) }
      expectEqual(mirror, InterfaceMirror(tree.structure), "\(label)")
    }
  }

  @Test(arguments: 301...310)
  func `every query about a place agrees with the whole tree`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for _ in 0..<TestScale.count(2_000) {
      try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree))
      expectEqual(wrongAnswers(about: tree), [], "seed \(seed)\n\(tree)")
    }
  }

  /// The properties of single places that differ from those computed from the whole tree.
  private func wrongAnswers(about tree: TextTree) -> Set<String> {
    var wrong: Set<String> = []
    let visible = Set(tree.visibleIDs)
    for ref in tree.structure.allRefs {
      let within = tree.structure.subtree(of: ref)
      let found = tree.structure.allRefs.filter { tree.structure.ancestry(of: $0).contains(ref) }
      if Set(found) != Set(within) { wrong.insert("isWithin") }
    }
    for node in tree.nodes {
      if tree.isVisible(id: node.id) != visible.contains(node.id) { wrong.insert("isVisible") }
      if tree.parentID(of: node.id) != node.parentID { wrong.insert("parentID") }
      for slot in node.slots {
        let members = tree.members(of: slot, in: node.id)
        if tree.top(of: slot, in: node.id) != members.last { wrong.insert("top") }
        if tree.bottom(of: slot, in: node.id) != members.first { wrong.insert("bottom") }
        if tree.count(of: slot, in: node.id) != members.count { wrong.insert("count") }
        if members.contains(where: { tree.node(id: $0)?.slot != slot }) { wrong.insert("members") }
      }
    }
    return wrong
  }

  @Test(arguments: 401...410)
  func `a revealed place is on screen and current`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for _ in 0..<TestScale.count(2_000) {
      try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree))
      for id in tree.arrivalOrder {
        var copy = tree
        try copy.apply(.reveal(id: id))
        let isShown = copy.isVisible(id: id) && copy.currentID == copy.currentID(within: id)
        #expect(isShown, "seed \(seed), #\(id)\n\(tree)")
      }
    }
  }
}

/// The results of reading a tree after a step: of the tree itself, and of the model.
private struct Outcome: Equatable {
  let code: DestinationError.Code?
  let element: Int?
  let text: String
  let current: UUID?
  let visible: [UUID]
  let arrivals: [UUID]

  init(_ tree: TextTree, _ refusal: DestinationError?) {
    code = refusal?.code
    element = refusal?.code == .emptyPath ? nil : refusal?.pathIndex
    text = tree.text { $0 }
    current = tree.currentID
    visible = tree.visibleIDs
    arrivals = tree.arrivalOrder
  }

  init(_ tree: ReferenceTree, _ refusal: ReferenceTree.Refusal?) {
    code = refusal?.code
    element = refusal?.code == .emptyPath ? nil : refusal?.index
    text = tree.text
    current = tree.current?.id
    visible = tree.visible
    arrivals = tree.arrivals
  }
}

extension PresentationTree {
  /// Applies a move and returns why it was refused.
  mutating func refusal(
    of move: TreeMove<Payload>, from id: UUID?, policy: ModalPolicy
  ) -> DestinationError? {
    do throws(DestinationError) {
      try apply(move, from: id, policy: policy)
      return nil
    } catch {
      return error
    }
  }
}

/// The position of a random run at a fault; printed only then.
struct Label: CustomStringConvertible {
  let seed: UInt64
  let step: Int
  let move: TextMove
  let tree: TextTree

  var description: String { "seed \(seed), step \(step), \(move), on\n\(tree)" }
}

extension TreeMove {
  var isPath: Bool {
    switch self {
    case .path, .showing: true
    default: false
    }
  }
}
