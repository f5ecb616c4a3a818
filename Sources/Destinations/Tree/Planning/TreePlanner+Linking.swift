/// Following links: the places to which a link leads become as they are right after a start, and all others stay.
extension TreePlanner {
  /// Shows the places to which a link leads right after a start, wherever the user is.
  ///
  /// The link is planned in a tree of its own first: that of the start, if it has the same root as the current tree
  /// and can be followed there; else the current one without anything that was put on top of it. The slots through
  /// which the link leads there are then copied to the current tree. Places that are already in these
  /// slots stay.
  /// - Complexity: O(*n*) for *n* places of the start, of the link, and of the slots that change.
  mutating func follow(_ link: LinkMoves) throws(DestinationError) -> NodeRef? {
    guard let root = draft.root, !link.beginsAnew else {
      return try path(link.moves, from: draft.current, after: link.start.count)
    }
    if let goal = try? goal(of: link, startingAt: root) { return try approach(goal, link) }
    return try approach(goal(of: link, strippedAt: anchor(of: link) ?? root), link)
  }
}

// MARK: - The target of a link

extension TreePlanner {
  /// Returns the goal of a link right after the start; nil if the start is not known or has another root.
  ///
  /// - Throws: The refusal of the start, or of the link after it.
  private func goal(
    of link: LinkMoves, startingAt root: NodeRef
  ) throws(DestinationError) -> LinkGoal? {
    if link.start.isEmpty { return nil }
    var planner = beside()
    _ = try planner.path(link.start, from: nil)
    guard let first = planner.draft.root, isSame(first, of: planner, root, link) else { return nil }
    let current = planner.draft.current
    return try LinkGoal(planner, link, from: current, anchor: root)
  }

  /// Returns the goal of a link in the current tree, as if nothing had been put on top of a place.
  private func goal(
    of link: LinkMoves, strippedAt anchor: NodeRef
  ) throws(DestinationError) -> LinkGoal {
    var planner = beside()
    var from: NodeRef?
    if let skeleton = skeleton(of: anchor) {
      let root = planner.prepare(skeleton)
      from = link.firstSlot == nil ? planner.draft.current(within: root) : root
    }
    return try LinkGoal(planner, link, from: from, anchor: anchor)
  }

  /// Returns a planner for a tree that is separate from the current one.
  private func beside() -> TreePlanner {
    TreePlanner(
      TreeDraft(TreeStructure()), policy: policy, requesterID: requesterID, overrides: overrides)
  }

  /// Returns the outermost container that has the tab or column with which a link begins; nil if there is none.
  ///
  /// The search covers the places around the current place, and those beneath them.
  private func anchor(of link: LinkMoves) -> NodeRef? {
    guard let slot = link.firstSlot, let current = draft.current else { return nil }
    var found: NodeRef?
    _ = draft.firstBeneath(current) { ref in
      if draft.record(ref).slotIndex(slot) != nil { found = ref }
      return false
    }
    return found
  }

  /// Returns a container with the root of each of its slots; without paths, sheets and attached places.
  private func skeleton(of ref: NodeRef) -> Blueprint<ErasedPayload>? {
    var parts: [Blueprint<ErasedPayload>.Part] = []
    var waiting: [(ref: NodeRef, outer: Int?)] = [(ref, nil)]
    while let (ref, outer) = waiting.popLast() {
      guard let payload = draft.payload(ref) else { continue }
      let record = draft.record(ref)
      let slots = record.slots.filter { slot in
        slot.name.rank == 0 && !(slot.name == .path && record.kind == .stack)
      }
      for slot in slots.reversed() {
        if let bottom = slot.bottom { waiting.append((bottom, parts.count)) }
      }
      let place = Blueprint(
        payload, kind: record.kind, id: nil, slotNames: slots.map(\.name), focus: record.focus,
        isPassive: false)
      parts.append((place, record.slot, outer))
    }
    return Blueprint(parts)
  }
}

// MARK: - Getting there

extension TreePlanner {
  /// The state of the places of a goal.
  private struct Twins {
    /// The places that stand for those of the goal.
    var found: [NodeRef: NodeRef] = [:]
    /// The place that leaves, for each place of the goal that replaces one.
    var replaced: [NodeRef: NodeRef] = [:]
    /// The places of the goal that arrive.
    var coming: Set<NodeRef> = []
  }

  /// Makes the places on the way of a link as they are in its goal.
  ///
  /// - Returns: The place that the link creates or reveals.
  private mutating func approach(
    _ goal: borrowing LinkGoal, _ link: LinkMoves
  ) throws(DestinationError) -> NodeRef? {
    let surroundings = draft.ancestry(of: goal.anchor)
    let line = draft.current.map { draft.ancestry(of: $0) } ?? []
    for ref in surroundings.reversed() { uncover(ref) }
    var twins = Twins()
    try removeRest(goal, link, &twins)
    leaveSheet(around: line, keeping: Set(twins.found.values).union(surroundings))
    try bring(goal, &twins)
    return goal.landing.flatMap { twins.found[$0] } ?? draft.current
  }

