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
    guard let number = change.of else { return try root(change, in: world) }
    let id = try id(number)
    switch change.verb {
    case .select:
      guard let word = change.slot else { return [] }
      return [.select(try slot(word), of: id)]
    case .order: return [.orderTabs(names: change.names ?? [], ofTabBar: id)]
    case .passivity: return [.setPassive(change.isPassive ?? false, id: id)]
    case .places: return try moves(for: change, at: id, in: world)
    }
  }

  private func root(
    _ change: Journal.Change, in world: World
  ) throws(DestinationError) -> [TreeMove<ErasedPayload>] {
    let arriving = try arriving(by: change, on: .path, in: world)
    guard arriving.count < 2 else {
      throw DestinationError(.unreadableSnapshot, "An entry of the journal has several roots.")
    }
    if let root = arriving.first { return [.replaceRoot(root)] }
    return try removals(by: change)
  }

  private func moves(
    for change: Journal.Change, at container: DestinationID, in world: World
  ) throws(DestinationError) -> [TreeMove<ErasedPayload>] {
    let slot = try slot(change.slot ?? "path")
    let arriving = try arriving(by: change, on: slot, in: world)
    if let index = change.tabIndex, case .tab(let name) = slot {
      try check(tab: name, in: world)
      guard let first = arriving.first else { return [.removeTab(name: name, ofTabBar: container)] }
      return [.addTab(name: name, first, toTabBar: container, at: index)]
        + arriving.dropFirst().map { .put($0, on: slot, of: container) }
    }
    if let old = change.leaving?.first, let new = arriving.first {
      return [.replace(id: try id(of: old), with: new)]
    }
    return try removals(by: change) + arriving.map { .put($0, on: slot, of: container) }
  }

  private func removals(
    by change: Journal.Change
  ) throws(DestinationError) -> [TreeMove<ErasedPayload>] {
    try (change.leaving ?? []).map { part throws(DestinationError) in
      .remove(id: try id(of: part))
    }
  }

  private func arriving(
    by change: Journal.Change, on slot: SlotName, in world: World
  ) throws(DestinationError) -> [Place] {
    try (change.arriving ?? []).map { part throws(DestinationError) in
      try blueprint(of: part, on: slot, in: world)
    }
  }

  private func id(of part: [Journal.Item]) throws(DestinationError) -> DestinationID {
    try id(part.first?.number ?? 0)
  }

  private func slot(_ word: String) throws(DestinationError) -> SlotName {
    if let slot = SlotName(snapshotWord: word) { return slot }
    throw DestinationError(.unreadableSnapshot, "\"\(word)\" is not a slot.")
  }

  private func id(_ number: Int) throws(DestinationError) -> DestinationID {
    if let id = numbers.id(of: number) { return id }
    throw DestinationError(.targetGone, "Place \(number) of the journal is not presented.")
  }

  /// The blueprint of a part: the recorded places, whatever the shapes declare now.
  private func blueprint(
    of items: [Journal.Item], on top: SlotName, in world: World
  ) throws(DestinationError) -> Place {
    var inside: [[SlotName]] = Array(repeating: [], count: items.count)
    var around: [Int] = []
    var slots: [SlotName] = []
    for (index, item) in items.enumerated() {
      if item.place == nil { throw notSaved(item) }
      while let last = around.last, last != item.row.parent { around.removeLast() }
      guard around.last == item.row.parent, around.isEmpty == (index == 0), around.count < 100
      else { throw impossible(item) }
      slots.append(index == 0 ? top : try slot(item.row.slot ?? "path"))
      if let parent = around.last { inside[parent].append(slots[index]) }
      around.append(index)
    }
    var parts: [Place.Part] = []
    for (index, item) in items.enumerated() {
      let place = try place(item, holding: inside[index], on: slots[index], in: world)
      parts.append((place, slots[index], item.row.parent))
    }
    if let place = Place(parts) { return place }
    throw DestinationError(.unreadableSnapshot, "A part of the journal is empty.")
  }

  /// A place without what is inside it.
  private func place(
    _ item: Journal.Item, holding inside: [SlotName], on slot: SlotName, in world: World
  ) throws(DestinationError) -> Place {
    guard let kept = item.place else { throw notSaved(item) }
    let box = PlaceBox(kept.route, kept.content)
    _ = try world.blueprint(for: box)  // It also registers the tabs of the shape.
    numberOfPayload[ObjectIdentifier(box)] = item.number
    if let options = item.row.sheet { sheets[ObjectIdentifier(box)] = options }
    var names = try (item.row.slots ?? []).map(self.slot)
    let held = Set(inside)
    var seen: Set<SlotName> = []
    names = (names.filter { $0.column != nil || held.contains($0) } + inside)
      .filter { seen.insert($0).inserted }.sorted(on: \.rank)
    let kind = item.kind.flatMap { NodeKind(word: $0[...]) } ?? .screen
    let focus = item.row.focus.flatMap { SlotName(snapshotWord: $0) }
    for case .tab(let name) in names { try check(tab: name, in: world) }
    let isSound =
      names.allSatisfy(kind.mayHave)
      && Set(inside.filter(\.isChild)).count == inside.count(where: \.isChild)
    let isComplete = kind != .stack(keepsFirst: true) || names.contains(.path)
    let needsFocus = [.tabs, .split].contains(kind) && names.contains { $0.rank == 0 }
    guard isSound, isComplete, focus?.isFocusable ?? !needsFocus else { throw impossible(item) }
    return Place(
      ErasedPayload(keeper: box), kind: kind, id: nil, slotNames: names, focus: focus,
      isPassive: item.row.isPassive && slot == .attached)
  }

  private func notSaved(_ item: Journal.Item) -> DestinationError {
    DestinationError(.unreadableSnapshot, "Place \(item.number) of the journal was not saved.")
  }

  private func impossible(_ item: Journal.Item) -> DestinationError {
    let reason = "Place \(item.number) of the journal has an impossible structure."
    return DestinationError(.unreadableSnapshot, reason)
  }

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
