/// Queries of a tree's structure, committed or planned.
protocol TreeReading: ~Copyable {
  var root: NodeRef? { get }

  /// Returns the record of a node, which must be in the tree.
  func record(_ ref: NodeRef) -> NodeRecord

  /// Returns the part of a node that traversals read; cheaper to read than the whole record.
  func glance(_ ref: NodeRef) -> NodeGlance
}

extension TreeReading where Self: ~Copyable {
  /// The current place: from the root, the search goes to the sheet of a node, else to its last active attached node,
  /// else to its focus.
  ///
  /// - Complexity: O(*d*) for a nesting of *d* containers, however long their paths are.
  var current: NodeRef? {
    root.map { current(within: $0) }
  }

  /// Returns the current place of the subtree of `ref`.
  func current(within ref: NodeRef) -> NodeRef {
    var ref = ref
    while true {
      let glance = glance(ref)
      let attached = glance.mayShowSeveral ? lastActive(attachedTo: ref) : nil
      guard let next = attached ?? glance.shownTop else { return ref }
      ref = next
    }
  }

  /// Returns the place that the subtree of `ref` would show without sheets and attached places.
  func firstShown(in ref: NodeRef) -> NodeRef {
    var ref = ref
    while true {
      let record = record(ref)
      let slot = record.glance.isStack ? SlotName.path : record.focus
      guard let next = slot.flatMap({ record.top(of: $0) }) else { return ref }
      ref = next
    }
  }

  /// Returns the last attached node that is not passive.
  func lastActive(attachedTo presenter: NodeRef) -> NodeRef? {
    var next = record(presenter).top(of: .attached)
    while let ref = next {
      let attached = glance(ref)
      if !attached.isPassive { return ref }
      next = attached.below
    }
    return nil
  }

  /// Returns every node on screen, in document order.
  ///
  /// A node is on screen if all its containers show it, it presents no sheet, and it is not a stack whose
  /// own interface is covered by its path.
  /// - Complexity: O(*v*) for *v* visible nodes and their containers.
  func visible() -> [NodeRef] { Array(look().visible) }

  /// Returns every node on screen, as in ``visible()``, and the current one, in one traversal.
  func look() -> (visible: Few<NodeRef>, current: NodeRef?) {
    var found: Few<NodeRef> = .none
    var waiting: [NodeRef] = []
    var hasBranched = false
    var last: NodeRef?
    var next = root
    while let ref = next ?? waiting.popLast() {
      last = ref
      let glance = glance(ref)
      if !glance.isCovered { found.append(ref) }
      if glance.mayShowSeveral {
        hasBranched = true
        waiting.append(contentsOf: shown(in: record(ref)).reversed())
        next = nil
      } else {
        next = glance.shownTop
      }
    }
    // If every container showed a single node, the last one visited is the current one.
    return (found, hasBranched ? current : last)
  }

  /// Returns the shown nodes inside a node that presents no sheet, in document order.
  private func shown(in record: NodeRecord) -> [NodeRef] {
    let own: [NodeRef] =
      record.kind == .split
      ? record.slots.compactMap { $0.name.isFocusable ? $0.top : nil }
      : record.glance.shownTop.map { [$0] } ?? []
    return own + members(of: .attached, in: record)
  }

  /// Returns the nodes of a slot, bottom first.
  ///
  /// - Complexity: O(*n*) for *n* nodes in the slot.
  func members(of name: SlotName, in container: NodeRecord) -> [NodeRef] {
    if let slot = container.slotRecord(name) { members(of: slot) } else { [] }
  }

  /// Returns the nodes of a slot, bottom first.
  ///
  /// - Complexity: O(*n*) for *n* nodes in the slot.
  func members(of slot: SlotRecord) -> [NodeRef] {
    guard let top = slot.top else { return [] }
    var members = [top]
    members.reserveCapacity(Int(slot.count))
    while let last = members.last, let below = glance(last).below { members.append(below) }
    members.reverse()
    return members
  }

  /// Returns the nodes of a slot from its top down to one of them.
  ///
  /// - Complexity: O(*a*) for *a* nodes above it.
  func nodes(downTo ref: NodeRef, in container: NodeRef) -> [NodeRef] {
    var found: [NodeRef] = []
    var next = record(container).top(of: record(ref).slot)
    while let node = next {
      found.append(node)
      next = node == ref ? nil : glance(node).below
    }
    return found
  }

  /// Returns a node and all that it contains or presents, in document order.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  func subtree(of ref: NodeRef) -> [NodeRef] {
    if record(ref).slots.isEmpty { return [ref] }
    var found: [NodeRef] = []
    var waiting = [ref]
    while let ref = waiting.popLast() {
      found.append(ref)
      for slot in record(ref).slots.reversed() {
        var next = slot.top
        while let member = next {
          waiting.append(member)
          next = glance(member).below
        }
      }
    }
    return found
  }

  /// Returns a node and all that it contains or presents, without alerts, in document order, each with the index of its
  /// container.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  func family(of ref: NodeRef) -> [(ref: NodeRef, outer: Int?)] {
    var indices: [NodeRef: Int] = [:]
    return subtree(of: ref).filter { glance($0).kind != .alert }.enumerated().map { index, node in
      indices[node] = index
      return (node, node == ref ? nil : glance(node).container.flatMap { indices[$0] })
    }
  }

  /// Returns the first match among a place and the places beneath it, then the same for each ancestor.
  ///
  /// - Complexity: O(*n*) for *n* places beneath it and its ancestors.
  func firstBeneath(_ ref: NodeRef, where matches: (NodeRef) -> Bool) -> NodeRef? {
    var start: NodeRef? = ref
    while let ancestor = start {
      var next: NodeRef? = ancestor
      while let ref = next {
        if matches(ref) { return ref }
        next = glance(ref).below
      }
      start = glance(ancestor).container
    }
    return nil
  }

  /// Returns a node and all its containers, up to the root.
  ///
  /// - Complexity: O(*d*) for a nesting of *d* containers.
  func ancestry(of ref: NodeRef) -> [NodeRef] {
    var found = [ref]
    while let last = found.last, let container = glance(last).container { found.append(container) }
    return found
  }
}
