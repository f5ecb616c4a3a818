/// The arrangement of a tree; not generic, so that it is fast in every app.
struct TreeStructure: Sendable {
  private(set) var nodes = NodeTable()
  private(set) var nextArrival = 0
  private(set) var version = TreeVersion.empty
  private var free: [NodeRef] = []

  var count: Int { nodes.count }

  @inline(__always)
  func ref(of id: DestinationID) -> NodeRef? {
    nodes[id]
  }

  func id(_ ref: NodeRef) -> DestinationID { nodes.id(of: ref) }

  func payload(_ ref: NodeRef) -> ErasedPayload? { nodes.payload(of: ref) }

  /// The number of positions, taken and free.
  var positionCount: Int { nodes.positionCount }

  /// Returns the position that the n-th new node of a change gets, counted from 0.
  func freshRef(_ number: Int) -> NodeRef {
    let reused = free.count - 1 - number
    return reused >= 0 ? free[reused] : NodeRef(positionCount + number - free.count)
  }

  /// Returns whether there is a node of this tree at a position.
  func holds(_ ref: NodeRef) -> Bool { nodes.holds(ref) }

  var allRefs: [NodeRef] { (0..<positionCount).map { NodeRef($0) }.filter(holds) }
}

extension TreeStructure: TreeReading {
  var root: NodeRef? { nodes.root }

  func record(_ ref: NodeRef) -> NodeRecord { nodes.record(ref) }

  func glance(_ ref: NodeRef) -> NodeGlance { nodes.glance(ref) }
}

extension TreeStructure {
  /// Applies a change, and removes the nodes that leave with it.
  ///
  /// New nodes must have their identifiers.
  /// - Returns: Whether the change was made for this tree; if not, the tree stays as it is.
  /// - Complexity: O(*k*) for *k* touched nodes.
  @discardableResult
  mutating func commit(_ patch: TreePatch, removing departures: Few<NodeRef> = .none) -> Bool {
    guard patch.base == version else { return false }
    free.removeLast(min(patch.freshCount, free.count))
    for index in patch.entries.indices { write(patch.entries[index]) }
    if !departures.isEmpty { remove(departures) }
    nodes.root = patch.root
    nextArrival = patch.nextArrival
    version = .next()
    return true
  }

  @inline(__always)
  private mutating func write(_ entry: TreePatch.Entry) {
    guard let record = entry.record else {
      if holds(entry.ref) { return }
      // The node arrived and left in the same change, so that its position is free.
      nodes.makeRoom(for: entry.ref)
      return free.append(entry.ref)
    }
    if let id = entry.id {
      nodes.insert(record, entry.payload, for: id, at: entry.ref)
    } else {
      nodes.update(record, at: entry.ref)
    }
  }

  private mutating func remove(_ refs: Few<NodeRef>) {
    nodes.remove(refs)
    refs.each { free.append($0) }
  }
}
