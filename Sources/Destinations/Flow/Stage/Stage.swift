public import Observation

/// Keeps the contents of a flow that a screen shows, for interfaces of any framework.
///
/// A stage is between a flow and an adapter. The adapter reads what to show from the stage's
/// stacks, places and modals, binds its controls to them, and reports what appears and disappears.
/// The stage makes all decisions: which places stay on screen while others leave, which action the
/// setter of a binding reports, and when a transition has been shown.
///
/// ```swift
/// let stage = Stage(flow)
/// flow.attach(stage)
/// flow.start()
/// ```
///
/// Everything shown is derived from the tree when it is read. Each part can be observed separately; only ``wayBack``
/// observes the whole tree. A place that has left keeps its content as long as an adapter refers to it, so no place
/// goes blank while it is animated away.
///
/// A transition is acknowledged when the removed places have disappeared from the screen, and no animation runs. Places
/// that never appeared count as gone. If an adapter reports no appearances and no animations, like one for a terminal,
/// each transition is acknowledged immediately.
@MainActor
public final class Stage: FlowCoordinating, Observable {
  let engine: FlowEngine
  /// The time for which the stage waits for the screen.
  public let patience: Duration
  private let flow: AnyObject
  private let clock: any Clock<Duration>

  // The places and stacks that exist, to be found by their identity.
  var places: [DestinationID: Place] = [:]
  var stacks: [Stack.Source: Stack] = [:]

  // What the screen has reported.
  var onScreen: Set<DestinationID> = []
  var hearsAppearances = false
  var hearsModals = false
  private var animations: Set<Int> = []
  private var lastAnimation = 0

  // The open transition.
  private var open: InterfaceTransition?
  private var awaited: Set<DestinationID> = []
  private var departed: [DestinationID] = []
  private var timer: Task<Void, Never>?

  // The changes to make when no leaving place is on screen any more.
  private var stale: Set<Part> = []
  /// For each stack that a single change has made stale, that change.
  var edits: [Stack.Source: Stack.Edit] = [:]
  private var touched: Set<Part> = []
  private var retired: [Stack.Source] = []
  private var isUpdating = false
  private var mustUpdate = false
  /// Whether the shown contents have changed since the latest call of ``onChange``.
  var hasChanged = false

  /// The reports since the app's code last rested, with the version of the tree after each.
  var reported: [Report: TreeVersion] = [:]
  var justAppeared: Set<DestinationID> = []
  private var isResting = true
  /// The modals that should be on screen, outermost first.
  var offered: [Modal] = []
  /// The modals that should leave and are still on screen.
  ///
  /// In a framework that presents all modals from one place, dismiss the first of them.
  public internal(set) var leaving: [Modal] = []

  /// The number of places that have been read from the tree; for tests.
  package internal(set) var readCount = 0

  let modalsFace = Face()
  private let shownRoot = ShownPart<Stack?>(nil)

  /// Whether another interface was attached to the flow instead of this one.
  ///
  /// Such a stage shows the tree as it was; attach it again to continue.
  public var isReplaced: Bool {
    shownRoot.face.read()
    return wasReplaced
  }
  private var wasReplaced = false {
    didSet { if wasReplaced != oldValue { shownRoot.face.change() } }
  }

  /// Whether the app is in the background, where the stage waits without limit.
  public var isSuspended = false {
    didSet {
      stopTimer()
      if !isSuspended { startTimer() }
    }
  }

  /// Called when the shown contents have changed and no animation runs.
  ///
  /// For frameworks without observation. The closure may report animations, appearances and disappearances.
  public var onChange: (@MainActor () -> Void)?

  /// Creates the stage of a flow; attach it with ``Flow/attach(_:)``.
  ///
  /// - Parameters:
  ///   - flow: The flow to show. The stage keeps it alive.
  ///   - patience: The time on the flow's clock for which the stage waits for the screen, before it acknowledges a
  ///     transition in its place. An event then names the containers that the screen has not shown.
  public init<D, T, C>(_ flow: Flow<D, T, C>, patience: Duration = .seconds(5)) {
    self.flow = flow
    self.patience = patience
    engine = flow.engine
    clock = flow.clock
  }

  isolated deinit { timer?.cancel() }
}

// MARK: - The parts of the screen

extension Stage {
  /// A part of the screen that is read from the tree when it is needed.
  enum Part: Hashable {
    case root
    case stack(Stack.Source)
    /// The slots of a place, and the selected one.
    case slots(of: DestinationID)
    case attached(to: DestinationID)
  }

  /// The stack at the root of the window; nil if nothing is presented.
  public var root: Stack? { shownRoot.read(makeRoot) }

