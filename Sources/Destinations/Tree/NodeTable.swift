/// The nodes of a tree by their positions: all that has to be known to walk through it.
struct NodeTable: Sendable {
  var root: NodeRef?
  private var records = PagedArray<NodeRecord?>()

  /// How many positions there are, of nodes and free ones.
  var positionCount: Int { records.count }

  /// Whether a position is that of a node.
  func holds(_ ref: NodeRef) -> Bool {
    (0..<records.count).contains(ref.offset) && records[ref.offset] != nil
  }

  /// Writes down what is known of a node from now on; nil for one that has left.
  mutating func set(_ record: NodeRecord?, at ref: NodeRef) {
    while records.count <= ref.offset { records.append(nil) }
    records[ref.offset] = record
  }

  /// The positions at which two tables do not have the very same node.
  ///
  /// - Complexity: One step for each hundred positions, besides those that stand near what differs.
  func positions(differingFrom other: NodeTable) -> [NodeRef] {
    var found: [NodeRef] = []
    for page in records.indices(notSharedWith: other.records) {
      for offset in page where record(at: offset) !== other.record(at: offset) {
        found.append(NodeRef(offset))
      }
    }
    return found
  }

  private func record(at offset: Int) -> NodeRecord? {
    offset < records.count ? records[offset] : nil
  }
}

extension NodeTable: TreeReading {
  func record(_ ref: NodeRef) -> NodeRecord {
    guard let record = records[ref.offset] else {
      preconditionFailure("A reference outlived its node; the tree's own code kept it too long.")
    }
    return record
  }
}
