/// Computes the effect of a move on a tree.
///
/// Planning is pure and runs on any thread. The planner writes into a ``TreeDraft`` and never into
/// the tree, so that a refusal, even in the middle of a path, leaves nothing behind. The moves are
/// in the extensions, one file for each family.
/// The planner does not know payload types, so all apps share it.
struct TreePlanner: ~Copyable {
  var draft: TreeDraft
  let policy: ModalPolicy
  let requesterID: DestinationID?
  /// Blueprints to use instead of the move's own, by the ordinals of the places that they replace.
  let overrides: [Int64: Blueprint<ErasedPayload>]
  private var nextOrdinal: Int64 = 0
  private(set) var arrivals: [TreeArrival] = []
  var departures: Few<NodeRef> = .none
  var steps: [TreeStep] = []
  private(set) var element = 0 { didSet { nextOrdinal = Int64(element) << 32 } }
  /// The identifiers that the blueprints so far have requested.
  var wishedIDs: Set<DestinationID> = []

  init(
    _ draft: consuming TreeDraft, policy: ModalPolicy, requesterID: DestinationID?,
    overrides: [Int64: Blueprint<ErasedPayload>] = [:]
  ) {
    self.draft = draft
    self.policy = policy
    self.requesterID = requesterID
    self.overrides = overrides
  }

  /// Plans one move from a place, or the link that the move stands for, after others that belong to the same
  /// change; nil means the current place.
  ///
  /// If `startsAnew`, the move begins as in an empty tree.
  consuming func plan<Payload>(
    _ move: TreeMove<Payload>, _ link: LinkMoves? = nil, from: NodeRef?, startsAnew: Bool = false,
    after others: [TreeMove<ErasedPayload>] = []
  ) throws(DestinationError) -> TreePlan {
    for other in others { _ = try apply(other, from: draft.root) }
    let origin = startsAnew ? nil : from ?? draft.current
    let landing = if let link { try follow(link) } else { try apply(move, from: origin) }
    return finish(landing: landing)
  }

  /// Ends planning and computes which places appear, disappear and become current.
  mutating func finish(landing: NodeRef?) -> TreePlan {
    let (before, after) = (draft.base.look(), draft.look())
    if !departures.isEmpty, arrivals.contains(where: { !draft.contains($0.ref) }) {
      // Places that arrived and left again in the course of the path are left out of both lists.
      arrivals = arrivals.filter { draft.contains($0.ref) }
      departures = departures.filter { draft.base.holds($0) }
    }
    return TreePlan(
      patch: draft.patch,
      arrivals: exchange(&arrivals, with: []),
      departures: departures,
      hiding: before.visible.without(after.visible),
      showing: after.visible.without(before.visible),
      currentBefore: before.current,
      currentAfter: after.current,
      landing: landing,
      steps: exchange(&steps, with: [])
    )
  }

  /// Applies all moves or none; each starts from the place that the one before created or revealed.
  ///
  /// `offset` is the number of elements of the request before these.
  mutating func path<Payload>(
    _ moves: [TreeMove<Payload>], from: NodeRef?, after offset: Int = 0
  ) throws(DestinationError) -> NodeRef? {
    var landing = from
    let moves = try flattened(moves)
    var index = moves.startIndex
    while index < moves.endIndex {
      element = offset + index
      do throws(DestinationError) {
        if let container = loss(by: moves[index])?.container {
          landing = try removeSlots(of: container, by: moves, from: &index)
          continue
        }
        landing = try apply(moves[index], from: landing).map { draft.current(within: $0) }
      } catch {
        throw changed(error) { $0.pathIndex = index }
      }
      index += 1
    }
    return landing
  }

  /// Returns the moves of a path, with nested paths replaced by their moves.
  private func flattened<Payload>(
    _ moves: [TreeMove<Payload>]
  ) throws(DestinationError) -> [TreeMove<Payload>] {
    var flat: [TreeMove<Payload>] = []
    var waiting = [TreeMove.path(moves)]
    while let move = waiting.popLast() {
      guard case .path(let inner) = move else {
        flat.append(move)
        continue
      }
      if inner.isEmpty {
        throw changed(DestinationError(.emptyPath, "The path is empty.")) {
          $0.pathIndex = moves.isEmpty ? nil : flat.count
        }
      }
      waiting += inner.reversed()
    }
    return flat
  }
}

// MARK: - Building blocks of all moves

extension TreePlanner {
  /// Returns the position of a live place.
  func node(_ id: DestinationID) throws(DestinationError) -> NodeRef {
    guard let ref = draft.base.ref(of: id), draft.contains(ref) else {
      throw DestinationError(.targetGone, "Place \(TreeTextToken.id(id)) is not presented.")
    }
    return ref
  }

  /// Adds a blueprint with its contents; without a position, the caller puts the node in its slot.
  mutating func build(
    _ blueprint: Blueprint<ErasedPayload>, at position: TreeDraft.Position? = nil
  ) -> NodeRef {
    let ordinal = nextOrdinal
    nextOrdinal += Int64(blueprint.descendantCount) + 1
    let override = overrides.isEmpty ? nil : overrides[ordinal]
    let place = override ?? blueprint
    let ref = arrive(
      state(of: place), place, insideCount: blueprint.descendantCount, of: element,
      ordinal: ordinal, at: position)
    if place.isPlain { return ref }
    fill(draft.reopen(ref), with: place.rows, from: override == nil ? ordinal + 1 : nil)
    return ref
  }

