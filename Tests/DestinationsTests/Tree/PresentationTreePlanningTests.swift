import Destinations
import Foundation
import Testing

/// Planning, committing, and who is noted as the one that asked.
@Suite struct PresentationTreePlanningTests {
  @Test(arguments: MoveSamples.all) func `a plan does not change the tree`(move: TextMove) throws {
    let tree = try TextTree("home tabs selected=a #1\n  tab a: list #2\n    sheet: compose #3")
    let before = tree.description
    _ = try? tree.plan(move)
    _ = try? tree.plan(move, from: place(2))
    #expect(tree.description == before)
  }

  @Test func `committing a plan does what applying the move does`() throws {
    var (one, two) = (try TextTree("list stack #1"), try TextTree("list stack #1"))
    let move = TextMove.path([
      .push(.screen("note", id: place(2))), .sheet(.screen("x", id: place(3))),
    ])
    one.commit(try one.plan(move))
    try two.apply(move)
    #expect(one == two)
  }

  @Test func `a plan counts what comes and what leaves`() throws {
    let tree = try TextTree("list stack #1\n  one #2\n    sheet: two #3")
    let plan = try tree.plan(.replaceRoot(.stack("new", path: [.screen("first")])))
    #expect(plan.arrivalCount == 2)
    #expect(plan.departureCount == 3)
    #expect(!plan.isEmpty)
  }

  @Test func `places without an identifier get one of their own`() throws {
    var tree = try TextTree("list stack #1")
    try tree.apply(.push(.stack("note", path: [.screen("one"), .screen("two")])))
    #expect(Set(tree.nodes.map(\.id)).count == 4)
    let note = try tree.id("note")
    #expect(tree.node(id: note)?.payload == "note")
  }

  @Test func `committing one plan to two copies gives different identifiers`() throws {
    let tree = try TextTree("list stack #1")
    var (one, two) = (tree, tree)
    let plan = try tree.plan(.push(.screen("note")))
    one.commit(plan)
    two.commit(plan)
    #expect(try one.id("note") != two.id("note"))
  }

  @Test func `the place that asks is noted as the requester of all that comes`() throws {
    var tree = try TextTree("list stack #1")
    try tree.apply(.push(.stack("note", path: [.screen("one")])), from: place(1))
    #expect(try tree.node(id: tree.id("note"))?.requesterID == place(1))
    #expect(try tree.node(id: tree.id("one"))?.requesterID == place(1))
  }

  @Test func `another requester can be noted`() throws {
    var tree = try TextTree("list stack #1")
    tree.commit(try tree.plan(.push(.screen("note")), from: place(1), requesterID: place(7)))
    #expect(try tree.node(id: tree.id("note"))?.requesterID == place(7))
  }

  @Test func `what nobody asked for has no requester`() throws {
    var tree = try TextTree("list stack #1")
    try tree.apply(.push(.screen("note")))
    #expect(try tree.node(id: tree.id("note"))?.requesterID == nil)
  }

  @Test func `plans from many tasks on copies of one tree are the same`() async throws {
    let tree = try TextTree(PresentationTreeTextTests.everything)
    let move = TextMove.path([
      .reveal(id: place(12)), .column(.content, .screen("new", id: place(99))),
      .reveal(id: place(3)),
    ])
    let expected = try outcome(of: move, on: tree)
    let outcomes = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<64 { group.addTask { try outcome(of: move, on: tree) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(outcomes == [expected])
    #expect(tree.description == PresentationTreeTextTests.everything)
  }
}

/// Nonisolated and on any thread: plans, commits to a copy and prints it.
private func outcome(of move: TextMove, on tree: TextTree) throws -> String {
  var copy = tree
  let plan = try copy.plan(move)
  copy.commit(plan)
  return "\(plan.arrivalCount) \(plan.departureCount)\n\(copy)"
}
