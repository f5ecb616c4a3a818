/// The changes of a journal entry on their way.
@MainActor
final class JournalWork<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: RequestSteps {
  typealias Journal = NavigationJournal<DestinationType, ContentType>
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias World = AppWorld<DestinationType, ContentType, TabType>
  private typealias Place = Blueprint<ErasedPayload>

  let summary: String
  var isOfJournal: Bool { true }
  private let entry: Journal.Entry
  private let numbers: JournalNumbers
  /// Called with true before an entry is taken back or redone, and with false afterwards.
  private let isUndoing: ((Bool) -> Void)?
  private let onDone: (() -> Void)?
  /// The numbers of the arriving places, by their payloads.
  private var numberOfPayload: [ObjectIdentifier: Int] = [:]
  private var sheets: [ObjectIdentifier: SheetPresentationOptions] = [:]

  init(
    _ name: String, _ entry: Journal.Entry, _ numbers: JournalNumbers,
    isUndoing: ((Bool) -> Void)? = nil, onDone: (() -> Void)? = nil
  ) {
    summary = name
    self.entry = entry
    self.numbers = numbers
    self.isUndoing = isUndoing
    self.onDone = onDone
  }

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    let world = try host.world(as: World.self)
    numberOfPayload = [:]
    sheets = [:]
    var moves: [TreeMove<ErasedPayload>] = []
    for change in entry.changes { moves += try self.moves(for: change, in: world) }
    return ResolvedMove(move: moves.isEmpty ? nil : .path(moves), sheetOptions: sheets)
  }

  private func moves(
    for change: Journal.Change, in world: World
  ) throws(DestinationError) -> [TreeMove<ErasedPayload>] {
    switch change {
    case .select(nil, _, _): return []
    case .select(let slot?, _, let number): return [.select(slot, of: try id(number))]
    case .order(let names, _, let number):
      return [.orderTabs(names: names, ofTabBar: try id(number))]
    case .passivity(let isPassive, let number):
      return [.setPassive(isPassive, id: try id(number))]
    case .places(let exchange): return try moves(for: exchange, in: world)
    }
  }

  private func moves(
    for exchange: Journal.Exchange, in world: World
  ) throws(DestinationError) -> [TreeMove<ErasedPayload>] {
    var arriving: [Place] = []
    for part in exchange.arriving {
      arriving.append(try blueprint(of: part, on: exchange.slot, in: world))
    }
    guard let parent = exchange.parent else {
      guard arriving.count < 2 else {
        throw DestinationError(.unreadableSnapshot, "An entry of the journal has several roots.")
      }
      if let root = arriving.first { return [.replaceRoot(root)] }
      return try exchange.leaving.map { part throws(DestinationError) in
        .remove(id: try id(part.number))
      }
    }
    let container = try id(parent)
    if let index = exchange.tabIndex, case .tab(let name) = exchange.slot {
      try check(tab: name, in: world)
      guard let first = arriving.first else { return [.removeTab(name: name, ofTabBar: container)] }
      return [.addTab(name: name, first, toTabBar: container, at: index)]
        + arriving.dropFirst().map { .put($0, on: exchange.slot, of: container) }
    }
    if let old = exchange.leaving.first, let new = arriving.first {
      return [.replace(id: try id(old.number), with: new)]
    }
    let removals = try exchange.leaving.map { part throws(DestinationError) in
      TreeMove<ErasedPayload>.remove(id: try id(part.number))
    }
    return removals + arriving.map { .put($0, on: exchange.slot, of: container) }
  }

  private func id(_ number: Int) throws(DestinationError) -> DestinationID {
    if let id = numbers.id(of: number) { return id }
    throw DestinationError(.targetGone, "Place \(number) of the journal is not presented.")
  }

  /// The blueprint of a part: the recorded places, whatever the shapes declare now.
  private func blueprint(
    of part: Journal.Part, on top: SlotName, in world: World
  ) throws(DestinationError) -> Place {
    /// The places inside each place, the last one first.
    var inside: [[(slot: SlotName, place: Place)]] = Array(repeating: [], count: part.items.count)
    var root: Place?
    var depths = Array(repeating: 1, count: part.items.count)
    // The contents of a place follow it, so they are complete when its turn comes.
    for (index, item) in part.items.enumerated().reversed() {
      guard let kept = item.place else {
        throw DestinationError(
          .unreadableSnapshot, "Place \(item.number) of the journal was not saved.")
      }
      let box = PlaceBox(kept.route, kept.content)
      _ = try world.blueprint(for: box)  // It also registers the tabs of the shape.
      numberOfPayload[ObjectIdentifier(box)] = item.number
      if let options = item.sheet { sheets[ObjectIdentifier(box)] = options }
      let slots = slots(named: item.slots, with: inside[index])
      let place = Place(
        ErasedPayload(keeper: box), kind: item.kind, slots: slots, focus: item.focus,
        isPassive: item.isPassive && (item.parent == nil ? top : item.slot) == .attached)
      try check(slots, of: item, at: index, depth: depths[index], in: world)
      inside[index] = []
      root = place
      if let parent = item.parent {
        inside[parent].append((item.slot, place))
        depths[parent] = max(depths[parent], depths[index] + 1)
      }
    }
    if let root { return root }
    throw DestinationError(.unreadableSnapshot, "A part of the journal is empty.")
  }

  /// The slots of a place in their order, with the places inside it, of which the last one comes first.
  private func slots(
    named names: [SlotName], with inside: [(slot: SlotName, place: Place)]
  ) -> [Place.Slot] {
    var places: [SlotName: [Place]] = [:]
    for (slot, place) in inside.reversed() { places[slot, default: []].append(place) }
    var seen: Set<SlotName> = []
    let filled = (names + inside.map(\.slot)).filter { seen.insert($0).inserted }
      .map { Place.Slot(name: $0, places: places[$0] ?? []) }
      .filter { !$0.places.isEmpty || $0.name.mayBeEmpty }
    return (0...2).flatMap { rank in filled.filter { $0.name.rank == rank } }
  }

  /// Refuses a part that could not have been presented; a journal may come from anywhere.
  private func check(
    _ slots: [Place.Slot], of item: Journal.Item, at index: Int, depth: Int, in world: World
  ) throws(DestinationError) {
    for case .tab(let name) in slots.map(\.name) { try check(tab: name, in: world) }
    let isSound = slots.allSatisfy { slot in
      item.kind.mayHave(slot.name) && !(slot.name.isChild && slot.places.count > 1)
    }
    let isContained = item.parent.map((0..<index).contains) ?? (index == 0)
    let isComplete = item.kind != .stack(keepsFirst: true) || slots.contains { $0.name == .path }
    let needsFocus = [.tabs, .split].contains(item.kind) && slots.contains { $0.name.rank == 0 }
    guard isSound, isContained, isComplete, item.focus != nil || !needsFocus,
      item.focus?.isFocusable ?? true, depth < 100
    else {
      let reason = "Place \(item.number) of the journal has an impossible structure."
      throw DestinationError(.unreadableSnapshot, reason)
    }
  }

  /// Refuses a tab that this run of the app does not know.
  private func check(tab name: String, in world: World) throws(DestinationError) {
    if world.tab(named: name) != nil { return }
    throw DestinationError(.tabNotFound, "No shape declares the tab \"\(name)\".")
  }

  func build(_ context: BuildContext) throws(DestinationError) -> Built {
    try context.engine.world(as: World.self).build(context)
  }

  func committed(_ plan: TreePlan, by request: EngineRequest, in engine: FlowEngine) {
    for arrival in plan.arrivals {
      guard let number = numberOfPayload[ObjectIdentifier(arrival.payload.keeper)] else { continue }
      numbers.assign(number, to: engine.tree.id(arrival.ref))
    }
    isUndoing?(true)
    onDone?()
  }

  func end(isDone: Bool) {
    isUndoing?(false)
  }
}

extension NavigationJournal.Part {
  /// The number of the place itself.
  var number: Int { items.first?.number ?? 0 }
}

extension SlotName {
  /// Whether the slot exists while it is empty.
  fileprivate var mayBeEmpty: Bool {
    if case .column = self { true } else { false }
  }
}
