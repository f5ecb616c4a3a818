import Foundation
import Testing

@testable import Destinations

/// The parts of a plan that hooks and interfaces depend on.
struct TreePlanTests {
  private func plan(
    of move: TextMove, from name: String? = nil, on text: String
  ) throws -> PlanFacts {
    let before = try TextTree(text)
    let plan = try before.plan(move, from: name.map { try before.id($0) })
    var after = before
    after.commit(plan)
    return PlanFacts(plan, before: before, after: after)
  }

  private static let text = """
    home tabs selected=a #1
      tab a: list stack #2
        note #3
          attached: banner #4
        more #5
      tab b: tags #6
    """

  @Test func `a plan lists arrivals, departures, hidden and shown places, and the landing`() throws
  {
    try check(
      "a push shows the new place and hides the one beneath",
      plan(of: .push(.screen("new")), on: Self.text),
      """
      arrives: new
      hides: more
      shows: new
      lands: new
      current: more, then new
      """)
    try check(
      "going back lands on the revealed place", plan(of: .goBack, on: Self.text),
      """
      departs: more
      hides: more
      shows: note, banner
      lands: banner
      current: more, then banner
      """)
    try check(
      "another tab hides one branch and shows the other",
      plan(of: .tab(name: "b", .screen("new")), on: Self.text),
      """
      arrives: new
      hides: more
      shows: new
      lands: new
      current: more, then new
      """)
    try check(
      "a sheet hides its presenter and leaves the containers on screen",
      plan(of: .sheet(.stack("compose", path: [.screen("picker")])), on: Self.text),
      """
      arrives: compose, picker
      hides: more
      shows: picker
      lands: compose
      current: more, then picker
      """)
    try check(
      "an attached place hides nothing", plan(of: .attach(.screen("new")), on: Self.text),
      """
      arrives: new
      shows: new
      lands: new
      current: more, then new
      """)
  }

  @Test func `places leave before their containers, the last in the document first`() throws {
    try check(
      "places leave deepest and last first",
      plan(of: .replaceRoot(.screen("new")), on: Self.text),
      """
      arrives: new
      departs: tags, more, banner, note, list, home
      hides: home, more
      shows: new
      lands: new
      current: more, then new
      """)
    let covered = """
      base stack
        list stack
          note #3
          more
        over
        attached: banner
        sheet: compose
      """
    try check(
      "revealing removes the places that come last in the document first",
      plan(of: .reveal(id: place(3)), on: covered),
      """
      departs: compose, banner, over, more
      hides: compose
      shows: note
      lands: note
      current: compose, then note
      """)
    let sheets = """
      base
        sheet: one
        sheet: two
          sheet: three
      """
    try check(
      "a sheet leaves with everything it presented, innermost first",
      plan(of: .dismissSheet, from: "base", on: sheets),
      """
      departs: three, two, one
      hides: three
      shows: base
      lands: base
      current: three, then base
      """)
  }

  @Test func `a plan of a path states the effect of the whole path`() throws {
    let forthAndBack = TextMove.path([.push(.screen("one")), .goBack, .push(.screen("two"))])
    try check(
      "places that arrive and leave within one path are not part of the plan",
      plan(of: forthAndBack, on: Self.text),
      """
      arrives: two
      hides: more
      shows: two
      lands: two
      current: more, then two
      """)
    let nested = TextMove.path([
      .tab(name: "b", .screen("one")), .path([.goBack, .push(.screen("two"))]),
      .sheet(.stack("three", path: [.screen("four")])),
    ])
    let facts = try plan(of: nested, on: Self.text)
    // an arriving place has the number of its element, nested paths counted flat
    expectEqual(facts.plan.arrivals.map(\.element), [2, 3, 3])
    try check(
      "the arrivals of all elements are listed", facts,
      """
      arrives: two, three, four
      hides: more
      shows: four
      lands: four
      current: more, then four
      """)
  }

  private func check(_ sentence: String, _ facts: PlanFacts, _ wanted: String) throws {
    expectEqual(facts.description, wanted, "\(sentence)")
  }

  @Test func `an arrival has its kind and takes the identifier of the built destination`()
    throws
  {
    var tree = try TextTree(Self.text)
    // an arriving place has its kind and the requested identifier
    let wishing = try tree.plan(.push(.stack("new", path: [.screen("x")], id: place(9))))
    expectEqual(wishing.arrivals.map(\.kind), [.stack, .screen])
    expectEqual(wishing.arrivals.map(\.wishedID), [place(9), nil])
    // a plan takes the identifiers of the built destinations
    var plan = try tree.plan(.push(.stack("new", path: [.screen("x")])))
    for (arrival, number) in zip(plan.arrivals, UInt8(20)...) {
      plan.assign(place(number), to: arrival)
    }
    tree.commit(plan)
    expectEqual([place(20), place(21)].map(tree.name), ["new", "x"])
  }

  @Test func `children already in a group replace those of its shape`() throws {
    var tree = try TextTree(Self.text)
    let shape = TextPlace.tabs("inner", [(name: "a", root: .screen("x"))])
    let move = TextMove.path([.push(shape), .sheet(.screen("compose"))])
    let built = TextPlace.tabs(
      "inner", [(name: "a", root: .screen("y", id: place(9))), (name: "b", root: .screen("z"))])
    let plan = try tree.structure.plan(
      move, from: nil, requesterID: nil, policy: ModalPolicy(), overrides: [0: built.erased])
    expectEqual(plan.arrivals.map { "\($0.payload)" }, ["inner", "y", "z", "compose"])
    expectEqual([plan.arrivals.first?.ordinal, plan.arrivals.last?.ordinal], [0, 1 << 32])
    tree.commit(plan)
    expectEqual(tree.name(place(9)), "y")
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
      .moveToPlace(id: place(2)), ["remove more from list path", "remove note from list path"]
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
      ["insert a removed place in more sheet", "remove a removed place from more sheet"]
    ),
  ]

  @Test(arguments: samples)
  func `a plan lists the steps that an interface carries out`(
    move: TextMove, expected: [String]
  ) throws {
    let facts = try plan(of: move, on: Self.text)
    expectEqual(facts.plan.steps.map(facts.text), expected)
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
    return after.structure.holds(ref) ? after.name(after.id(ref)) : "a removed place"
  }
}
