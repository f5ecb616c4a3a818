import Destinations
import Foundation

// The table of the design: one function for each row.

extension ReferenceTree {
  /// Applies a move, or leaves everything unchanged.
  mutating func apply(
    _ move: TextMove, from id: UUID?, policy: ModalPolicy
  ) throws(Refusal) {
    var copy = copy()
    var asker: ReferenceNode?
    if let id {
      asker = copy.nodes.first { $0.id == id }
      if asker == nil { throw Refusal(code: .requesterGone) }
    }
    let before = copy.nodes
    _ = try copy.perform(move, from: asker ?? copy.current, policy: policy)
    if copy.elements.isEmpty { copy.note(arrivedBefore: arrivals.count, before) }
    let remaining = Set(copy.nodes.map(\.id))
    copy.arrivals.removeAll { !remaining.contains($0) }
    self = copy
  }

  private mutating func perform(
    _ move: TextMove, from asker: ReferenceNode?, policy: ModalPolicy
  ) throws(Refusal) -> ReferenceNode? {
    switch move {
    case .path(let moves): return try path(moves, from: asker, policy: policy)
    case .showing(let move, let id) where asker != nil:
      let landing = try perform(move, from: node(id), policy: policy)
      return landing.map { reveal($0.current) }
    case .replaceRoot(let place): return replaceRoot(place)
    case .replaceCurrent(let place) where asker == nil: return replaceRoot(place)
    default: break
    }
    guard let asker else { throw Refusal(code: .noTree) }
    switch move {
    case .push(let place): return try push(place, from: asker)
    case .goBack: return try goBack(1, from: asker)
    case .goBackBy(let count): return try goBack(count, from: asker)
    case .popToRoot: return try goBack(nil, from: asker)
    case .tab(let name, let place, let replacing):
      return try tab(name, place, replacing: replacing, from: asker)
    case .tabRoot(let name): return try tabRoot(name, from: asker)
    case .column(let column, let place, let placement):
      return try fill(column, place, placement, from: asker)
    case .addTab(let name, let place, let id, let index):
      return try addTab(name, place, to: tabBar(id, from: asker), at: index)
    case .removeTab(let name, let id): return try removeTab(name, of: tabBar(id, from: asker))
    case .orderTabs(let names, let id): return try orderTabs(names, of: tabBar(id, from: asker))
    case .attach(let place, let asCurrent):
      let new = put(place, on: .attached, of: asker)
      new.isPassive = !asCurrent
      return new
    case .replaceCurrent(let place): return replace(asker, with: place)
    case .moveToNearest(let exact, let alike):
      let beneath = asker.beneath
      return try moveBack(
        to: beneath.first { exact($0.name) } ?? beneath.first { alike($0.name) }, from: asker)
    case .moveToPlace(let id):
      return try moveBack(to: asker.beneath.first { $0.id == id }, from: asker)
    case .sheet(let place): return try sheet(place, from: asker, policy: policy)
    case .dismissSheet:
      return try dismiss(asker.sheet.isEmpty ? asker.presenterAround : asker)
    default: return try performOnLivePlace(move)
    }
  }

  private mutating func performOnLivePlace(_ move: TextMove) throws(Refusal) -> ReferenceNode? {
    switch move {
    case .reveal(let id): return reveal(try node(id))
    case .dismissEverySheet:
      for node in nodes { node.sheet = [] }
      return current
    case .popEveryStack:
      for node in nodes { node.popToBottoms() }
      return current
    case .dismissSheetOf(let id):
      let target = try node(id)
      return try dismiss(target.presenterAround ?? (target.sheet.isEmpty ? nil : target))
    case .remove(let id): return try remove(node(id))
    case .replace(let id, let place): return replace(try node(id), with: place)
    case .addChild(let place, let id, let asCurrent):
      return try addChild(place, to: node(id), asCurrent: asCurrent)
    case .focus(let id): return try focus(on: node(id))
    case .put(let place, let slot, let id): return try put(place, exactlyOn: slot, of: node(id))
    case .select(let slot, let id): return try select(slot, of: node(id))
    case .setPassive(let isPassive, let id): return try setPassive(isPassive, of: node(id))
    default: preconditionFailure("\(move) names no live place.")
    }
  }

  private mutating func put(
    _ place: TextPlace, exactlyOn slot: SlotName, of holder: ReferenceNode
  ) throws(Refusal) -> ReferenceNode {
    switch (slot, holder.kind) {
    case (.sheet, _), (.attached, _), (.path, .stack): break
    case (.tab, _): if !holder.has(slot) { throw Refusal(code: .tabNotFound) }
    case (.column, _): if !holder.has(slot) { throw Refusal(code: .columnNotFound) }
    case (.child, .group): if holder.has(slot) { throw Refusal(code: .notAGroup) }
    case (.child, _): throw Refusal(code: .notAGroup)
    case (.path, _): throw Refusal(code: .noStack)
    }
    return put(place, on: slot, of: holder)
  }

