/// What is on screen in a tree, in document order, and which node is the current one.
typealias TreeLook = (visible: Few<NodeRef>, current: NodeRef?)

/// What can be asked of a tree's structure, whether it stands as it is or has changes planned.
protocol TreeReading: ~Copyable {
  var root: NodeRef? { get }

  /// What is known of a node. The reference must be of a node that is in the tree.
  func record(_ ref: NodeRef) -> NodeRecord

  /// What the ways through the tree ask of a node, which is looked at more cheaply than all that is known of it.
  func glance(_ ref: NodeRef) -> NodeGlance
}

extension TreeReading where Self: ~Copyable {
  /// The place that a person is at: into sheets first, then attached children, then what is focused.
  ///
  /// - Complexity: O(*d*) for a nesting of *d* containers; the length of paths does not count.
  var current: NodeRef? {
    root.map { current(within: $0) }
  }

  /// The place that a person would be at if `ref` were all there is.
  func current(within ref: NodeRef) -> NodeRef {
    var ref = ref
    while let next = step(toCurrentFrom: ref) { ref = next }
    return ref
  }

  private func step(toCurrentFrom ref: NodeRef) -> NodeRef? {
    let glance = glance(ref)
    if glance.mayShowSeveral, let attached = lastActive(attachedTo: ref) { return attached }
    return glance.shownTop
  }

  /// The last attached node that became current when it came.
  private func lastActive(attachedTo presenter: NodeRef) -> NodeRef? {
    var next = record(presenter).top(of: .attached)
    while let ref = next {
      let attached = glance(ref)
      if !attached.isPassive { return ref }
      next = attached.below
    }
    return nil
  }

  /// Every node on screen, in document order.
  ///
  /// A node is on screen if all its containers show it, it presents no sheet itself, and is no stack whose
  /// own interface lies beneath its path.
  /// - Complexity: O(*v*) for *v* visible nodes and their containers.
  func visible() -> [NodeRef] { Array(look().visible) }

  /// Every node on screen, as ``visible()`` says, and the current one, found on the same way.
  func look() -> TreeLook {
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
    // Where nothing but one node was shown in each, the way has led to the current one.
    return (found, hasBranched ? current : last)
  }

  /// What a node that presents no sheet shows of what it contains, in document order.
  private func shown(in record: NodeRecord) -> [NodeRef] {
    let own: [NodeRef] =
      record.kind == .split
      ? record.slots.compactMap { $0.name.isFocusable ? $0.top : nil }
      : record.glance.shownTop.map { [$0] } ?? []
    return own + members(of: .attached, in: record)
  }

  /// The nodes of a slot, bottom first.
  ///
  /// - Complexity: O(*n*) for *n* nodes in the slot.
  func members(of name: SlotName, in container: NodeRecord) -> [NodeRef] {
    guard let slot = container.slotRecord(name), let top = slot.top else { return [] }
    var members = [top]
    members.reserveCapacity(Int(slot.count))
    while let last = members.last, let below = glance(last).below { members.append(below) }
    members.reverse()
    return members
  }

  /// The node that stands on `ref` in the same slot.
  ///
  /// - Complexity: O(*a*) for *a* nodes above it.
  func node(above ref: NodeRef) -> NodeRef? {
    let record = record(ref)
    guard let container = record.container else { return nil }
    var above: NodeRef?
    var next = self.record(container).top(of: record.slot)
    while let other = next, other != ref {
      above = other
      next = glance(other).below
    }
    return above
  }

  /// A node and all that it contains or presents, in document order.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  func subtree(of ref: NodeRef) -> [NodeRef] {
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

  /// The first match among a place, what lies beneath it, and the same for each ancestor.
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

  /// Whether `ref` is `ancestor` or lies within it.
  func isWithin(_ ancestor: NodeRef, _ ref: NodeRef) -> Bool {
    var next: NodeRef? = ref
    while let container = next {
      if container == ancestor { return true }
      next = glance(container).container
    }
    return false
  }

  /// A node and all its containers, up to the root.
  ///
  /// - Complexity: O(*d*) for a nesting of *d* containers.
  func ancestry(of ref: NodeRef) -> [NodeRef] {
    var found = [ref]
    while let last = found.last, let container = glance(last).container { found.append(container) }
    return found
  }
}
