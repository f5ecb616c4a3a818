#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The arrangement of a tree without its payloads; concrete, so that it is fast in every app.
struct TreeStructure: Sendable {
  private(set) var root: NodeRef?
  private(set) var nextArrival = 0
  private var records = PagedArray<NodeRecord?>()
  private var places = PlaceTable()
  private var free: [NodeRef] = []

  var count: Int { places.count }

  func ref(of id: UUID) -> NodeRef? {
    places[id]
  }

  func id(_ ref: NodeRef) -> UUID { places.id(of: ref) }

  /// How many positions there are, of nodes and free ones.
  var positionCount: Int { records.count }

  /// The position that the n-th new node of a change gets, counted from 0.
  func freshRef(_ number: Int) -> NodeRef {
    let reused = free.count - 1 - number
    return reused >= 0 ? free[reused] : NodeRef(records.count + number - free.count)
  }

  /// Whether a position is that of a node of this tree.
  func holds(_ ref: NodeRef) -> Bool {
    (0..<records.count).contains(ref.offset) && records[ref.offset] != nil
  }

  var allRefs: [NodeRef] { (0..<records.count).map { NodeRef($0) }.filter(holds) }

  /// The positions at which two structures do not have the very same node.
  ///
  /// - Complexity: One step for each hundred positions, besides those that stand near what differs.
  func positions(differingFrom other: TreeStructure) -> [NodeRef] {
    var found: [NodeRef] = []
    for page in records.indices(notSharedWith: other.records) {
      for offset in page where !isShared(record(at: offset), other.record(at: offset)) {
        found.append(NodeRef(offset))
      }
    }
    return found
  }

  private func record(at offset: Int) -> NodeRecord? {
    offset < records.count ? records[offset] : nil
  }

  private func isShared(_ left: NodeRecord?, _ right: NodeRecord?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left === right
  }
}

extension TreeStructure: TreeReading {
  func record(_ ref: NodeRef) -> NodeRecord {
    guard let record = records[ref.offset] else {
      preconditionFailure("A reference outlived its node; the tree's own code kept it too long.")
    }
    return record
  }
}

extension TreeStructure {
  /// Writes a change down.
  ///
  /// New nodes must have their identifiers by now.
  /// - Complexity: O(*k*) for *k* touched nodes.
  mutating func commit(_ patch: TreePatch) {
    free.removeLast(min(patch.freshCount, free.count))
    for entry in patch.entries { write(entry) }
    root = patch.root
    nextArrival = patch.nextArrival
  }

  private mutating func write(_ entry: TreePatch.Entry) {
    let offset = entry.ref.offset
    while records.count <= offset { records.append(nil) }
    if entry.record == nil {
      if records[offset] != nil { places.remove(entry.ref) }
      free.append(entry.ref)
    } else if let id = entry.id {
      places.insert(entry.ref, for: id)
    }
    records[offset] = entry.record
  }
}
