#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The identifiers of places by their positions, and the positions by their identifiers.
///
/// A position lies in the bucket that its identifier is mixed to, or in the next free one after that. Identifiers stand
/// only once, in the order of positions, so that a bucket takes four bytes; and all of it is in pages, so that a change
/// while a copy is kept copies a few of them, and not the whole.
struct PlaceTable: Sendable {
  private var ids = PagedArray<UUID>()
  /// The position in each bucket, none or as many as a power of two; negative where there is none.
  private var buckets = PagedArray<Int32>()
  private(set) var count = 0

  @inline(__always)
  subscript(id: UUID) -> NodeRef? {
    if count == 0 { return nil }
    var bucket = home(of: id)
    while true {
      let offset = Int(buckets[bucket])
      if offset < 0 { return nil }
      if ids[offset] == id { return NodeRef(offset) }
      bucket = next(bucket)
    }
  }

  /// The identifier of a place that is in the table.
  func id(of ref: NodeRef) -> UUID { ids[ref.offset] }

  /// Notes the position of a place that is not in the table.
  ///
  /// - Complexity: O(1) on average; while a copy is kept, one step for each hundred places.
  mutating func insert(_ ref: NodeRef, for id: UUID) {
    while ids.count <= ref.offset { ids.append(id) }
    ids[ref.offset] = id
    count += 1
    if count * 4 > buckets.count * 3 { grow() }
    place(ref.offset)
  }

  /// Forgets a place that is in the table.
  mutating func remove(_ ref: NodeRef) {
    var bucket = home(of: ids[ref.offset])
    while Int(buckets[bucket]) != ref.offset { bucket = next(bucket) }
    empty(bucket)
    count -= 1
  }

  // MARK: Buckets

  /// The bucket where the search for an identifier begins.
  private func home(of id: UUID) -> Int {
    Int(truncatingIfNeeded: id.mixed) & (buckets.count - 1)
  }

  private func next(_ bucket: Int) -> Int { (bucket + 1) & (buckets.count - 1) }

  /// Puts a position into the first free bucket for its identifier.
  private mutating func place(_ offset: Int) {
    var bucket = home(of: ids[offset])
    while buckets[bucket] >= 0 { bucket = next(bucket) }
    buckets[bucket] = Int32(offset)
  }

  /// Empties a bucket, and moves up what lies behind it and would not be found any more.
  private mutating func empty(_ bucket: Int) {
    var gap = bucket
    var other = next(bucket)
    while buckets[other] >= 0 {
      let home = home(of: ids[Int(buckets[other])])
      if distance(from: home, to: other) >= distance(from: gap, to: other) {
        buckets[gap] = buckets[other]
        gap = other
      }
      other = next(other)
    }
    buckets[gap] = -1
  }

  private func distance(from bucket: Int, to other: Int) -> Int {
    (other - bucket) & (buckets.count - 1)
  }

  /// Spreads the places over twice as many buckets, at first over 16.
  private mutating func grow() {
    let old = buckets
    buckets = PagedArray(repeating: -1, count: max(16, 2 * old.count))
    for offset in old.elements where offset >= 0 { place(Int(offset)) }
  }
}
