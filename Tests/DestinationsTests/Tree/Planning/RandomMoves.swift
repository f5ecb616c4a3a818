import Destinations
import Foundation

/// Makes moves for a tree: of all kinds, some of which are refused.
struct RandomMoves {
  var random: SeededRandom
  private var nextID = 1

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// Returns a requester: often none, sometimes an unknown one.
  mutating func asker(in tree: TextTree) -> UUID? {
    if random.chance(tree.isEmpty ? 90 : 40) { return nil }
    return random.chance(3) ? newID() : live(in: tree)
  }

  mutating func policy() -> ModalPolicy {
    ModalPolicy(
      whenNested: random.chance(70)
        ? .allow : [.refuse, .queue, .replace, .hoist][random.below(4)],
      whenOccupied: random.chance(30) ? .replace : .refuse, isApplicationWide: random.chance(15))
  }

  mutating func move(in tree: TextTree, nesting: Int = 0) -> TextMove {
    if tree.count > 60 || tree.isEmpty && random.chance(70) { return .replaceRoot(place(depth: 0)) }
    if nesting < 2, random.chance(3) {
      return .showing(move(in: tree, nesting: nesting + 1), from: live(in: tree))
    }
    if nesting < 2, random.chance(12) {
      let count = random.chance(4) ? 0 : 1 + random.below(4)
      return .path((0..<count).map { _ in move(in: tree, nesting: nesting + 1) })
    }
    return random.chance(60) ? fromAsker() : onLivePlace(in: tree)
  }

  private mutating func fromAsker() -> TextMove {
    switch random.below(20) {
    case 0...3: .push(place())
    case 4, 5: goingBack()
    case 6: random.chance(30) ? .tabRoot(name: tabName()) : .tab(name: tabName())
    case 7, 8: .tab(name: tabName(), place(), replacing: random.chance(30))
    case 9: .column(column())
    case 10, 11: .column(column(), place(), placement: random.pick(SlotPlacement.allCases))
    case 12, 13: .attach(place(), asCurrent: random.chance(50))
    case 14: .replaceCurrent(place())
    case 15:
      random.chance(5)
        ? .replaceRoot(place(depth: 0)) : random.chance(10) ? .dismissEverySheet : .dismissSheet
    case 16: .toNearest(name())
    default: .sheet(place())
    }
  }

  private mutating func goingBack() -> TextMove {
    switch random.below(10) {
    case 0: .popEveryStack
    case 1, 2: .popToRoot
    case 3...5: .goBackBy(count: random.below(5))
    default: .goBack
    }
  }

  private mutating func onLivePlace(in tree: TextTree) -> TextMove {
    let id = live(in: tree)
    let tabBar = random.chance(30) ? nil : tree.nearest(.tabs, from: id) ?? id
    let group = tree.nearest(.group, from: id) ?? id
    switch random.below(16) {
    case 0, 1: return .reveal(id: id)
    case 2: return .dismissSheetOf(id: id)
    case 3, 4: return .remove(id: notRoot(id, in: tree))
    case 5: return .replace(id: notRoot(id, in: tree), with: place())
    case 6, 7: return .addChild(place(), toGroup: group, asCurrent: random.chance(60))
    case 8, 9: return .focus(id: id)
    case 10:
      return .addTab(
        name: tabName(), place(), toTabBar: tabBar,
        at: random.chance(50) ? random.below(7) - 2 : nil)
    case 11: return .removeTab(name: tabName(), ofTabBar: tabBar)
    case 12:
      let names = (0..<random.below(4)).map { _ in tabName() }
      return .orderTabs(names: names, ofTabBar: tabBar)
    case 13: return .put(place(), on: slot(), of: id)
    case 14: return .select(slot(), of: id)
    default: return .moveToPlace(id: id)
    }
  }
}

// MARK: - The parts of moves

extension RandomMoves {
  private mutating func slot() -> SlotName {
    random.pick([
      .path, .sheet, .attached, .tab(name: tabName()), .column(column()),
      .child(number: random.below(4)),
    ])
  }

  /// Returns a place with random contents.
  mutating func place(depth: Int = 1) -> TextPlace {
    let id = newID()
    guard depth < 3 else { return .screen(name(), id: id) }
    switch random.below(depth == 0 ? 6 : 11) {
    case 0: return .stack(name(), path: places(upTo: 3, depth), id: id)
    case 1:
      return .stack(name(), keeping: place(depth: depth + 1), path: places(upTo: 2, depth), id: id)
    case 2, 3:
      let names = ["t0", "t1", "t2", "t3"].prefix(1 + random.below(4))
      let tabs = names.map { (name: $0, root: place(depth: depth + 1)) }
      return .tabs(name(), tabs, selected: random.chance(50) ? names.last : nil, id: id)
    case 4: return split(id: id, depth)
    case 5:
      let children = places(upTo: 3, depth)
      return .group(name(), children, focused: random.below(4), id: id)
    default: return .screen(name(), id: id)
    }
  }

  private mutating func split(id: UUID, _ depth: Int) -> TextPlace {
    var columns: [SplitViewColumn: TextPlace?] = [:]
    for column in SplitViewColumn.allCases where !random.chance(25) {
      columns[column] = .some(random.chance(25) ? nil : place(depth: depth + 1))
    }
    let focused = random.chance(30) ? columns.keys.sorted().last : nil
    return .split(name(), columns, focused: focused, id: id)
  }

  private mutating func places(upTo limit: Int, _ depth: Int) -> [TextPlace] {
    (0..<random.below(limit + 1)).map { _ in place(depth: depth + 1) }
  }

  private mutating func name() -> String {
    random.pick(["a", "b", "c", "d"]) + random.pick([".1", ".2", ".3"])
  }

  private mutating func tabName() -> String {
    random.pick(["t0", "t1", "t2", "t3"])
  }

  private mutating func column() -> SplitViewColumn {
    random.pick(SplitViewColumn.allCases)
  }

  private mutating func live(in tree: TextTree) -> UUID {
    tree.isEmpty ? newID() : random.pick(tree.arrivalOrder)
  }

  /// Returns a place, but rarely the root, so that trees become large.
  private mutating func notRoot(_ id: UUID, in tree: TextTree) -> UUID {
    id != tree.rootID || random.chance(10) ? id : live(in: tree)
  }

  private mutating func newID() -> UUID {
    nextID += 1
    let bytes = (UInt8(nextID >> 8 & 255), UInt8(nextID & 255))
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, bytes.0, bytes.1))
  }
}
