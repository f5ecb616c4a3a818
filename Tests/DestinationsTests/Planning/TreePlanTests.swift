import Foundation
import Testing

@testable import Destinations

/// What a plan tells those who run hooks and move interfaces.
@Suite struct TreePlanTests {
  private func facts(
    of move: TextMove, from name: String? = nil, on text: String
  ) throws -> PlanFacts {
    let before = try TextTree(text)
    let plan = try before.plan(move, from: name.map { try before.id($0) })
    var after = before
    after.commit(plan)
    return PlanFacts(plan, before: before, after: after)
  }

  private func steps(of move: TextMove, on text: String) throws -> [String] {
    let facts = try facts(of: move, on: text)
    return facts.plan.steps.map(facts.text)
  }

  private static let text = """
    home tabs selected=a #1
      tab a: list stack #2
        note #3
          attached: banner #4
        more #5
      tab b: tags #6
    """

  @Test func `a push shows the new place and hides the one beneath`() throws {
    let facts = try facts(of: .push(.screen("new")), on: Self.text)
    #expect(facts.arrivals == ["new"])
    #expect(facts.departures == [])
    #expect(facts.hiding == ["more"])
    #expect(facts.showing == ["new"])
    #expect(facts.landing == "new")
    #expect((facts.currentBefore, facts.currentAfter) == ("more", "new"))
  }

  @Test func `going back lands on what comes to light`() throws {
    let facts = try facts(of: .goBack, on: Self.text)
    #expect(facts.departures == ["more"])
    #expect(facts.hiding == ["more"])
    #expect(facts.showing == ["note", "banner"])
    #expect(facts.landing == "banner")
  }

  @Test func `another tab hides one branch and shows the other`() throws {
    let facts = try facts(of: .tab(name: "b", .screen("new")), on: Self.text)
    #expect(facts.hiding == ["more"])
    #expect(facts.showing == ["new"])
    #expect(facts.landing == "new")
  }

  @Test func `a sheet hides its presenter and leaves the containers on screen`() throws {
    let facts = try facts(of: .sheet(.stack("compose", path: [.screen("picker")])), on: Self.text)
    #expect(facts.hiding == ["more"])
    #expect(facts.showing == ["picker"])
    #expect(facts.arrivals == ["compose", "picker"])
    #expect(facts.landing == "compose")
    #expect(facts.currentAfter == "picker")
  }

  @Test func `an attached place hides nothing`() throws {
    let facts = try facts(of: .attach(.screen("new")), on: Self.text)
    #expect(facts.hiding == [])
    #expect(facts.showing == ["new"])
  }

  @Test func `places leave deepest and last first`() throws {
    let facts = try facts(of: .replaceRoot(.screen("new")), on: Self.text)
    #expect(facts.departures == ["tags", "more", "banner", "note", "list", "home"])
    #expect(facts.hiding == ["home", "more"])
    #expect((facts.currentBefore, facts.currentAfter) == ("more", "new"))
  }

  @Test func `revealing takes away what is last in the document first`() throws {
    let text = """
      base stack
        list stack
          note #3
          more
        over
        attached: banner
        sheet: compose
      """
    let facts = try facts(of: .reveal(id: place(3)), on: text)
    #expect(facts.departures == ["compose", "banner", "over", "more"])
    #expect(facts.landing == "note")
  }

  @Test func `a sheet leaves with all it presented, innermost first`() throws {
    let text = """
      base
        sheet: one
        sheet: two
          sheet: three
      """
    let facts = try facts(of: .dismissSheet, from: "base", on: text)
    #expect(facts.departures == ["three", "two", "one"])
  }

  @Test func `what comes and leaves within one path is no part of the plan`() throws {
    let path = TextMove.path([.push(.screen("one")), .goBack, .push(.screen("two"))])
    let facts = try facts(of: path, on: Self.text)
    #expect(facts.arrivals == ["two"])
    #expect(facts.departures == [])
    #expect(facts.hiding == ["more"])
    #expect(facts.showing == ["two"])
  }

  @Test func `a place that comes knows its element of the path, nested paths counted flat`() throws
  {
    let path = TextMove.path([
      .tab(name: "b", .screen("one")), .path([.goBack, .push(.screen("two"))]),
      .sheet(.stack("three", path: [.screen("four")])),
    ])
    let facts = try facts(of: path, on: Self.text)
    #expect(facts.arrivals == ["two", "three", "four"])
    #expect(facts.plan.arrivals.map(\.element) == [2, 3, 3])
    #expect(facts.showing == ["four"])
  }