  /// Adds a single node for a blueprint, and records its arrival.
  @inline(__always)
  mutating func arrive(
    _ state: consuming NodeRecord.State, _ blueprint: Blueprint<ErasedPayload>, insideCount: Int,
    of element: Int, ordinal: Int64, at position: TreeDraft.Position?
  ) -> NodeRef {
    let ref = draft.add(state, blueprint.payload, id: blueprint.id, at: position)
    arrivals.append(
      TreeArrival(
        ref: ref, blueprint: blueprint, insideCount: insideCount, element: element,
        ordinal: ordinal, entry: draft.entry(of: ref)))
    return ref
  }

  /// Adds the places inside an open node, each container before what it contains, and closes the node.
  ///
  /// An override replaces a place with all that is in it, and is itself taken as it is.
  private mutating func fill(
    _ node: TreeDraft.OpenNode, with rows: [Blueprint<ErasedPayload>.Row], from ordinal: Int64?
  ) {
    var open = [(node: node, left: rows.count)]
    var index = 0
    while let last = open.indices.last {
      guard open[last].left > 0 else {
        draft.close(open.removeLast().node)
        continue
      }
      let (row, ordinal) = (rows[index], ordinal.map { $0 + Int64(index) })
      let override = ordinal.flatMap { overrides[$0] }
      let place = override ?? row.place
      open[last].left -= row.insideCount + 1
      let inner = draft.open(
        state(of: place), place.payload, id: place.id, on: row.slot, of: &open[last].node)
      arrivals.append(
        TreeArrival(
          ref: inner.ref, blueprint: place, insideCount: row.insideCount, element: element,
          ordinal: ordinal ?? .max, entry: inner.entry))
      if let override {
        fill(inner, with: override.rows, from: nil)
        index += row.insideCount
      } else {
        open.append((inner, row.insideCount))
      }
      index += 1
    }
  }

  private func state(of place: Blueprint<ErasedPayload>) -> NodeRecord.State {
    NodeRecord.State(
      glance: NodeGlance(isPassive: place.isPassive, kind: place.kind), requesterID: requesterID,
      focus: place.focus, slots: place.slotNames.map { SlotRecord(name: $0) })
  }

  /// Adds a blueprint on top of a slot.
  mutating func insert(
    _ blueprint: Blueprint<ErasedPayload>, on slot: SlotName, of container: NodeRef
  ) -> NodeRef {
    let ref = build(blueprint, at: (slot, container))
    steps.append(.insert(ref, container: container, slot: slot))
    return ref
  }

  /// Removes a node with all that it contains and presents.
  mutating func removeSubtree(_ ref: NodeRef) {
    let record = draft.record(ref)
    steps.append(.remove(ref, container: record.container, slot: record.slot))
    draft.takeOut(ref)
    forgetSubtree(ref)
  }

  mutating func forgetSubtree(_ ref: NodeRef) {
    if draft.record(ref).slots.isEmpty {
      departures.append(ref)
      return draft.forget(ref)
    }
    let leaving = draft.subtree(of: ref)
    for node in leaving.reversed() { departures.append(node) }
    for node in leaving { draft.forget(node) }
  }

  /// Removes the nodes of a slot from the top, until one remains on top or all are gone.
  mutating func removeAll(in slot: SlotName, of container: NodeRef, above last: NodeRef? = nil) {
    while let top = draft.record(container).top(of: slot), top != last { removeSubtree(top) }
  }

  /// Makes a blueprint the root of an empty tree, without counting it among those of the move.
  mutating func prepare(_ blueprint: Blueprint<ErasedPayload>) -> NodeRef {
    nextOrdinal = .min / 2
    defer { nextOrdinal = 0 }
    return replaceRoot(with: blueprint)
  }

  mutating func replaceRoot(with blueprint: Blueprint<ErasedPayload>) -> NodeRef {
    guard let root = draft.root else {
      let ref = build(blueprint)
      draft.setRoot(ref)
      steps.append(.insert(ref, container: nil, slot: .path))
      return ref
    }
    return replace(root, with: blueprint)
  }

  /// Puts a new node in the exact position of another one, which leaves with everything it presents.
  mutating func replace(_ old: NodeRef, with blueprint: Blueprint<ErasedPayload>) -> NodeRef {
    let ref = build(blueprint)
    put(ref, inPlaceOf: old)
    return ref
  }

  /// Puts a node that is in no slot yet in the exact position of another one, which leaves.
  mutating func put(_ ref: NodeRef, inPlaceOf old: NodeRef) {
    let record = draft.record(old)
    draft.put(ref, inPlaceOf: old)
    steps.append(.replace(old, with: ref, container: record.container, slot: record.slot))
    forgetSubtree(old)
  }

  /// Selects a tab, column or child of its container, if it is not selected already.
  mutating func focus(on slot: SlotName, of container: NodeRef) {
    guard slot.isFocusable else { return }
    let record = draft.record(container)
    if record.focus == slot { return }
    draft.update(container, from: record) { $0.focus = slot }
    steps.append(.focus(slot, container: container))
  }
}
