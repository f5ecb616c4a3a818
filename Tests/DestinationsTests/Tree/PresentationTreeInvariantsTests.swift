import Foundation
import Testing

@testable import Destinations

/// Trees that moves cannot make, to see that the rules would be noticed.
@Suite struct PresentationTreeInvariantsTests {
  private static let text = """
    home tabs selected=a #1
      tab a: list stack #2
        note #3
        more #4
      tab b: tags #5
      sheet: compose #6
    """

  /// What is wrong after a change to the record of a place, which the tree itself would not make.
  private func violations(
    of id: UInt8 = 1, renamed newID: UUID? = nil,
    _ change: (inout NodeRecord.State) -> Void = { _ in }
  ) throws -> [String] {
    var tree = try TextTree(Self.text)
    let ref = try #require(tree.structure.ref(of: place(id)))
    var record = tree.structure.record(ref)
    change(&record.state)
    record.id = newID ?? record.id
    let entry = TreePatch.Entry(ref: ref, record: record)
    tree.structure.commit(
      TreePatch(entries: [entry], root: tree.structure.root, nextArrival: 7, freshCount: 0))
    return tree.violations()
  }

  private let cycle = "A place is reached twice, or one is named that is not there."

  @Test func `a sound tree has no violations`() throws {
    #expect(try violations { _ in } == [])
    #expect(TextTree().violations() == [])
  }

  @Test func `a wrong identifier is noticed`() throws {
    let found = try violations(of: 3, renamed: place(4))
    #expect(found.contains("Place #4 shares its identifier with another."))
  }

  @Test func `a slot that stands twice is noticed`() throws {
    let found = try violations { $0.slots[1].name = $0.slots[0].name }
    #expect(found.contains("Place #1 has one slot twice."))
  }

  @Test func `slots out of order are noticed`() throws {
    let found = try violations { $0.slots.reverse() }
    #expect(found.contains("Place #1 has slots out of order."))
  }

  @Test func `a focus on nothing is noticed`() throws {
    #expect(
      try violations { $0.focus = .tab(name: "c") } == ["Place #1 focuses a slot that it lacks."])
  }

  @Test func `a missing focus is noticed`() throws {
    #expect(try violations { $0.focus = nil } == ["Place #1 has slots and focuses none."])
  }

  @Test func `a slot that a kind cannot have is noticed`() throws {
    let found = try violations { $0.kind = .split }
    #expect(found.contains("Place #1 is a split and has tab a."))
  }

  @Test func `a tab without a place is noticed`() throws {
    let found = try violations { $0.slots[1] = SlotRecord(.tab(name: "b")) }
    #expect(found.contains("Place #1 has nothing in tab b."))
    #expect(found.contains("6 places are known and 5 can be reached."))
  }

  @Test func `a broken list is noticed at its top, its bottom and its count`() throws {
    let broken = "Place #2 has a broken list in path."
    #expect(try violations(of: 2) { $0.slots[0].top = $0.slots[0].bottom }.contains(broken))
    #expect(try violations(of: 2) { $0.slots[0].bottom = $0.slots[0].top }.contains(broken))
    #expect(try violations(of: 2) { $0.slots[0].count = 1 }.contains(broken))
    #expect(try violations(of: 2) { $0.slots[0].bottom = nil }.contains(broken))
  }

  @Test func `a place in itself is noticed`() throws {
    #expect(try violations(of: 3) { $0.below = NodeRef(3) } == [cycle])
    #expect(
      try violations(of: 6) { $0.slots = [SlotRecord(.sheet, holding: $0.container)] } == [cycle])
  }

  @Test func `a place that is not there is noticed`() throws {
    #expect(try violations(of: 3) { $0.below = NodeRef(99) } == [cycle])
  }

  @Test func `a passive place that is not attached is noticed`() throws {
    #expect(
      try violations(of: 5) { $0.isPassive = true } == ["Place #5 is passive and not attached."])
  }

  @Test func `a stack that keeps nothing though it should is noticed`() throws {
    let found = try violations(of: 5) { $0.kind = .stack(keepsFirst: true) }
    #expect(found == ["Place #5 keeps its first place and has none."])
  }

  @Test func `a root with a parent is noticed`() throws {
    let found = try violations { $0.container = NodeRef(1) }
    #expect(found == ["The root has a parent."])
  }

  @Test func `places without a root are noticed`() throws {
    var tree = try TextTree(Self.text)
    tree.structure.commit(TreePatch(entries: [], root: nil, nextArrival: 7, freshCount: 0))
    #expect(tree.violations() == ["There are places and no root."])
  }

  @Test func `a place without a payload is noticed`() throws {
    var tree = try TextTree("list #1")
    tree.payloads = PayloadStore()
    #expect(tree.violations() == ["Place #1 has no payload."])
  }
}

extension SlotRecord {
  fileprivate init(_ name: SlotName, holding ref: NodeRef?) {
    self.init(name)
    (top, bottom, count) = (ref, ref, 1)
  }
}
