/// The arrangement of a tree: its nodes by position, and the positions by identifier.
///
/// It is not generic, so that it is fast in every app. Each node is one row, with everything known of it. A hash
/// table with open addressing finds the position of an identifier: each bucket holds a position in four bytes, and a
/// taken bucket is resolved by the next free one. Rows and buckets are in pages, so that a change while a copy exists copies only
/// some pages.
struct TreeStructure: Sendable {
  private struct Row: Sendable {
    var id: DestinationID
    /// The record of the node; nil at a free position.
    var record: NodeRecord?
    var payload: ErasedPayload?
  }

  private(set) var root: NodeRef?
  /// The number of nodes.
  private(set) var count = 0
  private(set) var nextArrival = 0
  private(set) var version = TreeVersion.empty
  private var free: [NodeRef] = []
  private var rows = PagedArray<Row>()
  /// The position in each bucket, negative if it is empty; the count is 0 or a power of two.
  private var buckets = PagedArray<Int32>()
  private let secret = MixingSecret.ofProcess

  /// Returns the position that the n-th new node of a change gets, counted from 0.
  func freshRef(_ number: Int) -> NodeRef {
    let reused = free.count - 1 - number
    return reused >= 0 ? free[reused] : NodeRef(rows.count + number - free.count)
  }

  var allRefs: [NodeRef] { rows.indices.map { NodeRef($0) }.filter(holds) }

  /// Returns whether there is a node at a position.
  func holds(_ ref: NodeRef) -> Bool { record(at: ref.offset) != nil }

  /// Returns the identifier of a node that is in the tree.
  func id(_ ref: NodeRef) -> DestinationID { rows.look(at: ref.offset) { $0.id } }

  /// Returns the identifiers of nodes that are in the tree.
  func ids(of refs: some Collection<NodeRef>) -> [DestinationID] {
    refs.map { id($0) }
  }

  /// Returns the payload of a node; nil where there is none.
  func payload(_ ref: NodeRef) -> ErasedPayload? {
    rows.indices.contains(ref.offset) ? rows.look(at: ref.offset) { $0.payload } : nil
  }

  /// Returns the position of the place with an identifier; nil if there is no such place.
  func ref(of id: DestinationID) -> NodeRef? {
    if count == 0 { return nil }
    var bucket = home(of: id)
    while true {
      let offset = Int(buckets[bucket])
      if offset < 0 { return nil }
      if rows.look(at: offset, { $0.id == id }) { return NodeRef(offset) }
      bucket = next(bucket)
    }
  }

  /// Returns the positions at which two trees do not have the identical record.
  ///
  /// - Complexity: One step for each 64 positions, and one for each position in a page that differs.
  func positions(differingFrom other: TreeStructure) -> [NodeRef] {
    rows.indices(notSharedWith: other.rows).joined()
      .filter { record(at: $0) !== other.record(at: $0) }.map { NodeRef($0) }
  }

  private func record(at offset: Int) -> NodeRecord? {
    rows.indices.contains(offset) ? rows.look(at: offset) { $0.record } : nil
  }
}

extension TreeStructure: TreeReading {
  func record(_ ref: NodeRef) -> NodeRecord {
    guard let record = rows.look(at: ref.offset, { $0.record }) else { outlived() }
    return record
  }

  func glance(_ ref: NodeRef) -> NodeGlance {
    guard let glance = rows.look(at: ref.offset, { $0.record?.glance }) else { outlived() }
    return glance
  }

  private func outlived() -> Never {
    preconditionFailure("A reference outlived its node; the tree's own code kept it too long.")
  }
}

// MARK: - Changes

extension TreeStructure {
  /// Applies a change, and removes the nodes that leave with it.
  ///
  /// New nodes must have their identifiers.
  /// - Returns: Whether the change was made for this tree; if not, the tree stays as it is.
  /// - Complexity: O(*k*) for *k* nodes that change or leave.
  @discardableResult
  mutating func commit(_ patch: TreePatch, removing departures: Few<NodeRef> = .none) -> Bool {
    guard patch.base == version else { return false }
    free.removeLast(min(patch.freshCount, free.count))
    for index in patch.entries.indices { write(patch.entries[index]) }
    if !departures.isEmpty {
      remove(departures)
      departures.each { free.append($0) }
    }
    root = patch.root
    nextArrival = patch.nextArrival
    version = .next()
    return true
  }

  @inline(__always)
  private mutating func write(_ entry: TreePatch.Entry) {
    guard let record = entry.record else {
      if holds(entry.ref) { return }
      // The node arrived and left in the same change, so that its position is free.
      makeRoom(for: entry.ref)
      return free.append(entry.ref)
    }
    if let id = entry.id {
      insert(record, entry.payload, for: id, at: entry.ref)
    } else {
      rows.update(entry.ref.offset) { $0.record = record }
    }
  }

  /// Adds a node at a free or new position.
  ///
  /// - Complexity: O(1) on average; while a copy is kept, one step for each 64 places.
  mutating func insert(
    _ record: NodeRecord, _ payload: ErasedPayload?, for id: DestinationID, at ref: NodeRef
  ) {
    count += 1
    if count * 4 > buckets.count * 3 { spread(over: max(16, 2 * buckets.count)) }
    makeRoom(for: ref)
    rows.update(ref.offset) { $0 = Row(id: id, record: record, payload: payload) }
    place(ref.offset)
  }

  /// The identifier of rows that never had a node; it is in no bucket, so no look-up finds it.
  private static let nobody = DestinationID(number: 0)

  /// Ensures that a position has a row.
  mutating func makeRoom(for ref: NodeRef) {
    while rows.count <= ref.offset { rows.append(Row(id: Self.nobody)) }
  }

  /// Removes nodes that are in the tree.
  ///
  /// - Complexity: One step for each of them, on average; while a copy is kept, one more for each 64 places.
  mutating func remove(_ refs: Few<NodeRef>) {
    // If most nodes leave, it is cheaper to insert the remaining ones into empty buckets.
    let isSpreadAnew = refs.count * 2 > rows.count
    refs.each { ref in
      if !isSpreadAnew { leaveBucket(ref) }
      rows.update(ref.offset) { ($0.record, $0.payload) = (nil, nil) }
    }
    count -= refs.count
    if isSpreadAnew { spread(over: buckets.count) }
  }
}

// MARK: - Buckets

extension TreeStructure {
  /// Returns the bucket where the search for an identifier begins.
  private func home(of id: DestinationID) -> Int {
    Int(truncatingIfNeeded: id.mixed(with: secret)) & (buckets.count - 1)
  }

  private func next(_ bucket: Int) -> Int { (bucket + 1) & (buckets.count - 1) }

  /// Puts a position into the first free bucket for its identifier.
  private mutating func place(_ offset: Int) {
    var bucket = home(of: id(NodeRef(offset)))
    while buckets[bucket] >= 0 { bucket = next(bucket) }
    buckets[bucket] = Int32(offset)
  }

  /// Removes a position from its bucket, and moves up later positions that a search would no longer reach.
  private mutating func leaveBucket(_ ref: NodeRef) {
    var gap = home(of: id(ref))
    while Int(buckets[gap]) != ref.offset { gap = next(gap) }
    var other = next(gap)
    while buckets[other] >= 0 {
      let home = home(of: id(NodeRef(Int(buckets[other]))))
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

  /// Inserts the positions of all nodes into new buckets.
  private mutating func spread(over bucketCount: Int) {
    buckets = PagedArray(repeating: -1, count: bucketCount)
    for offset in rows.indices where holds(NodeRef(offset)) { place(offset) }
  }
}
