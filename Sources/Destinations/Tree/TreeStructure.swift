#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The arrangement of a tree without its payloads; concrete, so that it is fast in every app.
struct TreeStructure: Sendable {
  private(set) var nodes = NodeTable()
  private(set) var nextArrival = 0
  private var places = PlaceTable()
  private var free: [NodeRef] = []

  var count: Int { places.count }

  @inline(__always)
  func ref(of id: UUID) -> NodeRef? {
    places[id]
  }

  func id(_ ref: NodeRef) -> UUID { places.id(of: ref) }

  /// How many positions there are, of nodes and free ones.
  var positionCount: Int { nodes.positionCount }

  /// The position that the n-th new node of a change gets, counted from 0.
  func freshRef(_ number: Int) -> NodeRef {
    let reused = free.count - 1 - number
    return reused >= 0 ? free[reused] : NodeRef(positionCount + number - free.count)
  }

  /// Whether a position is that of a node of this tree.
  func holds(_ ref: NodeRef) -> Bool { nodes.holds(ref) }

  var allRefs: [NodeRef] { (0..<positionCount).map { NodeRef($0) }.filter(holds) }
}

extension TreeStructure: TreeReading {
  var root: NodeRef? { nodes.root }

  func record(_ ref: NodeRef) -> NodeRecord { nodes.record(ref) }
}

extension TreeStructure {
  /// Writes a change down.
  ///
  /// New nodes must have their identifiers by now.
  /// - Complexity: O(*k*) for *k* touched nodes.
  mutating func commit(_ patch: TreePatch) {
    free.removeLast(min(patch.freshCount, free.count))
    for entry in patch.entries { write(entry) }
    nodes.root = patch.root
    nextArrival = patch.nextArrival
  }

  private mutating func write(_ entry: TreePatch.Entry) {
    if entry.record == nil {
      if holds(entry.ref) { places.remove(entry.ref) }
      free.append(entry.ref)
    } else if let id = entry.id {
      places.insert(entry.ref, for: id)
    }
    nodes.set(entry.record, at: entry.ref)
  }
}
