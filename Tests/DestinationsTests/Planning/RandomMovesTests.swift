import Foundation
import Testing

@testable import Destinations

/// Long random runs, compared after each step with a model that is plainly right.
@Suite struct RandomMovesTests {
  private static let steps = TestScale.count(8_000)

  @Test(arguments: 1...30)
  func `random moves do what the reference does and break no rule`(seed: UInt64) throws {
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
      try #require(refusal?.code == expected?.code, "\(label)")
      #expect(refusal?.code == .emptyPath || refusal?.pathIndex == expected?.index, "\(label)")
      try #require(tree.text { $0 } == reference.text, "\(label)")
      #expect(tree.violations() == [], "\(label)")
      #expect(tree.currentID == reference.current?.id, "\(label)")
      #expect(tree.visibleIDs == reference.visible, "\(label)")
      #expect(tree.arrivalOrder == reference.arrivals, "\(label)")
    }
  }

  @Test(arguments: 101...115)
  func `a plan tells what comes, what leaves, what hides and what shows`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for step in 0..<Self.steps {
      let (move, asker, policy) = (moves.move(in: tree), moves.asker(in: tree), moves.policy())
      let before = tree
      let label = Label(seed: seed, step: step, move: move, tree: tree)
      guard let plan = try? tree.plan(move, from: asker, policy: policy) else { continue }
      #expect(tree == before, "\(label)")
      tree.commit(plan)
      PlanFacts(plan, before: before, after: tree, isPath: move.isPath).check(label)
    }
  }

  @Test(arguments: 201...215)
  func `an interface that only follows the steps of plans arrives at the tree`(
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
      #expect(mirror == InterfaceMirror(tree.structure), "\(label)")
    }
  }

  @Test(arguments: 301...310)
  func `every question about a place has the answer of the whole tree`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    var tree = TextTree()
    for _ in 0..<TestScale.count(2_000) {
      try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree))
      let visible = Set(tree.visibleIDs)
      for ref in tree.structure.allRefs {
        let within = tree.structure.subtree(of: ref)
        let found = tree.structure.allRefs.filter { tree.structure.isWithin(ref, $0) }
        #expect(Set(found) == Set(within), "seed \(seed)")
      }
      for node in tree.nodes {
        #expect(tree.isVisible(id: node.id) == visible.contains(node.id), "seed \(seed)")
        #expect(tree.parentID(of: node.id) == node.parentID, "seed \(seed)")
        for slot in node.slots {
          let members = tree.members(of: slot, in: node.id)
          #expect(tree.top(of: slot, in: node.id) == members.last, "seed \(seed)")
          #expect(tree.bottom(of: slot, in: node.id) == members.first, "seed \(seed)")
          #expect(tree.count(of: slot, in: node.id) == members.count, "seed \(seed)")
          #expect(members.allSatisfy { tree.node(id: $0)?.slot == slot }, "seed \(seed)")
        }
      }
    }
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
        #expect(copy.isVisible(id: id), "seed \(seed)\n\(tree)")
        #expect(copy.currentID == copy.currentID(within: id), "seed \(seed)\n\(tree)")
      }
    }
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

/// Where a random run was when something was wrong; written out only then.
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
