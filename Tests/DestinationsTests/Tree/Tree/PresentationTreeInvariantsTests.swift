import Foundation
import Testing

@testable import Destinations

/// Trees that moves cannot make, to check that violations are noticed.
struct PresentationTreeInvariantsTests {
  private static let text = """
    home tabs selected=a #1
      tab a: list stack #2
        note #3
        more #4
      tab b: tags #5
      sheet: compose #6
    """

  /// The violations after a change to the record of a place that the tree itself would not make.
  private func violations(
    of id: UInt8 = 1, renamed newID: UUID? = nil,
    _ change: (inout NodeRecord.State) -> Void = { _ in }
  ) throws -> [String] {
    var tree = try TextTree(Self.text)
    let ref = try #require(tree.structure.ref(of: place(id)))
    var state = tree.structure.record(ref).state
    change(&state)
    let entry = TreePatch.Entry(ref: ref, record: NodeRecord(state), id: newID)
    tree.structure.commit(
      TreePatch(
        entries: [entry], root: tree.structure.root, nextArrival: 7, base: tree.structure.version,
        freshCount: 0))
    return tree.violations()
  }

  private static let cycle =
    "A place is contained twice, or a container refers to a place that does not exist."

  @Test func `a sound tree has no violations`() throws {
    try expectEqual(violations { _ in } + TextTree().violations(), [])
  }

  private typealias Row = (
    name: String, id: UInt8, change: @Sendable (inout NodeRecord.State) -> Void, found: String
  )

  /// A change to the record of a place, and one of the violations that are noticed.
  private static let noticed: [Row] = [
    (
      "a repeated slot is noticed", 1, { $0.slots[1].name = $0.slots[0].name },
      "Place #1 has a slot twice."
    ),
    (
      "slots out of order are noticed", 1, { $0.slots.reverse() },
      "Place #1 has slots out of order."
    ),
    (
      "a slot that a kind cannot have is noticed", 1, { $0.glance.kind = .split },
      "Place #1 is a split, but has tab a."
    ),
    (
      "a tab without a place is noticed", 1, { $0.slots[1] = SlotRecord(name: .tab(name: "b")) },
      "Place #1 has nothing in tab b."
    ),
    (
      "an unreachable place is noticed", 1, { $0.slots[1] = SlotRecord(name: .tab(name: "b")) },
      "The tree stores 6 places, but 5 can be reached from the root."
    ),
    ("a list that is broken at its top", 2, { $0.slots[0].top = $0.slots[0].bottom }, broken),
    (
      "a list that is broken at its bottom", 2, { $0.slots[0].bottom = $0.slots[0].top }, broken
    ),
    ("a list that is miscounted", 2, { $0.slots[0].count = 1 }, broken),
    ("a list without a bottom", 2, { $0.slots[0].bottom = nil }, broken),
  ]

  private static let broken = "Place #2 has a broken list of places in path."

  @Test func `a fault in a place is reported as a violation`() throws {
    // a wrong identifier is noticed
    let shared = try violations(of: 3, renamed: place(4))
    #expect(shared.contains("Place #4 shares its identifier with another place."))
    for (name, id, change, wanted) in Self.noticed {
      let found = try violations(of: id, change)
      #expect(found.contains(wanted), "\(name)")
    }
  }

  /// A change to the record of a place, and all violations that are noticed.
  private static let noticedAlone: [Row] = [
    (
      "a focus on a missing slot is noticed", 1, { $0.focus = .tab(name: "c") },
      "Place #1 focuses a slot that it does not have."
    ),
    (
      "a missing focus is noticed", 1, { $0.focus = nil },
      "Place #1 has slots, but focuses none."
    ),
    ("a place that contains itself is noticed", 3, { $0.glance.below = NodeRef(3) }, cycle),
    (
      "a place that presents its own container", 6,
      { $0.slots = [SlotRecord(.sheet, holding: $0.glance.container)] }, cycle
    ),
    ("a missing place is noticed", 3, { $0.glance.below = NodeRef(99) }, cycle),
    (
      "a passive place that is not attached is noticed", 5, { $0.glance.isPassive = true },
      "Place #5 is passive, but not attached."
    ),
    (
      "a stack that lacks the place that it must keep is noticed", 5,
      { $0.glance.kind = .stack(keepsFirst: true) },
      "Place #5 must keep its first place, but has none."
    ),
    (
      "a root with a parent is noticed", 1, { $0.glance.container = NodeRef(1) },
      "The root has a parent."
    ),
  ]

  @Test func `a fault in a place is reported as the only violation`() throws {
    for (name, id, change, wanted) in Self.noticedAlone {
      let found = try violations(of: id, change)
      expectEqual(found, [wanted], "\(name)")
    }
  }

  @Test func `a fault in the tree as a whole is reported as a violation`() throws {
    // a wrong identifier is noticed
    var doubled = try TextTree(Self.text)
    let tags = try #require(doubled.structure.ref(of: place(5)))
    let compose = try #require(doubled.structure.ref(of: place(6)))
    let entry = TreePatch.Entry(
      ref: compose, record: doubled.structure.record(tags), id: place(5))
    doubled.structure.commit(
      TreePatch(
        entries: [entry], root: doubled.structure.root, nextArrival: 7,
        base: doubled.structure.version, freshCount: 0))
    #expect(doubled.violations().contains("Place #5 shares its identifier with another place."))
    // places without a root are noticed
    var rootless = try TextTree(Self.text)
    rootless.structure.commit(
      TreePatch(
        entries: [], root: nil, nextArrival: 7, base: rootless.structure.version, freshCount: 0))
    expectEqual(rootless.violations(), ["The tree has places, but no root."])
    // a place without a payload is noticed
    var empty = TextTree()
    let list = NodeRecord(NodeRecord.State(glance: NodeGlance(kind: .screen)))
    empty.structure.commit(
      TreePatch(
        entries: [TreePatch.Entry(ref: NodeRef(0), record: list, id: place(1))], root: NodeRef(0),
        nextArrival: 1, base: .empty, freshCount: 1))
    expectEqual(empty.violations(), ["Place #1 has no payload."])
  }
}

extension SlotRecord {
  fileprivate init(_ name: SlotName, holding ref: NodeRef?) {
    self.init(name: name)
    (top, bottom, count) = (ref, ref, 1)
  }
}
