import Foundation
import Testing

@testable import Destinations

/// Links in trees alone, compared with the result in a tree without any other changes.
struct LinkMovesTests {
  private static let steps = TestScale.count(4_000)

  /// Makes starts and links, which name no presented place.
  private struct RandomLinks {
    typealias Move = TreeMove<ErasedPayload>

    var moves: RandomMoves

    mutating func start() -> [Move] {
      [.replaceRoot(moves.place(depth: 0).erased)] + (moves.random.chance(40) ? link() : [])
    }

    mutating func link() -> [Move] {
      (0...moves.random.below(4)).map { _ in move() }
    }

    private mutating func move() -> Move {
      switch moves.random.below(14) {
      case 0...3: .push(moves.place().erased)
      case 4:
        moves.random.chance(30)
          ? .tabRoot(name: "t\(moves.random.below(3))") : .tab(name: "t\(moves.random.below(3))")
      case 5:
        .tab(
          name: "t\(moves.random.below(3))", moves.place().erased,
          replacing: moves.random.chance(30))
      case 6: .column(moves.random.pick(SplitViewColumn.allCases))
      case 7:
        .column(
          moves.random.pick(SplitViewColumn.allCases), moves.place().erased,
          placement: moves.random.pick(SlotPlacement.allCases))
      case 8: .attach(moves.place().erased, asCurrent: moves.random.chance(70))
      case 9: .replaceCurrent(moves.place().erased)
      case 10: moves.random.chance(30) ? .popToRoot : .goBackBy(count: 1 + moves.random.below(2))
      case 11: moves.random.chance(20) ? .replaceRoot(moves.place(depth: 0).erased) : .dismissSheet
      default: .sheet(moves.place().erased)
      }
    }
  }

  @Test func `a link is followed through 100,000 nested containers`() async throws {
    let depth = 100_000
    let (count, current) = try await onSmallStack {
      var tree = try TextTree(root: .tabs("bar", [("a", .screen("bottom"))]))
      let deeper = TextMove.tab(
        name: "a", .tabs("bar", [("a", .screen("bottom"))]), replacing: true)
      try tree.apply(.path(Array(repeating: deeper, count: depth)))
      tree.commit(try plan([.push(Blueprint.screen("new").erased)], after: [], in: tree))
      return (tree.count, tree.current)
    }
    expectEqual(count, depth + 3)
    expectEqual(current, "new")
  }

  private func plan(
    _ link: [TreeMove<ErasedPayload>], after start: [TreeMove<ErasedPayload>], in tree: TextTree
  ) throws(DestinationError) -> TreePlan {
    let moves = LinkMoves(start: start, moves: link) {
      let name: String? = $0.read(as: String.self)
      return name != nil && name == $1.read(as: String.self)
    }
    let planner = TreePlanner(TreeDraft(tree.structure), policy: ModalPolicy(), requesterID: nil)
    return try planner.plan(.path(link), moves, from: nil)
  }

  @Test(arguments: 1...20)
  func `a link leads to the same path in any tree with the root of the start`(seed: UInt64) throws {
    var moves = RandomMoves(seed: seed)
    for step in 0..<Self.steps {
      var random = RandomLinks(moves: moves)
      let (start, link) = (random.start(), random.link())
      moves = random.moves
      var tree = TextTree()
      guard (try? tree.structure.apply(.path(start))) != nil else { continue }
      for _ in 0..<moves.random.below(12) {
        try? tree.apply(moves.move(in: tree), from: moves.asker(in: tree))
      }
      let label = "seed \(seed), step \(step): \(link) after \(start) in\n\(tree)"
      var wanted = TextTree()
      try wanted.structure.apply(.path(start))
      let isPossible = (try? wanted.structure.apply(.path(link))) != nil
      let hasRoot = tree.rootID == start.first?.firstRoot?.id
      var plan: TreePlan
      do throws(DestinationError) {
        plan = try self.plan(link, after: start, in: tree)
      } catch {
        // A link fails only if its tab, column or child was removed, or if an identifier exists already.
        let isGone = [.tabNotFound, .columnNotFound, .notAGroup, .duplicateID].contains(error.code)
        #expect(!isPossible || !hasRoot || isGone, "\(error): \(label)")
        continue
      }
      let before = tree
      plan.assignMissingIDs()
      let facts = PlanFacts(plan, before: before, after: committed(plan, in: before), isPath: true)
      expectEqual(facts.faults, [], label)
      var mirror = InterfaceMirror(tree.structure)
      tree.commit(plan)
      expectEqual(tree.violations(), [], label)
      // A group without a focus may have received children and a focus since.
      let isOpen = wanted.currentID.flatMap { wanted.node(id: $0) }?.kind == .group
      if isPossible, hasRoot, !isOpen { expectEqual(tree.line, wanted.line, label) }
      if link.contains(where: \.replacesAll) { continue }
      for step in plan.steps { mirror.follow(step, finally: tree.structure) }
      expectEqual(mirror, InterfaceMirror(tree.structure), label)
      // A link that cannot be followed after the start depends on the presented places.
      guard isPossible, hasRoot else { continue }
      do throws(DestinationError) {
        try expectEqual(self.plan(link, after: start, in: tree).isEmpty, true, "again: \(label)")
      } catch {
        expectEqual(error.code, .duplicateID, "again: \(error): \(label)\nnow\n\(tree)")
      }
    }
  }

  private func committed(_ plan: TreePlan, in tree: TextTree) -> TextTree {
    var tree = tree
    tree.commit(plan)
    return tree
  }
}

extension TreeMove {
  /// Whether the presentation always makes a new place.
  fileprivate var replacesAll: Bool {
    switch self {
    case .replaceRoot, .replaceCurrent: true
    default: false
    }
  }
}

extension PresentationTree where Payload == String {
  /// The slots around the current place, the innermost first, each with its places.
  fileprivate var line: [String] {
    var line: [String] = []
    var next = currentID
    while let id = next, let node = node(id: id) {
      next = node.parentID
      let members = node.slot.map { self.members(of: $0, in: node.parentID ?? id) } ?? [id]
      line.append("\(node.slot?.description ?? "root"): \(members.map(name))")
    }
    return line
  }
}
