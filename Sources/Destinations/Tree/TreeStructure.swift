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
  private var refs = PlaceTable()
  private var free: [NodeRef] = []

  var count: Int { refs.count }

  func ref(of id: UUID) -> NodeRef? {
    refs[id]
  }

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

  var allRefs: [NodeRef] { refs.refs }

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
    return left.shared === right.shared
  }
}

extension TreeStructure: TreeReading {
  func record(_ ref: NodeRef) -> NodeRecord {
    guard let record = records[ref.offset] else {
      preconditionFailure("A reference outlived its node; the tree's own code kept it too long.")
    }
    return record
  }

  func node(_ ref: NodeRef) -> NodeRecord.Shared {
    guard let node = records[ref.offset]?.shared else {
      preconditionFailure("A reference outlived its node; the tree's own code kept it too long.")
    }
    return node
  }
}

extension TreeStructure {
  /// Writes a change down.
  ///
  /// New nodes must have their identifiers by now.
  /// - Complexity: O(*k*) for *k* touched nodes.
  mutating func commit(_ patch: TreePatch) {
    free.removeLast(min(patch.freshCount, free.count))
    for entry in patch.entries {
      while records.count <= entry.ref.offset { records.append(nil) }
      write(entry.record, to: entry.ref)
    }
    root = patch.root
    nextArrival = patch.nextArrival
  }

  private mutating func write(_ record: NodeRecord?, to ref: NodeRef) {
    if let record {
      if records[ref.offset] == nil { refs.insert(ref, for: record.id) }
      records[ref.offset] = record
    } else {
      if let old = records[ref.offset] { refs.remove(old.id) }
      records[ref.offset] = nil
      free.append(ref)
    }
  }
}
