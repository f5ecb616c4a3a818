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
    if let goal = try? goal(of: link, startingAt: root) { return try approach(goal) }
    return try approach(goal(of: link, strippedAt: anchor(of: link) ?? root))
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
  /// Makes the places on the way of a link as they are in its goal.
  ///
  /// - Returns: The place that the link creates or reveals.
  private mutating func approach(_ goal: consuming LinkGoal) throws(DestinationError) -> NodeRef? {
    let surroundings = draft.ancestry(of: goal.anchor)
    let line = draft.current.map { draft.ancestry(of: $0) } ?? []
    for ref in surroundings.reversed() { uncover(ref) }
    try removeRest(&goal)
    leaveSheet(around: line, keeping: Set(goal.found.values).union(surroundings))
    try bring(&goal)
    return goal.landing.flatMap { goal.found[$0] } ?? draft.current
  }

  /// Finds the places that are there already, and removes those that are in the way.
  private mutating func removeRest(_ goal: inout LinkGoal) throws(DestinationError) {
    guard let root = goal.planner.draft.root, goal.found[root] != nil else { return }
    clear(goal.anchor, like: root, of: goal)
    var waiting = [root]
    while let ref = waiting.popLast() {
      for slot in goal.slots(of: ref) {
        for kept in try align(slot, of: ref, &goal) where goal.leads(to: kept) {
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
    _ slot: SlotName, of ref: NodeRef, _ goal: inout LinkGoal
  ) throws(DestinationError) -> ArraySlice<NodeRef> {
    guard let container = goal.found[ref] else { return [] }
    if slot.isFocusable {
      if draft.record(container).slotIndex(slot) == nil {
        guard goal.link.adds(slot) else { throw missing(slot, in: container) }
        addSlot(slot, to: container, at: goal.record(ref).slotIndex(slot))
      }
      if goal.record(ref).focus == slot { focus(on: slot, of: container) }
    }
    let wanted = goal.planner.draft.members(of: slot, in: goal.record(ref))
    let present = draft.members(of: slot, in: draft.record(container))
    var kept = 0
    while kept < min(wanted.count, present.count),
      isSame(wanted[kept], of: goal.planner, present[kept], goal.link)
    {
      goal.found[wanted[kept]] = present[kept]
      clear(present[kept], like: wanted[kept], of: goal)
      kept += 1
    }
    if kept == 0, slot.rank == 0, let first = wanted.first, let bottom = present.first {
      goal.replaced[first] = bottom
      removeAll(in: slot, of: container, above: bottom)
    } else {
      removeAll(in: slot, of: container, above: kept > 0 ? present[kept - 1] : nil)
    }
    goal.coming.formUnion(wanted[kept...])
    return wanted[..<kept]
  }

  /// Returns whether a place of the separately planned tree is presented already.
  private func isSame(
    _ wanted: NodeRef, of planner: borrowing TreePlanner, _ present: NodeRef, _ link: LinkMoves
  ) -> Bool {
    guard planner.draft.record(wanted).kind == draft.record(present).kind,
      let one = planner.draft.payload(wanted), let other = draft.payload(present)
    else { return false }
    return one.keeper === other.keeper || link.isSame(one, other)
  }

  /// Adds the places of a goal that are not there yet, with everything inside them.
  private mutating func bring(_ goal: inout LinkGoal) throws(DestinationError) {
    for index in goal.planner.arrivals.indices {
      let arrival = goal.planner.arrivals[index]
      guard goal.planner.draft.contains(arrival.ref) else { continue }
      let (record, old) = (goal.record(arrival.ref), goal.replaced[arrival.ref])
      var position: TreeDraft.Position?
      if old == nil {
        guard let container = record.container, let holder = goal.found[container],
          goal.coming.contains(arrival.ref) || goal.coming.contains(container)
        else { continue }
        position = (record.slot, holder)
      }
      try claim(arrival.wishedID)
      let slots = record.slots.map(\.name).filter(\.isFocusable).map { SlotRecord(name: $0) }
      let state = NodeRecord.State(
        glance: NodeGlance(isPassive: record.isPassive, kind: record.kind),
        requesterID: requesterID, focus: record.focus, slots: slots)
      let ref = arrive(
        state, arrival.blueprint, insideCount: arrival.insideCount, of: arrival.element,
        ordinal: arrival.ordinal, at: position)
      goal.found[arrival.ref] = ref
      let isInside = goal.coming.insert(arrival.ref).inserted
      if let old {
        put(ref, inPlaceOf: old)
      } else if !isInside, let (slot, holder) = position {
        steps.append(.insert(ref, container: holder, slot: slot))
      }
    }
  }
}