  private func makeRoot() -> Stack?? { .some(engine.tree.rootID.map { stack(.place($0)) }) }

  /// The sheets, covers, popovers and alerts to show, the lowest first.
  ///
  /// In a framework that presents each one from its place, use ``Place/modal`` instead. While a modal in ``leaving``
  /// is on screen, the list contains no new modals.
  public var modals: [Modal] {
    modalsFace.read()
    return offered
  }

  /// Returns a place that is presented, or is still leaving; nil for any other.
  public func place(_ id: DestinationID) -> Place? {
    if let place = places[id] { return place }
    guard let ref = engine.tree.structure.ref(of: id) else { return nil }
    return place(ref)
  }

  func place(_ ref: NodeRef) -> Place {
    let structure = engine.tree.structure
    let id = structure.id(ref)
    if let place = places[id] { return place }
    let place = Place(id, structure.record(ref).kind, engine.sites[ref], in: self)
    places[id] = place
    return place
  }

  func stack(_ source: Stack.Source) -> Stack {
    if let stack = stacks[source] { return stack }
    let stack = Stack(source, in: self)
    stacks[source] = stack
    return stack
  }
}

// MARK: - Following the flow

extension Stage {
  /// Attaches the stage to its flow, unless it is attached already.
  public func attach() {
    if engine.coordinator !== self { engine.attach(self) }
  }

  /// Takes over a transition, and acknowledges it when it is on screen.
  public func show(_ transition: InterfaceTransition) {
    wasReplaced = false
    open = transition
    for id in transition.leavingIDs {
      departed.append(id)
      if onScreen.contains(id) { awaited.insert(id) }
    }
    for change in transition.changes { note(change) }
    stopTimer()
    update()
  }

  /// Freezes this stage, because another interface has been attached to its flow.
  public func wasReplaced(by other: any FlowCoordinating) {
    wasReplaced = true
    (open, awaited, animations) = (nil, [], [])
    stopTimer()
  }

  private func note(_ change: InterfaceChange) {
    switch change {
    case .insert(let place, let parent, let slot, let options):
      if options != .plain { self.place(place.id)?.options = options }
      noteContents(of: slot, in: parent, options, .push(place.id))
      if parent == nil { beginAnew() }
    case .replace(_, let place, let parent, let slot, let options):
      if options != .plain { self.place(place.id)?.options = options }
      noteContents(of: slot, in: parent, options, nil)
    case .remove(let place, let parent, let slot, let options):
      noteContents(of: slot, in: parent, options, .pop(place.id))
    case .removeSlot(let slot, let parent):
      retired.append(.slot(slot, of: parent))
      stale.insert(.slots(of: parent))
    case .select(_, let parent), .addSlot(_, let parent, _), .orderSlots(_, let parent):
      stale.insert(.slots(of: parent))
    case .restore: beginAnew()
    }
  }

  /// Reads everything again, after the start, a late attachment, a refused change, or a silence of the screen.
  private func beginAnew() {
    departed += places.keys.filter { !engine.tree.contains(id: $0) }
    edits = [:]
    stale.insert(.root)
    for source in stacks.keys { stale.insert(.stack(source)) }
    for id in places.keys { stale.formUnion([.slots(of: id), .attached(to: id)]) }
  }

  private func noteContents(
    of slot: SlotName, in parent: DestinationID?, _ options: InterfaceChange.Options,
    _ edit: Stack.Edit?
  ) {
    guard let parent else {
      _ = stale.insert(.root)
      return
    }
    guard let ref = engine.tree.structure.ref(of: parent) else { return }
    if slot == .attached {
      stale.insert(.attached(to: parent))
    } else if let source = Stack.Source(showing: slot, of: ref, in: engine.tree.structure) {
      stacks[source]?.isAnimated = options.isAnimated && (edit != nil || options.looksLikePush)
      edits[source] = stale.insert(.stack(source)).inserted ? edit : nil
    }
  }

  /// Shows the parts that may be shown now, and acknowledges the transition if no other part is left to show.
  func update() {
    mustUpdate = true
    if isUpdating { return }
    isUpdating = true
    while mustUpdate && animations.isEmpty {
      mustUpdate = false
      arrangeModals()
      if leaving.isEmpty { flush() }
      if hasChanged {
        hasChanged = false
        onChange?()
      }
    }
    isUpdating = false
    acknowledgeIfShown()
  }

  /// Shows a part as the tree has it, after the screen has changed the part by itself; the flow may have refused the
  /// change.
  func resume(_ part: Part) {
    stale.insert(part)
    if case .stack(let source) = part { edits[source] = nil }
    updateWhenDone()
  }

