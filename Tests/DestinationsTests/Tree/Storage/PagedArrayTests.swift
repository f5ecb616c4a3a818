import Foundation
import Testing

@testable import Destinations

/// The pages that trees and their copies share.
struct PagedArrayTests {
  @Test func `paged arrays behave like plain arrays, and copies keep their values`() {
    var random = SeededRandom(seed: 7)
    var paged = PagedArray<Int>()
    var plain: [Int] = []
    var copies: [(PagedArray<Int>, [Int])] = []
    for number in 0..<2_500 {
      if plain.isEmpty || random.chance(60) {
        paged.append(number)
        plain.append(number)
      } else {
        let index = random.below(plain.count)
        paged[index] = -number
        plain[index] = -number
      }
      if number.isMultiple(of: 500) { copies.append((paged, plain)) }
    }
    copies.append((paged, plain))
    #expect(copies.allSatisfy { copy, numbers in copy.indices.map { copy[$0] } == numbers })
    let places = copies.flatMap { left in
      copies.map { right in
        let differing = Set(left.0.indices(notSharedWith: right.0).flatMap { Array($0) })
        return (0..<max(left.1.count, right.1.count)).allSatisfy { index in
          let isSame = min(left.1.count, right.1.count) > index && left.1[index] == right.1[index]
          return isSame || differing.contains(index)
        }
      }
    }
    #expect(!places.contains(false))
  }

  @Test func `a change of a paged array copies only the affected pages`() {
    var array = PagedArray<Int>()
    for number in 0..<100_000 { array.append(number) }
    let copy = array
    array[70_000] = 0
    array.append(1)
    expectEqual(array.indices(notSharedWith: copy), [69_952..<70_016, 99_968..<100_001])
  }

  @Test func `identifiers are found among thousands, and copies keep theirs`() {
    var table = TreeStructure()
    let record = NodeRecord(NodeRecord.State(glance: NodeGlance(kind: .screen)))
    let ids = (0..<3_000).map { _ in UUID.minted() }
    for (index, id) in ids.enumerated() { table.insert(record, nil, for: id, at: NodeRef(index)) }
    let copy = table
    for places in [0..<1, 1..<1_000, 1_000..<2_900] {
      table.remove(.several(places.map { NodeRef($0) }))
    }
    for index in 0..<1_000 {
      table.insert(record, nil, for: ids[999 - index], at: NodeRef(index))
    }
    let found = ids.enumerated().map { index, id in
      let moved = index < 1_000 ? NodeRef(999 - index) : index < 2_900 ? nil : NodeRef(index)
      return copy.ref(of: id) == NodeRef(index) && copy.id(NodeRef(index)) == id
        && table.ref(of: id) == moved
    }
    #expect(!found.contains(false) && table.count == 1_100 && copy.count == 3_000)
  }
}
