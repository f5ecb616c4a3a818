#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The positions of places by their identifiers, in many small dictionaries.
///
/// A change while a copy is kept copies one of them, and not the whole.
struct PlaceTable: Sendable {
  /// How many places a dictionary has at most, on average.
  private static var density: Int { 64 }

  private var shards = PagedArray<[UUID: NodeRef]>()
  private var shardBits = 0
  private(set) var count = 0

  init() {
    shards.append([:])
  }

  subscript(id: UUID) -> NodeRef? { shards.look(at: shard(of: id)) { $0[id] } }

  /// Notes the position of a place that is not in the table.
  mutating func insert(_ ref: NodeRef, for id: UUID) {
    if count == Self.density << shardBits { grow() }
    shards.update(shard(of: id)) { $0[id] = ref }
    count += 1
  }

  /// Forgets a place that is in the table.
  mutating func remove(_ id: UUID) {
    shards.update(shard(of: id)) { $0[id] = nil }
    count -= 1
  }

  /// Every position, in no order.
  var refs: [NodeRef] { shards.elements.flatMap(\.values) }

  /// Spreads the places over four times as many dictionaries.
  private mutating func grow() {
    let old = shards
    shardBits += 2
    shards = PagedArray()
    for _ in 0..<(1 << shardBits) { shards.append([:]) }
    for (id, ref) in old.elements.joined() { shards.update(shard(of: id)) { $0[id] = ref } }
  }

  /// The dictionary of an identifier; what identifiers differ in is mostly at their ends.
  private func shard(of id: UUID) -> Int {
    let bytes = id.uuid
    let low = UInt32(bytes.15 ^ bytes.3) | UInt32(bytes.14 ^ bytes.2) << 8
    return Int((low | UInt32(bytes.13 ^ bytes.1) << 16) & (1 << UInt32(shardBits) - 1))
  }
}