  private func select(
    _ slot: SlotName, of holder: ReferenceNode
  ) throws(Refusal) -> ReferenceNode {
    guard holder.has(slot), slot != .path else {
      switch slot {
      case .tab: throw Refusal(code: .tabNotFound)
      case .column: throw Refusal(code: .columnNotFound)
      case .path: throw Refusal(code: .noStack)
      case .child, .attached, .sheet: throw Refusal(code: .notAGroup)
      }
    }
    holder.focus = slot
    return holder.current
  }

  private mutating func path(
    _ moves: [TextMove], from asker: ReferenceNode?, policy: ModalPolicy
  ) throws(Refusal) -> ReferenceNode? {
    let flat = try flattened(moves)
    var asker = asker
    for (index, move) in flat.enumerated() {
      do throws(Refusal) {
        let (count, before) = (arrivals.count, nodes)
        asker = try perform(move, from: asker, policy: policy)?.current
        note(arrivedBefore: count, before)
      } catch {
        throw Refusal(code: error.code, index: index)
      }
    }
    return asker
  }

  private func flattened(_ moves: [TextMove]) throws(Refusal) -> [TextMove] {
    if moves.isEmpty { throw Refusal(code: .emptyPath) }
    var flat: [TextMove] = []
    for move in moves {
      if case .path(let inner) = move { flat += try flattened(inner) } else { flat.append(move) }
    }
    return flat
  }
}

extension ReferenceNode {
  /// Leaves only the bottom of each stack.
  fileprivate func popToBottoms() {
    for slot in slots.map(\.name) + [.sheet] {
      if case .child = slot { continue }
      self[slot] = Array(self[slot].prefix(slot == .path && kind == .stack ? 0 : 1))
    }
  }
}

// MARK: - Stacks, tabs, columns

extension ReferenceTree {
  private mutating func push(
    _ place: TextPlace, from asker: ReferenceNode
  ) throws(Refusal) -> ReferenceNode {
    guard let (holder, slot) = asker.nearestStack else { throw Refusal(code: .noStack) }
    return put(place, on: slot, of: holder)
  }

  /// Pops a number of places, or all above the bottom.
  private func goBack(
    _ count: Int?, from asker: ReferenceNode
  ) throws(Refusal) -> ReferenceNode {
    guard let (holder, slot) = asker.nearestStack else { throw Refusal(code: .noStack) }
    let bottom = slot == .path && holder.kind == .stack ? 0 : 1
    let above = holder[slot].dropFirst(bottom)
    guard !above.isEmpty, (1...above.count).contains(count ?? above.count) else {
      throw Refusal(code: .nothingToGoBack)
    }
    holder[slot].removeLast(count ?? above.count)
    return (holder[slot].last ?? holder).current
  }

  private mutating func tab(
    _ name: String, _ place: TextPlace?, replacing: Bool, from asker: ReferenceNode
  ) throws(Refusal) -> ReferenceNode {
    let slot = SlotName.tab(name: name)
    guard let bar = asker.nearest(.tabs) else { throw Refusal(code: .noTabBar) }
    guard bar.has(slot) else { throw Refusal(code: .tabNotFound) }
    bar.focus = slot
    guard let place else { return bar.current }
    if replacing { bar[slot] = [] }
    return putInto(slot, of: bar, place)
  }

  private mutating func tabRoot(
    _ name: String, from asker: ReferenceNode
  ) throws(Refusal) -> ReferenceNode {
    _ = try tab(name, nil, replacing: false, from: asker)
    guard let bar = asker.nearest(.tabs) else { throw Refusal(code: .noTabBar) }
    let slot = SlotName.tab(name: name)
    bar[slot] = Array(bar[slot].prefix(1))
    if let root = bar[slot].first, root.isStack {
      root[.path] = Array(root[.path].prefix(root.kind == .stack ? 0 : 1))
    }
    return bar.current
  }

  private mutating func fill(
    _ column: SplitViewColumn, _ place: TextPlace?, _ placement: SlotPlacement,
    from asker: ReferenceNode
  ) throws(Refusal) -> ReferenceNode {
    let slot = SlotName.column(column)
    guard let split = asker.nearest(.split) else { throw Refusal(code: .noSplitView) }
    guard split.has(slot) else { throw Refusal(code: .columnNotFound) }
    split.focus = slot
    guard let place else { return split.current }
    let hasStack = split[slot].count == 1 && split[slot][0].isStack
    if placement == .replacing || placement == .automatic && !hasStack { split[slot] = [] }
    return putInto(slot, of: split, place)
  }

