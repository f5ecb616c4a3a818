import Foundation
import Testing

@testable import Destinations

@MainActor struct IDGeneratorTests {
  private func ids(_ count: Int, of generator: IDGenerator) -> [UUID] {
    (0..<count).map { _ in generator.next() }
  }

  @Test func `an identifier generator counts, repeats identifiers for a seed, or asks a closure`() {
    // the sequential generator counts from one
    expectEqual(ids(3, of: .sequential()), [1, 2, 3].map(place))
    expectEqual(ids(300, of: .sequential()).last?.number, 300)
    // one seed gives the same identifiers, and another seed others
    do {
      let first = ids(100, of: IDGenerator(seed: 7))
      expectEqual(first, ids(100, of: IDGenerator(seed: 7)))
      #expect(Set(first).isDisjoint(with: ids(100, of: IDGenerator(seed: 8))))
      expectEqual(first.last?.uuidString, "2E3EF397-F092-4119-B06D-D0A8DDBF5D27")
    }
  }

  @Test(arguments: [0, 1, .max] as [UInt64]) func `any seed gives unique identifiers`(seed: UInt64)
  {
    expectEqual(Set(ids(10_000, of: IDGenerator(seed: seed))).count, 10_000)
  }

  @Test func `random identifiers are unique and formatted as version 4`() {
    // 100,000 random identifiers are unique
    expectEqual(Set(ids(100_000, of: IDGenerator())).count, 100_000)
    // two random generators give different identifiers
    #expect(IDGenerator().next() != IDGenerator().next())
    // a generator may ask a closure
    expectEqual(ids(2, of: IDGenerator { place(5) }), [place(5), place(5)])
    // random identifiers have the version and variant of random ones
    for id in ids(50, of: IDGenerator()) + [UUID.minted()] {
      #expect(id.uuid.6 >> 4 == 4 && id.uuid.8 >> 6 == 2 && id.number == nil, "\(id)")
    }
  }

  @Test(arguments: [0, 1, 255, 256, .max] as [UInt64])
  func `a number converts to an identifier and back`(number: UInt64) {
    expectEqual(UUID(number: number).number, number)
  }

  @Test nonisolated func `minted identifiers are unique across tasks`() async {
    let ids = await withTaskGroup(of: [UUID].self) { group in
      for _ in 0..<10 { group.addTask { (0..<10_000).map { _ in UUID.minted() } } }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    expectEqual(ids.count, 100_000)
  }
}
