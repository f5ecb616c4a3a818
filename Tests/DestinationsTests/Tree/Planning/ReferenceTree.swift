import Destinations
import Foundation

/// A presentation tree in the plainest form: objects that hold their children.
///
/// It shares only the vocabulary of moves with the library, and need not be fast.
struct ReferenceTree {
  struct Refusal: Error {
    let code: DestinationError.Code
    var index: Int?
  }

  var root: ReferenceNode?
  /// The places in the order in which they arrived.
  var arrivals: [UUID] = []
  /// The places that each element of the last move presented, if it was a path.
  private(set) var elements: [[UUID]] = []
  /// The places that left with the last move, element by element, deepest and last first.
  private(set) var departures: [UUID] = []

  var current: ReferenceNode? { root?.current }
  var visible: [UUID] { root?.visible.map(\.id) ?? [] }
  var nodes: [ReferenceNode] { root?.subtree ?? [] }

  func node(_ id: UUID) throws(Refusal) -> ReferenceNode {
    guard let node = nodes.first(where: { $0.id == id }) else { throw Refusal(code: .targetGone) }
    return node
  }

  var text: String {
    var lines: [String] = []
    root?.write(to: &lines, depth: 0, label: "", current: current)
    return lines.joined(separator: "\n")
  }

  func copy() -> ReferenceTree {
    ReferenceTree(root: root?.copy(), arrivals: arrivals)
  }

  /// Records the places that an element of a move, or all of it, has presented and removed.
  mutating func note(arrivedBefore count: Int, _ before: [ReferenceNode]) {
    let remaining = Set(nodes.map(\.id))
    elements.append(Array(arrivals[count...]))
    departures += before.reversed().map(\.id).filter { !remaining.contains($0) }
  }
}

/// A place of a ``ReferenceTree``.
final class ReferenceNode {
  struct Slot {
    let name: SlotName
    var nodes: [ReferenceNode] = []
  }

  let id: UUID
  let name: String
  let kind: NodeKind
  var slots: [Slot] = []
  var attached: [ReferenceNode] = []
  var sheet: [ReferenceNode] = []
  var focus: SlotName?
  var isPassive = false
  weak var parent: ReferenceNode?

  init(id: UUID, name: String, kind: NodeKind) {
    self.id = id
    self.name = name
    self.kind = kind
  }

  subscript(slot: SlotName) -> [ReferenceNode] {
    get {
      switch slot {
      case .attached: attached
      case .sheet: sheet
      default: slots.first { $0.name == slot }?.nodes ?? []
      }
    }
    set {
      for node in newValue { node.parent = self }
      switch slot {
      case .attached: attached = newValue
      case .sheet: sheet = newValue
      default:
        if let index = slots.firstIndex(where: { $0.name == slot }) {
          slots[index].nodes = newValue
        } else {
          slots.append(Slot(name: slot, nodes: newValue))
        }
      }
    }
  }

  /// The slot of the parent that contains this place.
  var slot: SlotName? {
    guard let parent else { return nil }
    let names = parent.slots.map(\.name) + [.attached, .sheet]
    return names.first { name in parent[name].contains { $0 === self } }
  }

  var index: Int? {
    slot.flatMap { slot in parent?[slot].firstIndex { $0 === self } }
  }

  var isStack: Bool {
    if case .stack = kind { true } else { false }
  }

  func has(_ slot: SlotName) -> Bool {
    slots.contains { $0.name == slot }
  }
}

// MARK: - Reading

extension ReferenceNode {
  private var shown: [ReferenceNode] {
    (isStack ? self[.path].last : focus.flatMap { self[$0].last }).map { [$0] } ?? []
  }

  var current: ReferenceNode {
    let active = attached.last { !$0.isPassive }
    return (sheet.last ?? active ?? shown.first)?.current ?? self
  }

  var visible: [ReferenceNode] {
    if let sheet = sheet.last { return sheet.visible }
    let own = kind == .split ? slots.compactMap(\.nodes.last) : shown
    let isCovered = kind == .stack && !own.isEmpty
    return (isCovered ? [] : [self]) + (own + attached).flatMap(\.visible)
  }

  var children: [ReferenceNode] {
    slots.flatMap(\.nodes) + attached + sheet
  }

  var subtree: [ReferenceNode] {
    [self] + children.flatMap(\.subtree)
  }

  func copy() -> ReferenceNode {
    let copy = ReferenceNode(id: id, name: name, kind: kind)
    for slot in slots { copy[slot.name] = slot.nodes.map { $0.copy() } }
    copy[.attached] = attached.map { $0.copy() }
    copy[.sheet] = sheet.map { $0.copy() }
    copy.focus = focus
    copy.isPassive = isPassive
    return copy
  }

  func write(to lines: inout [String], depth: Int, label: String, current: ReferenceNode?) {
    var words = [name]
    switch kind {
    case .screen: break
    case .stack(let keepsFirst): words.append(keepsFirst ? "container" : "stack")
    case .tabs: words.append("tabs")
    case .split: words.append("split")
    case .group: words.append("group")
    case .alert: words.append("alert")
    }
    if let focus { words.append("selected=" + (focus.words.last ?? "")) }
    if isPassive { words.append("passive") }
    words.append("#\(id.uuid.14 == 0 ? Int(id.uuid.15) : Int(id.uuid.14) * 256 + Int(id.uuid.15))")
    let indent = String(repeating: "  ", count: depth)
    lines.append(indent + label + (self === current ? "> " : "") + words.joined(separator: " "))
    for slot in slots + [Slot(name: .attached, nodes: attached), Slot(name: .sheet, nodes: sheet)] {
      let label = slot.name == .path ? "" : slot.name.words.joined(separator: " ") + ":"
      if slot.nodes.isEmpty, slot.name.words.first == "column" {
        lines.append(indent + "  " + label)
      }
      for node in slot.nodes {
        let label = label.isEmpty ? "" : label + " "
        node.write(to: &lines, depth: depth + 1, label: label, current: current)
      }
    }
  }
}

extension SlotName {
  fileprivate var words: [String] {
    switch self {
    case .path: ["path"]
    case .tab(let name): ["tab", name]
    case .column(let column): ["column", column.rawValue]
    case .child(let number): ["child", "\(number)"]
    case .attached: ["attached"]
    case .sheet: ["sheet"]
    }
  }
}