  private mutating func putInto(
    _ slot: SlotName, of holder: ReferenceNode, _ place: TextPlace
  ) -> ReferenceNode {
    if holder[slot].count == 1, holder[slot][0].isStack {
      return put(place, on: .path, of: holder[slot][0])
    }
    return put(place, on: slot, of: holder)
  }

  private func tabBar(_ id: UUID?, from asker: ReferenceNode) throws(Refusal) -> ReferenceNode {
    if let id { return try node(id) }
    guard let bar = asker.nearest(.tabs) else { throw Refusal(code: .noTabBar) }
    return bar
  }

  private mutating func addTab(
    _ name: String, _ place: TextPlace, to bar: ReferenceNode, at index: Int?
  ) throws(Refusal) -> ReferenceNode {
    let slot = SlotName.tab(name: name)
    guard bar.kind == .tabs else { throw Refusal(code: .noTabBar) }
    guard !bar.has(slot) else { throw Refusal(code: .duplicateTab) }
    let new = put(place, on: slot, of: bar)
    let tab = bar.slots.removeLast()
    bar.slots.insert(tab, at: min(max(index ?? bar.slots.count, 0), bar.slots.count))
    if bar.focus == nil { bar.focus = slot }
    return new
  }

  private func removeTab(_ name: String, of bar: ReferenceNode) throws(Refusal) -> ReferenceNode {
    let slot = SlotName.tab(name: name)
    guard bar.kind == .tabs else { throw Refusal(code: .noTabBar) }
    guard bar.has(slot) else { throw Refusal(code: .tabNotFound) }
    guard bar.slots.count > 1 else { throw Refusal(code: .lastTab) }
    bar.drop(slot)
    return bar.current
  }

  private func orderTabs(
    _ names: [String], of bar: ReferenceNode
  ) throws(Refusal) -> ReferenceNode {
    guard bar.kind == .tabs else { throw Refusal(code: .noTabBar) }
    guard Set(names).count == names.count else { throw Refusal(code: .duplicateTab) }
    let slots = names.map { SlotName.tab(name: $0) }
    guard slots.allSatisfy(bar.has) else { throw Refusal(code: .tabNotFound) }
    let named = slots.compactMap { slot in bar.slots.first { $0.name == slot } }
    bar.slots = named + bar.slots.filter { !slots.contains($0.name) }
    return bar.current
  }
}

// MARK: - Groups, replacing, leaving

extension ReferenceTree {
  private func setPassive(
    _ isPassive: Bool, of node: ReferenceNode
  ) throws(Refusal) -> ReferenceNode {
    guard node.slot == .attached else { throw Refusal(code: .noMatchingPlace) }
    node.isPassive = isPassive
    return node.current
  }

  private mutating func addChild(
    _ place: TextPlace, to group: ReferenceNode, asCurrent: Bool
  ) throws(Refusal) -> ReferenceNode {
    guard group.kind == .group else { throw Refusal(code: .notAGroup) }
    let numbers = group.slots.map { slot in
      if case .child(let number) = slot.name { number } else { -1 }
    }
    let slot = SlotName.child(number: (numbers.max() ?? -1) + 1)
    if asCurrent { group.focus = slot }
    return put(place, on: slot, of: group)
  }

  private func focus(on node: ReferenceNode) throws(Refusal) -> ReferenceNode {
    switch node.slot {
    case .tab, .column, .child: node.parent?.focus = node.slot
    default: throw Refusal(code: .notAGroup)
    }
    return node.current
  }

  private mutating func remove(_ node: ReferenceNode) throws(Refusal) -> ReferenceNode? {
    guard let parent = node.parent, let slot = node.slot, let index = node.index else {
      root = nil
      return nil
    }
    switch slot {
    case .tab where parent[slot].count == 1: throw Refusal(code: .lastPlace)
    case .path where parent.kind != .stack && index == 0: throw Refusal(code: .lastPlace)
    case .child: parent.drop(slot)
    default: parent[slot].remove(at: index)
    }
    return parent.current
  }

  private mutating func replaceRoot(_ place: TextPlace) -> ReferenceNode {
    let new = build(place)
    root = new
    return new
  }

