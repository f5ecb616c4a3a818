/// The tree to which a link leads right after a start, planned separately from the current tree.
struct LinkGoal: ~Copyable {
  /// The planner, with a plan of the tree that is never committed.
  let planner: TreePlanner

  let link: LinkMoves

  /// The place of the current tree for which the root of the planned tree stands.
  let anchor: NodeRef

  /// The place that the link creates or reveals.
  let landing: NodeRef?

  /// The place where the link ends.
  private let current: NodeRef?

  /// The places that the link adds or ends at, and those around them.
  private var marked: Set<NodeRef> = []

  /// The places of the current tree that stand for those of this one.
  var found: [NodeRef: NodeRef] = [:]

  /// The place of the current tree that leaves, for each place of this one that replaces one.
  var replaced: [NodeRef: NodeRef] = [:]

  /// The places of this tree that arrive in the current one.
  var coming: Set<NodeRef> = []

  /// Plans a link in a tree that a planner has prepared.
  init(
    _ planner: consuming TreePlanner, _ link: LinkMoves, from: NodeRef?, anchor: NodeRef
  ) throws(DestinationError) {
    let root = planner.draft.root
    let arrivalCount = planner.arrivals.count
    landing =
      link.moves.isEmpty
      ? from : try planner.path(link.moves, from: from, after: link.start.count)
    current = planner.draft.current
    if let newRoot = planner.draft.root {
      if newRoot == root { found[newRoot] = anchor } else { replaced[newRoot] = anchor }
    }
    self.anchor = anchor
    self.link = link
    self.planner = planner
    mark(since: arrivalCount)
  }

  func record(_ ref: NodeRef) -> NodeRecord { planner.draft.record(ref) }

  /// Returns whether the link adds a place, ends at it, or leads through it.
  func leads(to ref: NodeRef) -> Bool { marked.contains(ref) }

  /// Marks the current place and the first place of each element, with the places around them.
  private mutating func mark(since arrivalCount: Int) {
    mark(current)
    var element: Int?
    for index in planner.arrivals.indices.dropFirst(arrivalCount) {
      let arrival = planner.arrivals[index]
      if arrival.element == element { continue }
      element = arrival.element
      if planner.draft.contains(arrival.ref) { mark(arrival.ref) }
    }
  }

  private mutating func mark(_ ref: NodeRef?) {
    var next = ref
    while let ref = next, marked.insert(ref).inserted {
      next = planner.draft.glance(ref).container
    }
  }

  /// Returns the slots of a place to copy from this tree: those on the way of the link, and, at its end, the focused
  /// one.
  func slots(of ref: NodeRef) -> [SlotName] {
    let record = record(ref)
    let through = record.slots.filter { slot in
      planner.draft.members(of: slot).contains { leads(to: $0) }
    }.map(\.name)
    if ref != current, through.contains(where: { $0.rank == 0 }) { return through }
    let shown = record.glance.isStack ? .path : record.focus
    return through + (shown.map { through.contains($0) ? [] : [$0] } ?? [])
  }
}