  @Test func `a place that comes knows its kind and the identifier it asked for`() throws {
    let tree = try TextTree(Self.text)
    let plan = try tree.plan(.push(.stack("new", path: [.screen("x")], id: place(9))))
    #expect(plan.arrivals.map(\.kind) == [.stack, .screen])
    #expect(plan.arrivals.map(\.wishedID) == [place(9), nil])
  }

  @Test func `a plan takes the identifiers of what was built for it`() throws {
    var tree = try TextTree(Self.text)
    var plan = try tree.plan(.push(.stack("new", path: [.screen("x")])))
    for (arrival, number) in zip(plan.arrivals, UInt8(20)...) {
      plan.assign(place(number), to: arrival)
    }
    tree.commit(plan)
    #expect(tree.node(id: place(20))?.payload == "new")
    #expect(tree.node(id: place(21))?.payload == "x")
  }

  @Test func `what groups contain already stands in for what their shapes say`() throws {
    var tree = try TextTree(Self.text)
    let shape = TextPlace.tabs("inner", [(name: "a", root: .screen("x"))])
    let move = TextMove.path([.push(shape), .sheet(.screen("compose"))])
    let built = TextPlace.tabs(
      "inner", [(name: "a", root: .screen("y", id: place(9))), (name: "b", root: .screen("z"))])
    let plan = try tree.plan(
      move, from: nil, requesterID: nil, policy: ModalPolicy(), overrides: [0: built])
    #expect(plan.arrivals.map(\.payload) == ["inner", "y", "z", "compose"])
    #expect(plan.arrivals.first?.ordinal == 0)
    #expect(plan.arrivals.last?.ordinal == 2)
    tree.commit(plan)
    #expect(tree.node(id: place(9))?.payload == "y")
  }

  static let samples: [(TextMove, [String])] = [
    (.push(.stack("new", path: [.screen("x")])), ["insert new in list path"]),
    (.goBack, ["remove more from list path"]),
    (.tab(name: "b"), ["focus tab b of home"]),
    (.tab(name: "b", .screen("new")), ["focus tab b of home", "insert new in home tab b"]),
    (
      .tab(name: "a", .screen("new"), replacing: true), ["replace list with new in home tab a"]
    ),
    (.replaceRoot(.screen("new")), ["replace home with new in nothing"]),
    (.remove(id: place(1)), ["remove home from nothing"]),
    (
      .moveToNearest(.id(place(2))), ["remove more from list path", "remove note from list path"]
    ),
    (.tab(name: "a"), []),
    (
      .addTab(name: "c", .screen("new"), toTabBar: place(1), at: 0),
      ["add tab c to home at 0", "insert new in home tab c"]
    ),
    (
      .removeTab(name: "a", ofTabBar: place(1)),
      ["remove list from home tab a", "drop tab a of home", "focus tab b of home"]
    ),
    (.orderTabs(names: ["b"], ofTabBar: place(1)), ["order home tab b, tab a"]),
    (
      .path([.sheet(.screen("new")), .dismissSheet]),
      ["insert what is gone in more sheet", "remove what is gone from more sheet"]
    ),
  ]

  @Test(arguments: samples)
  func `a plan tells an interface what to do, step by step`(
    move: TextMove, expected: [String]
  ) throws {
    #expect(try steps(of: move, on: Self.text) == expected)
  }
}

extension PlanFacts {
  fileprivate func text(_ step: TreeStep) -> String {
    switch step {
    case .insert(let ref, let container, let slot): "insert \(name(ref)) in \(at(container, slot))"
    case .replace(let old, let ref, let container, let slot):
      "replace \(name(old)) with \(name(ref)) in \(at(container, slot))"
    case .remove(let ref, let container, let slot):
      "remove \(name(ref)) from \(at(container, slot))"
    case .focus(let slot, let container): "focus \(slot) of \(name(container))"
    case .addSlot(let slot, let container, let index):
      "add \(slot) to \(name(container)) at \(index)"
    case .removeSlot(let slot, let container): "drop \(slot) of \(name(container))"
    case .orderSlots(let slots, let container):
      "order \(name(container)) \(slots.map(\.description).joined(separator: ", "))"
    }
  }

  private func at(_ container: NodeRef?, _ slot: SlotName) -> String {
    container.map { "\(name($0)) \(slot)" } ?? "nothing"
  }

  private func name(_ ref: NodeRef) -> String {
    if before.structure.holds(ref) { return before.name(before.id(ref)) }
    return after.structure.holds(ref) ? after.name(after.id(ref)) : "what is gone"
  }
}