  private mutating func replace(_ old: ReferenceNode, with place: TextPlace) -> ReferenceNode {
    guard let parent = old.parent, let slot = old.slot, let index = old.index else {
      return replaceRoot(place)
    }
    let new = build(place)
    new.isPassive = old.isPassive
    parent[slot][index] = new
    return new
  }

  private mutating func put(
    _ place: TextPlace, on slot: SlotName, of holder: ReferenceNode
  ) -> ReferenceNode {
    let new = build(place)
    holder[slot].append(new)
    return new
  }

  private mutating func build(_ place: TextPlace) -> ReferenceNode {
    let node = ReferenceNode(id: place.id ?? UUID(), name: place.payload, kind: place.kind)
    arrivals.append(node.id)
    for slot in place.slots { node[slot.name] = slot.places.map { build($0) } }
    node.focus = place.focus
    return node
  }
}

// MARK: - Sheets and going to live places

extension ReferenceTree {
  private mutating func sheet(
    _ place: TextPlace, from asker: ReferenceNode, policy: ModalPolicy
  ) throws(Refusal) -> ReferenceNode {
    let presenter = try presenter(for: asker, policy: policy)
    let isNested = asker.presenterAround != nil
    let replaces = policy.whenOccupied == .replace || isNested && policy.whenNested == .replace
    if !presenter.sheet.isEmpty && !replaces { throw Refusal(code: .alreadyPresenting) }
    presenter.sheet = []
    return put(place, on: .sheet, of: presenter)
  }

  private func presenter(
    for asker: ReferenceNode, policy: ModalPolicy
  ) throws(Refusal) -> ReferenceNode {
    if let outer = asker.presenterAround {
      switch policy.whenNested {
      case .refuse, .queue: throw Refusal(code: .modalRefused)
      case .replace: return outer
      case .hoist: return root ?? asker
      case .allow: return asker
      }
    }
    return policy.isApplicationWide ? root ?? asker : asker
  }

  private func dismiss(_ presenter: ReferenceNode?) throws(Refusal) -> ReferenceNode {
    guard let presenter else { throw Refusal(code: .noSheet) }
    presenter.sheet = []
    return presenter.current
  }

  private func moveBack(
    to target: ReferenceNode?, from asker: ReferenceNode
  ) throws(Refusal) -> ReferenceNode {
    guard let target else { throw Refusal(code: .noMatchingPlace) }
    if target === asker { return target.current }
    if let parent = target.parent, let slot = target.slot, let index = target.index {
      parent[slot].removeSubrange((index + 1)...)
    }
    target.settle()
    return target.current
  }

  private func reveal(_ target: ReferenceNode) -> ReferenceNode {
    var node = target
    while let parent = node.parent, let slot = node.slot, let index = node.index {
      switch slot {
      case .sheet: parent.sheet.removeSubrange((index + 1)...)
      case .attached:
        parent.sheet = []
        let above = parent.attached[(index + 1)...].filter(\.isPassive)
        parent.attached = parent.attached[...index] + above
      default:
        parent.sheet = []
        parent.attached.removeAll { !$0.isPassive }
        parent[slot].removeSubrange((index + 1)...)
        if slot != .path { parent.focus = slot }
      }
      node.isPassive = false
      node = parent
    }
    target.settle()
    return target
  }
}

extension ReferenceNode {
  /// Removes a tab or child, and selects its right neighbour, else its left one.
  fileprivate func drop(_ slot: SlotName) {
    guard let index = slots.firstIndex(where: { $0.name == slot }) else { return }
    slots.remove(at: index)
    if focus == slot { focus = index < slots.count ? slots[index].name : slots.last?.name }
  }

  /// Removes the places on top of a place.
  fileprivate func settle() {
    sheet = []
    attached.removeAll { !$0.isPassive }
    if isStack { self[.path] = kind == .stack ? [] : Array(self[.path].prefix(1)) }
  }

  fileprivate var presenterAround: ReferenceNode? {
    slot == .sheet ? parent : parent?.presenterAround
  }

  fileprivate func nearest(_ kind: NodeKind) -> ReferenceNode? {
    if self.kind == kind { return self }
    return slot == .sheet ? nil : parent?.nearest(kind)
  }

  fileprivate var nearestStack: (ReferenceNode, SlotName)? {
    if isStack { return (self, .path) }
    guard let parent, let slot else { return nil }
    switch slot {
    case .child, .attached: return parent.nearestStack
    case .path, .tab, .column, .sheet: return (parent, slot)
    }
  }

  /// This place and those beneath it in its slot, then the same for each ancestor.
  fileprivate var beneath: [ReferenceNode] {
    guard let parent, let slot, let index else { return [self] }
    return parent[slot][...index].reversed() + parent.beneath
  }
}