  /// Finds the places that are there already, and removes those that are in the way.
  private mutating func removeRest(
    _ goal: borrowing LinkGoal, _ link: LinkMoves, _ twins: inout Twins
  ) throws(DestinationError) {
    guard let root = goal.root else { return }
    if goal.bringsRoot {
      twins.replaced[root] = goal.anchor
      return
    }
    twins.found[root] = goal.anchor
    clear(goal.anchor, like: root, of: goal)
    var waiting = [root]
    while let ref = waiting.popLast() {
      for slot in goal.slots(of: ref) {
        for kept in try align(slot, of: ref, goal, link, &twins) where goal.leads(to: kept) {
          waiting.append(kept)
        }
      }
    }
  }

  /// Removes the outermost sheet that the user is in, unless the link leads into it.
  ///
  /// `line` is the former current place with everything around it.
  private mutating func leaveSheet(around line: [NodeRef], keeping kept: Set<NodeRef>) {
    for ref in line.reversed() {
      guard draft.contains(ref) else { return }
      let record = draft.record(ref)
      if let presenter = record.container, record.slot == .sheet, !kept.contains(ref) {
        return removeAll(in: .sheet, of: presenter)
      }
    }
  }

  /// Removes the sheet of a place and the places attached to it, unless the place has them in a goal, too.
  private mutating func clear(
    _ ref: NodeRef, like wanted: NodeRef, of goal: borrowing LinkGoal
  ) {
    if goal.record(wanted).sheet == nil { removeAll(in: .sheet, of: ref) }
    if goal.planner.draft.lastActive(attachedTo: wanted) == nil { removeActive(attachedTo: ref) }
  }

  /// Removes the places of a slot that are not in the slot of a goal.
  ///
  /// - Returns: The places of the goal's slot that are presented already.
  private mutating func align(
    _ slot: SlotName, of ref: NodeRef, _ goal: borrowing LinkGoal, _ link: LinkMoves,
    _ twins: inout Twins
  ) throws(DestinationError) -> ArraySlice<NodeRef> {
    guard let container = twins.found[ref] else { return [] }
    if slot.isFocusable {
      if draft.record(container).slotIndex(slot) == nil {
        guard link.adds(slot) else { throw missing(slot, in: container) }
        addSlot(slot, to: container, at: goal.record(ref).slotIndex(slot))
      }
      if goal.record(ref).focus == slot { focus(on: slot, of: container) }
    }
    let wanted = goal.planner.draft.members(of: slot, in: goal.record(ref))
    let present = draft.members(of: slot, in: draft.record(container))
    var kept = 0
    while kept < min(wanted.count, present.count),
      isSame(wanted[kept], of: goal.planner, present[kept], link)
    {
      twins.found[wanted[kept]] = present[kept]
      clear(present[kept], like: wanted[kept], of: goal)
      kept += 1
    }
    if kept == 0, slot.rank == 0, let first = wanted.first, let bottom = present.first {
      twins.replaced[first] = bottom
      removeAll(in: slot, of: container, above: bottom)
    } else {
      removeAll(in: slot, of: container, above: kept > 0 ? present[kept - 1] : nil)
    }
    twins.coming.formUnion(wanted[kept...])
    return wanted[..<kept]
  }

  /// Returns whether a place of the separately planned tree is presented already.
  private func isSame(
    _ wanted: NodeRef, of planner: borrowing TreePlanner, _ present: NodeRef, _ link: LinkMoves
  ) -> Bool {
    planner.draft.record(wanted).kind == draft.record(present).kind
      && link.areSame(planner.draft.payload(wanted), draft.payload(present))
  }

  /// Adds the places of a goal that are not there yet, with everything inside them.
  private mutating func bring(
    _ goal: borrowing LinkGoal, _ twins: inout Twins
  ) throws(DestinationError) {
    for index in goal.planner.arrivals.indices {
      let arrival = goal.planner.arrivals[index]
      guard goal.planner.draft.contains(arrival.ref) else { continue }
      let record = goal.record(arrival.ref)
      if let old = twins.replaced[arrival.ref] {
        let ref = try arrive(arrival, like: record)
        put(ref, inPlaceOf: old)
        twins.found[arrival.ref] = ref
        twins.coming.insert(arrival.ref)
      } else if let container = record.container,
        twins.coming.contains(arrival.ref) || twins.coming.contains(container),
        let holder = twins.found[container]
      {
        let ref = try arrive(arrival, like: record, at: (record.slot, holder))
        if !twins.coming.insert(arrival.ref).inserted {
          steps.append(.insert(ref, container: holder, slot: record.slot))
        }
        twins.found[arrival.ref] = ref
      }
    }
  }

  /// Adds a single place of a goal.
  private mutating func arrive(
    _ arrival: TreeArrival, like record: NodeRecord, at position: TreeDraft.Position? = nil
  ) throws(DestinationError) -> NodeRef {
    try claim(arrival.wishedID)
    let slots = record.slots.map(\.name).filter(\.isFocusable).map { SlotRecord(name: $0) }
    let state = NodeRecord.State(
      glance: NodeGlance(isPassive: record.isPassive, kind: record.kind), requesterID: requesterID,
      focus: record.focus, slots: slots)
    return arrive(
      state, arrival.blueprint, insideCount: arrival.insideCount, of: arrival.element,
      ordinal: arrival.ordinal, at: position)
  }
}
