public import Observation

extension Stage {
  /// The places of a window, a tab, a column, a sheet or a stack, on top of each other.
  ///
  /// A stack in a stack is shown as one path.
  @MainActor
  public final class Stack: Identifiable, StagePart, Observable {
    nonisolated let source: Source
    /// The object that the adapter has made to show the stack, if the framework has no identity of its own.
    ///
    /// The stage keeps the value as long as this object, so the value must refer to this object weakly.
    public var shownBy: AnyObject?

    private weak var stage: Stage?
    private let shown = ShownPart(Content())

    /// Whether the latest change of this stack is animated; a replacement is animated only if it looks like a push.
    public internal(set) var isAnimated = false

    init(_ source: Source, in stage: Stage) {
      self.source = source
      self.stage = stage
    }

    nonisolated var key: Source { source }
  }
}

extension Stage.Stack {
  struct Content {
    var owner: Stage.Place?
    var root: Stage.Place?
    var path: [Stage.Place] = []

    var places: [Stage.Place] { (root.map { [$0] } ?? []) + path }
    var beneathTop: Stage.Place? { path.isEmpty ? nil : path.dropLast().last ?? root }
  }

  /// A change that needs no other place of the stack to be read.
  enum Edit {
    case push(DestinationID)
    case pop(DestinationID)
  }

  /// The tab, column or child that the stack shows; nil for others.
  public nonisolated var slot: SlotName? {
    if case .slot(let slot, _) = source { slot } else { nil }
  }

  /// The name of the tab or column; empty for others.
  public nonisolated var name: String { slot?.tabName ?? slot?.column?.rawValue ?? "" }

  /// The place at the bottom; nil for an empty column.
  public var root: Stage.Place? { content.root }

  /// The places above the root, the topmost last.
  ///
  /// Setting fewer of them reports that the user went back, once. Setting anything else, or removing
  /// only places that have never been on screen, reports nothing.
  public var path: [Stage.Place] {
    get { content.path }
    set { stage?.wentBack(in: self, leaving: newValue) }
  }

  /// The root and the path.
  public var places: [Stage.Place] { content.places }

  /// The place on top.
  public var top: Stage.Place? { content.path.last ?? content.root }

  /// The stack place that this object shows; nil for a tab, a column or a sheet that holds none.
  ///
  /// Show its modals and attached places around the whole navigation stack. The place is the ``root`` as
  /// well, unless it has no interface of its own.
  public var owner: Stage.Place? { content.owner }

  /// Whether places are pushed here, so that a navigation stack has to show them.
  ///
  /// A split view or a tab bar alone needs no navigation stack, nor does a place that accepts no pushes.
  public var isNavigation: Bool {
    let content = content
    if content.owner != nil || !content.path.isEmpty { return true }
    if case .place = source { return false }
    return slot?.takesPushes != false && content.root?.kind != .split
      && content.root?.kind != .tabs
  }

  /// Whether the user may go back here; the guards are asked.
  ///
  /// Ask before a gesture begins.
  public var mayGoBack: Bool { stage.map { $0.obstacle(toGoingBackIn: self) == nil } ?? false }

  /// Reports that the user begins to swipe back, and may still cancel.
  ///
  /// The stack does not change until the gesture has ended.
  /// - Returns: The number of the swipe, for ``cancelSwipe(_:)``, or for ``Stage/endAnimation(_:)``
  ///   after reporting that the user went back.
  public func beginSwipe() -> Int {
    guard let stage else { return 0 }
    if let top { stage.engine.takeGesture(at: top.id, beginning: .goBack) }
    return stage.beginAnimation()
  }

  /// Reports that the user has cancelled a swipe.
  public func cancelSwipe(_ number: Int) {
    if let stage, let id = stage.engine.navigatingID {
      stage.engine.takeGesture(at: id, beginning: nil)
    }
    stage?.endAnimation(number)
  }
}

// MARK: - Reading the tree

extension Stage.Stack {
  private var content: Content { shown.read { stage.flatMap(read) } }

  /// Reads the places now, because they may have left before the screen reads them.
  func readAtOnce() {
    stage?.edits[source] = nil
    shown.refresh { stage.flatMap(read) }
  }

  /// What is presented now, even while the screen shows something else.
  var presented: Content {
    guard let stage else { return Content() }
    if !shown.isStale, !stage.isStale(source) { return shown.value }
    return read(in: stage) ?? Content()
  }