  /// Updates the shown contents when the last reported fact has been processed.
  func updateWhenDone() {
    if engine.isRunning { Task { update() } } else { update() }
  }

  /// Returns whether a stack waits to be read again, or to be shown.
  func isStale(_ source: Stack.Source) -> Bool { stale.contains(.stack(source)) }

  private func flush() {
    let parts = stale
    stale = []
    touched.formUnion(parts)
    defer { edits = [:] }
    for part in parts {
      hasChanged = true
      switch part {
      case .root: shownRoot.change()
      case .stack(let source): stacks[source]?.change(by: edits[source])
      case .slots(let id): places[id]?.slotsPart.change()
      case .attached(let id): places[id]?.attachedPart.change()
      }
    }
  }

  private var isShown: Bool {
    awaited.isEmpty && animations.isEmpty && leaving.isEmpty && stale.isEmpty && unseen == nil
  }

  private func acknowledgeIfShown() {
    guard isShown else { return startTimer() }
    stopTimer()
    guard let transition = open else { return }
    open = nil
    letGo()
    transition.acknowledge()
  }

  /// Releases the places that have left and are gone from the screen.
  private func letGo() {
    defer { (departed, touched, retired) = ([], [], []) }
    if departed.isEmpty && retired.isEmpty { return }
    let structure = engine.tree.structure
    for id in departed where structure.ref(of: id) == nil {
      guard let place = places.removeValue(forKey: id) else { continue }
      for source in place.ownSources { stacks[source] = nil }
    }
    for source in retired where source.members(in: structure) == nil { stacks[source] = nil }
    for part in touched {
      switch part {
      case .root: shownRoot.refresh(makeRoot)
      case .stack(let source): stacks[source]?.letGoOfAbsent()
      case .slots(let id): places[id]?.refreshSlots()
      case .attached(let id): places[id]?.refreshAttached()
      }
    }
  }
}

// MARK: - Reports of the screen

extension Stage {
  /// Reports that an animation begins, or that the user begins to drag something.
  ///
  /// The stage does not change until it has ended.
  /// - Returns: The number of the animation, for ``endAnimation(_:)``.
  public func beginAnimation() -> Int {
    lastAnimation += 1
    animations.insert(lastAnimation)
    return lastAnimation
  }

  /// Reports that an animation has ended, or that the user has ended a drag.
  ///
  /// Ending an animation twice does nothing.
  public func endAnimation(_ number: Int) {
    if animations.remove(number) != nil { update() }
  }

  func appeared(_ id: DestinationID) {
    hearsAppearances = true
    if onScreen.insert(id).inserted { justAppeared.insert(id) }
    forgetLater()
  }

  /// Forgets the latest reports when the running code has ended.
  func forgetLater() {
    guard isResting else { return }
    isResting = false
    Task {
      isResting = true
      (reported, justAppeared) = ([:], [])
    }
  }

  func disappeared(_ id: DestinationID) {
    onScreen.remove(id)
    if awaited.remove(id) != nil { update() }
  }

  private func startTimer() {
    let number = open?.number
    guard timer == nil, !isSuspended, number != nil || !leaving.isEmpty else { return }
    timer = Task { [weak self, clock, patience] in
      try? await clock.sleep(for: patience)
      if !Task.isCancelled { self?.giveUp(number) }
    }
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }

  /// Acknowledges a transition that the screen has not shown in time, and shows everything again.
  ///
  /// The same happens if the user has dismissed a modal, and the screen does not report that the
  /// modal is gone.
  private func giveUp(_ number: Int?) {
    timer = nil
    guard open?.number == number, !isSuspended else { return }
    if let open {
      let containers = open.changes.compactMap(\.containerID)
      engine.tell(.interfaceSilent(transition: open.number, containers: containers))
    }
    onScreen.subtract(awaited)
    awaited = []
    animations = []
    for modal in leaving { modal.isOnScreen = false }
    leaving = []
    if let unseen { withdraw(from: unseen) }
    hearsModals = false
    beginAnew()
    update()
  }
}

extension InterfaceChange {
  /// The container that a change concerns; for the root, the root itself.
  fileprivate var containerID: DestinationID? {
    switch self {
    case .insert(let place, let parent, _, _), .remove(let place, let parent, _, _),
      .replace(let place, _, let parent, _, _):
      parent ?? place.id
    case .select(_, let parent), .addSlot(_, let parent, _), .removeSlot(_, let parent),
      .orderSlots(_, let parent):
      parent
    case .restore: nil
    }
  }
}
