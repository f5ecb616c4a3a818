import Foundation
import Testing

@testable import Destinations

/// Planning, committing, and the recorded requesters.
struct PresentationTreePlanningTests {
  @Test(arguments: MoveSamples.all) func `a plan does not change the tree`(move: TextMove) throws {
    let tree = try TextTree("home tabs selected=a #1\n  tab a: list #2\n    sheet: compose #3")
    let before = tree.description
    _ = try? tree.plan(move)
    _ = try? tree.plan(move, from: place(2))
    expectEqual(tree.description, before)
  }

  @Test func `a plan can be committed only to the tree that it was made for`() throws {
    let tree = try TextTree("list stack #1\n  one #2\n  two #3")
    let plan = try tree.plan(.path([.goBack, .goBack, .push(.screen("new"))]))
    // a separate tree, as large, larger or empty
    for text in ["list stack #1\n  one #2\n  two #3", "> other #4", ""] {
      var other = try TextTree(text)
      let before = (other.description, other.arrivalOrder)
      expectEqual(other.commit(plan), false, text)
      #expect((other.description, other.arrivalOrder) == before)
      expectEqual(other.violations(), [])
    }
    // the same tree before and after the plan, and after another change
    var (done, changed) = (tree, tree)
    expectEqual([done.commit(plan), done.commit(plan)], [true, false])
    expectEqual(done.shape, "list stack\n  > new")
    try changed.apply(.sheet(.screen("sheet")))
    let sheet = changed
    expectEqual(changed.commit(plan), false)
    expectEqual(changed, sheet)
    // a plan that changes nothing does not fit every tree
    let nothing = try tree.plan(.stay)
    var other = try TextTree("> other #4")
    expectEqual([nothing.isEmpty, other.commit(nothing)], [true, false])
    expectEqual(other.description, "> other #4")
  }

  @Test func `a plan is a value that can be committed repeatedly and from anywhere`() async throws {
    // committing a plan has the effect of applying the move
    do {
      var (one, two) = (try TextTree("list stack #1"), try TextTree("list stack #1"))
      let move = TextMove.path([
        .push(.screen("note", id: place(2))), .sheet(.screen("x", id: place(3))),
      ])
      one.commit(try one.plan(move))
      try two.apply(move)
      expectEqual(one, two)
    }
    // a plan counts arrivals and departures
    do {
      let tree = try TextTree("list stack #1\n  one #2\n    sheet: two #3")
      let plan = try tree.plan(.replaceRoot(.stack("new", path: [.screen("first")])))
      #expect((plan.arrivals.count, plan.departures.count, plan.isEmpty) == (2, 3, false))
    }
    // places without an identifier get one
    do {
      var tree = try TextTree("list stack #1")
      try tree.apply(.push(.stack("note", path: [.screen("one"), .screen("two")])))
      expectEqual(Set(tree.nodes.map(\.id)).count, 4)
    }
    // committing one plan to two copies gives different identifiers
    do {
      let tree = try TextTree("list stack #1")
      var (one, two) = (tree, tree)
      let plan = try tree.plan(.push(.screen("note")))
      one.commit(plan)
      two.commit(plan)
      #expect(try one.id("note") != two.id("note"))
    }
    // a place names its requester
    do {
      // the requester is recorded for all arriving places
      var tree = try TextTree("list stack #1")
      try tree.apply(.push(.stack("note", path: [.screen("one")])), from: place(1))
      // another requester can be recorded
      tree.commit(try tree.plan(.push(.screen("two")), from: place(1), requesterID: place(7)))
      // a change without a request has no requester
      try tree.apply(.push(.screen("three")))
      let requesters = try ["note", "one", "two", "three"].map {
        try tree.node(id: tree.id($0))?.requesterID
      }
      expectEqual(requesters, [place(1), place(1), place(7), nil])
    }
    // plans from many tasks on copies of one tree are the same
    do {
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
      let isUntouched = tree.description == PresentationTreeTextTests.everything
      #expect(outcomes == [expected] && isUntouched)
    }
  }
}

/// Plans, commits to a copy and prints it, on any thread.
private func outcome(of move: TextMove, on tree: TextTree) throws -> String {
  var copy = tree
  let plan = try copy.plan(move)
  copy.commit(plan)
  return "\(plan.arrivals.count) \(plan.departures.count)\n\(copy)"
}