  /// Returns whether the stack already shows this number of places, and has nothing else to show.
  func isShowing(count: Int) -> Bool {
    !shown.isStale && stage?.isStale(source) == false && shown.value.path.count + 1 == count
  }

  /// Reads all places, and those of the stacks among them; nil if the stack has left.
  private func read(in stage: Stage) -> Content? {
    let structure = stage.engine.tree.structure
    guard let refs = source.members(in: structure) else { return nil }
    var content = Content()
    var places: [Stage.Place] = []
    var waiting = Array(refs.reversed())
    while let ref = waiting.popLast() {
      let record = structure.record(ref)
      if record.kind != .stack(keepsFirst: true) { places.append(stage.place(ref)) }
      if record.glance.isStack { waiting += structure.members(of: .path, in: record).reversed() }
    }
    stage.readCount += places.count
    content.owner = refs.first.flatMap { structure.glance($0).isStack ? stage.place($0) : nil }
    content.root = places.first
    content.path = Array(places.dropFirst())
    return content
  }

  /// Shows the tree from now on; an edit avoids reading all places again.
  func change(by edit: Edit?) {
    shown.change(isKnown: !shown.isStale && apply(edit))
  }

  private func apply(_ edit: Edit?) -> Bool {
    guard let edit, let stage, shown.value.root != nil else { return false }
    let structure = stage.engine.tree.structure
    switch edit {
    case .push(let id):
      guard let ref = structure.ref(of: id), !structure.glance(ref).isStack else { return false }
      // The screen may have read the stack for the first time after the tree had changed.
      let record = structure.record(ref)
      let top = shown.value.path.last ?? shown.value.root
      guard (record.below ?? record.container).map(structure.id) == top?.id else { return false }
      stage.readCount += 1
      shown.value.path.append(stage.place(ref))
    case .pop(let id):
      guard shown.value.path.last?.id == id, shown.value.path.last?.kind == .screen else {
        return false
      }
      shown.value.path.removeLast()
    }
    return true
  }

  /// Releases places that have left, if no observer has read the new ones yet.
  func letGoOfAbsent() {
    guard shown.isStale, let structure = stage?.engine.tree.structure else { return }
    shown.value.path.removeAll { structure.ref(of: $0.id) == nil }
    if let root = shown.value.root, structure.ref(of: root.id) == nil { shown.value.root = nil }
    if let owner = shown.value.owner, structure.ref(of: owner.id) == nil { shown.value.owner = nil }
  }
}

// MARK: - The place of a stack in the tree

extension Stage.Stack {
  /// The position of a stack's places in the tree.
  enum Source: Hashable {
    /// In a tab, a column or a child.
    case slot(SlotName, of: DestinationID)
    /// A single place: the root, or one that is attached.
    case place(DestinationID)
    /// In the sheet with this place at its bottom.
    case sheet(DestinationID)
  }
}

extension Stage.Stack.Source {
  /// The source of the stack that shows a place.
  init?(showing ref: NodeRef, in structure: TreeStructure) {
    let record = structure.record(ref)
    if let container = record.container, record.slot != .attached {
      self.init(showing: record.slot, of: container, in: structure)
    } else {
      self = .place(structure.id(ref))
    }
  }

  /// The source of the stack that shows a slot of a place; nil for a sheet that is not presented.
  init?(showing slot: SlotName, of ref: NodeRef, in structure: TreeStructure) {
    if slot == .path {
      self.init(showing: ref, in: structure)
    } else if slot == .sheet {
      guard let bottom = structure.record(ref).slotRecord(.sheet)?.bottom else { return nil }
      self = .sheet(structure.id(bottom))
    } else {
      self = .slot(slot, of: structure.id(ref))
    }
  }

  /// Returns the places in the slot, bottom first; nil if the slot has left.
  func members(in structure: TreeStructure) -> [NodeRef]? {
    switch self {
    case .place(let id): return structure.ref(of: id).map { [$0] }
    case .slot(let slot, let id):
      let slot = structure.ref(of: id).flatMap { structure.record($0).slotRecord(slot) }
      return slot.map(structure.members)
    case .sheet(let id):
      guard let record = structure.ref(of: id).map(structure.record), record.slot == .sheet,
        record.below == nil, let presenter = record.container
      else { return nil }
      return structure.record(presenter).slotRecord(.sheet).map(structure.members)
    }
  }
}
