public import Observation

extension Stage {
  /// Places on top of each other: a window, a tab, a column, a sheet, or a stack that is one of these.
  ///
  /// A stack in a stack is shown as one path.
  @MainActor
  public final class Stack: Identifiable, Hashable, Observable {
    /// Where the places of a stack are in the tree.
    enum Source: Hashable {
      /// In a tab, a column or a child.
      case slot(SlotName, of: DestinationID)
      /// A single place: the root, or one that is attached.
      case place(DestinationID)
      /// In the sheet with this place at its bottom.
      case sheet(DestinationID)
    }

    nonisolated let source: Source
    private weak var stage: Stage?
    private let face = Face()
    private var shown: (owner: Place?, places: [Place], isSingle: Bool) = (nil, [], true)
    private var isStale = true

    /// Whether the latest change of this stack is animated.
    public internal(set) var isAnimated = false
    /// Whether the latest change of this stack looks like a push, though it replaces a place.
    public internal(set) var looksLikePush = false

    init(_ source: Source, in stage: Stage) {
      self.source = source
      self.stage = stage
    }

    /// Whether both are the same stack.
    public nonisolated static func == (one: Stack, other: Stack) -> Bool {
      one.source == other.source
    }

    /// Hashes the position in the tree.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(source) }
  }
}

extension Stage.Stack {
  /// The tab, column or child that the stack shows; nil for others.
  public nonisolated var slot: SlotName? {
    if case .slot(let slot, _) = source { slot } else { nil }
  }

  /// The place at the bottom; nil for an empty column.
  public var root: Stage.Place? { read().places.first }

  /// The places above the root, the topmost last.
  ///
  /// Setting fewer of them reports that the user went back, once. Setting anything else, or removing
  /// places that have never been on screen, changes nothing.
  public var path: [Stage.Place] {
    get { Array(read().places.dropFirst()) }
    set { stage?.wentBack(in: self, leaving: newValue) }
  }

  /// The place on top.
  public var top: Stage.Place? { read().places.last }

  /// The stack whose path this is, which presents its sheets around all places; nil if there is none.
  ///
  /// It is the ``root`` as well, unless it has no interface of its own.
  public var owner: Stage.Place? { read().owner }

  /// Whether places are pushed here, so that a navigation stack has to show them.
  ///
  /// A split view or a tab bar alone is shown without one, and so is a place that nothing can be pushed on.
  public var isNavigation: Bool {
    let (owner, places, isSingle) = read()
    if owner != nil || places.count > 1 { return true }
    return !isSingle && places.first?.kind != .split && places.first?.kind != .tabs
  }

  /// Whether the user may go back here; the guards are asked.
  ///
  /// Ask before a gesture begins.
  public var mayGoBack: Bool { stage.map { $0.obstacle(toGoingBackIn: self) == nil } ?? false }

  private func read() -> (owner: Stage.Place?, places: [Stage.Place], isSingle: Bool) {
    face.read()
    if isStale, let stage {
      let nodes = stage.engine.tree.structure.nodes
      if let refs = source.members(in: nodes) {
        isStale = false
        shown = flattened(refs, nodes, in: stage)
      }
    }
    return shown
  }

  /// What is presented now, also while the screen shows something else.
  func presented() -> [Stage.Place] {
    guard let stage else { return [] }
    let nodes = stage.engine.tree.structure.nodes
    return source.members(in: nodes).map { flattened($0, nodes, in: stage).places } ?? []
  }

  private func flattened(
    _ refs: [NodeRef], _ nodes: NodeTable, in stage: Stage
  ) -> (owner: Stage.Place?, places: [Stage.Place], isSingle: Bool) {
    var places: [Stage.Place] = []
    var waiting = Array(refs.reversed())
    while let ref = waiting.popLast() {
      let record = nodes.record(ref)
      if record.kind != .stack(keepsFirst: true) { places.append(stage.place(ref)) }
      if record.glance.isStack { waiting += nodes.members(of: .path, in: record).reversed() }
    }
    let owner = refs.first.flatMap { nodes.glance($0).isStack ? stage.place($0) : nil }
    return (owner, places, source.isSingle)
  }

  func becomeStale() {
    isStale = true
    face.change()
  }

  /// Lets go of places that have left, if nothing has read the new ones yet.
  func letGoOfAbsent() {
    guard isStale, let nodes = stage?.engine.tree.structure.nodes else { return }
    let count = shown.places.count
    while let last = shown.places.last, nodes[last.id] == nil { shown.places.removeLast() }
    if shown.places.count == count { shown.places.removeAll { nodes[$0.id] == nil } }
    if let owner = shown.owner, nodes[owner.id] == nil { shown.owner = nil }
  }
}

extension Stage.Stack.Source {
  /// The source of the stack that shows a place.
  init?(showing ref: NodeRef, in nodes: NodeTable) {
    let record = nodes.record(ref)
    if let container = record.container, record.slot != .attached {
      self.init(showing: record.slot, of: container, in: nodes)
    } else {
      self = .place(nodes.id(of: ref))
    }
  }

  /// The source of the stack that shows a slot of a place; nil for a sheet that has not begun.
  init?(showing slot: SlotName, of ref: NodeRef, in nodes: NodeTable) {
    var (ref, slot) = (ref, slot)
    while slot == .path {
      let record = nodes.record(ref)
      guard let container = record.container, record.slot != .attached else {
        self = .place(nodes.id(of: ref))
        return
      }
      (ref, slot) = (container, record.slot)
    }
    if slot == .sheet {
      guard let bottom = nodes.record(ref).slotRecord(.sheet)?.bottom else { return nil }
      self = .sheet(nodes.id(of: bottom))
    } else {
      self = .slot(slot, of: nodes.id(of: ref))
    }
  }

  /// The places in it, bottom first; nil if it has left.
  func members(in nodes: NodeTable) -> [NodeRef]? {
    switch self {
    case .place(let id): nodes[id].map { [$0] }
    case .slot(let slot, let id):
      nodes[id].flatMap { ref in
        let record = nodes.record(ref)
        return record.slotIndex(slot) == nil ? nil : nodes.members(of: slot, in: record)
      }
    case .sheet(let id):
      nodes[id].flatMap { ref in
        let record = nodes.record(ref)
        guard record.slot == .sheet, record.below == nil, let presenter = record.container
        else { return nil }
        return nodes.members(of: .sheet, in: nodes.record(presenter))
      }
    }
  }

  /// Whether nothing can be pushed on its place.
  var isSingle: Bool {
    switch self {
    case .place: true
    case .slot(let slot, _): !slot.takesPushes
    case .sheet: false
    }
  }
}
