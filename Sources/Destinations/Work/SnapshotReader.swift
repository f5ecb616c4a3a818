/// Converts the readable rows of a snapshot into blueprints.
///
/// Whatever the rows contain, the result is a tree that an app could have presented: of known kinds, in
/// slots that the places have. Each row is restored, passed to an embedded flow, or lost with a reason.
@MainActor
struct SnapshotReader<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias World = AppWorld<DestinationType, ContentType, TabType>
  typealias Row = NavigationSnapshot.Row
  typealias Place = Blueprint<ErasedPayload>
  typealias Slot = Blueprint<ErasedPayload>.Slot
  private typealias PlaceBox = Destinations.PlaceBox<DestinationType, ContentType>

  /// The largest depth to which places may be nested; paths may be of any length.
  private static var depthLimit: Int { 100 }

  let rows: [Row]
  let table: SnapshotTable<DestinationType, ContentType>
  let world: World
  let modalPolicy: ModalPolicy
  /// Whether the rows are of an earlier revision, so that shapes may have new tabs.
  let isOlder: Bool
  /// The reasons why places could not be built, by row.
  let refused: [Int: String]

  /// The rows, by the payloads of their places.
  private(set) var rowOfPayload: [ObjectIdentifier: Int] = [:]
  private var children: [[Int]] = []
  private var reasons: [Int: String] = [:]
  /// The rows that are restored.
  private var used: Set<Int> = []
  /// The rows that are passed to embedded flows.
  private var handedOn: Set<Int> = []

  init(
    _ rows: [Row], _ table: SnapshotTable<DestinationType, ContentType>, _ world: World,
    _ modalPolicy: ModalPolicy, isOlder: Bool, refused: [Int: String]
  ) {
    self.rows = rows
    self.table = table
    self.world = world
    self.modalPolicy = modalPolicy
    self.isOlder = isOlder
    self.refused = refused
  }

  /// The losses, in the order of the rows.
  var losses: [SnapshotLoss] {
    rows.indices.filter { !used.contains($0) && !handedOn.contains($0) }.map { index in
      SnapshotLoss(
        what: rows[index].tag ?? "row \(index)",
        reason: reasons[index]
          ?? "The place that contained it, or was beneath it, was not restored.")
    }
  }

  /// The number of rows that are restored.
  var usedCount: Int { used.count }

  /// Reads all rows; returns nil if there is no root.
  ///
  /// - Complexity: O(*n*) for *n* rows, apart from computing shapes.
  mutating func read() -> Place? {
    children = Array(repeating: [], count: rows.count)
    for (index, row) in rows.enumerated() {
      guard let parent = row.parent else {
        if index > 0 { reasons[index] = "It is a second root." }
        continue
      }
      if (0..<index).contains(parent) {
        children[parent].append(index)
      } else {
        reasons[index] = "Its parent, row \(parent), does not come before it."
      }
    }
    return rows.first?.parent == nil && !rows.isEmpty ? place(0, depth: 0, sheets: .none) : nil
  }

  /// Whether a place is in a sheet, for the modal policy.
  private enum Sheets {
    case none
    case inside
  }

  private mutating func place(_ index: Int, depth: Int, sheets: Sheets) -> Place? {
    do throws(DestinationError) {
      let box = try world.served(box(index, depth: depth), OfferScope()).place
      let fresh = try world.blueprint(for: box, OfferScope())
      used.insert(index)
      rowOfPayload[ObjectIdentifier(box)] = index
      let parts = Parts(children[index], rows: rows, fresh)
      var (slots, focus) = own(index, parts, depth: depth, sheets: sheets)
      let attached = members(parts.indices(in: .attached), depth: depth, sheets: sheets).places
      if !attached.isEmpty { slots.append(Slot(name: .attached, places: attached)) }
      let sheet = sheet(parts.indices(in: .sheet), of: index, depth: depth, sheets: sheets)
      if !sheet.isEmpty { slots.append(Slot(name: .sheet, places: sheet)) }
      explain(children[index], besides: slots.map(\.name))
      return Place(
        ErasedPayload(keeper: box), kind: fresh.kind, slots: slots, focus: focus,
        isPassive: index > 0 && rows[index].isPassive && rows[index].slot == "attached")
    } catch {
      reasons[index] = error.reason
      return nil
    }
  }

  private func box(_ index: Int, depth: Int) throws(DestinationError) -> PlaceBox {
    guard depth < Self.depthLimit else {
      throw DestinationError(.unreadableSnapshot, "It is nested deeper than \(depth) places.")
    }
    guard let tag = rows[index].tag else {
      let reason = "The row cannot be read: \(rows[index].problem ?? "it has no tag")."
      throw DestinationError(.unreadableSnapshot, reason)
    }
    if let reason = refused[index] { throw DestinationError(.buildFailed, reason) }
    let place = try table.place(tag, rows[index].content)
    return PlaceBox(place.route, place.content)
  }

  /// Records a reason for rows in slots that their place does not have, or has not free.
  private mutating func explain(_ indices: [Int], besides slots: [SlotName]) {
    if indices.isEmpty { return }
    let slots = Set(slots)
    var hostsFlow = false
    for index in indices where !used.contains(index) && reasons[index] == nil {
      let word = rows[index].slot ?? ""
      let isFlow = word == SlotName.flowWord
      let slot = SlotName(snapshotWord: word)
      if isFlow, !hostsFlow {
        hostsFlow = true
        handOn(index)
      } else if isFlow || slot.map({ $0.isChild && slots.contains($0) }) ?? false {
        reasons[index] = "Its parent already has a place in \"\(word)\"."
      } else if !(slot.map(slots.contains) ?? false) {
        reasons[index] = "Its parent has no slot \"\(word)\"."
      }
    }
  }

  /// Leaves rows to the embedded flow of a place.
  private mutating func handOn(_ index: Int) {
    var waiting = [index]
    while let next = waiting.popLast() {
      handedOn.insert(next)
      waiting += children[next]
    }
  }

  /// The places of the rows in one slot, and whether the bottom one is lost.
  private mutating func members(
    _ indices: [Int], depth: Int, sheets: Sheets
  ) -> (places: [Place], isBottomLost: Bool) {
    var places: [Place] = []
    var isBottomLost = indices.isEmpty
    for index in indices {
      if let place = place(index, depth: depth + 1, sheets: sheets) {
        places.append(place)
      } else {
        if index == indices.first { isBottomLost = true }
        if table.policy == .dropWithAbove { break }
      }
    }
    return (places, isBottomLost)
  }

  private mutating func sheet(
    _ indices: [Int], of index: Int, depth: Int, sheets: Sheets
  ) -> [Place] {
    if indices.isEmpty { return [] }
    let isNested = sheets == .inside && modalPolicy.whenNested != .allow
    guard !isNested, index == 0 || !modalPolicy.isApplicationWide else {
      for index in indices { reasons[index] = "The modal policy does not allow a sheet here." }
      return []
    }
    return members(indices, depth: depth, sheets: .inside).places
  }
}

// MARK: - Kinds of places

extension SnapshotReader {
  /// The rows in the slots of one place, and what its shape has there.
  private struct Parts {
    let fresh: Place
    let freshSlots: [Slot]
    /// The slots of the rows, in the order of the first row in each.
    private(set) var slots: [SlotName] = []
    private var indices: [SlotName: [Int]] = [:]
    private let freshPlaces: [SlotName: [Place]]

    init(_ children: [Int], rows: [Row], _ fresh: Place) {
      self.fresh = fresh
      freshSlots = fresh.slots
      freshPlaces = Dictionary(freshSlots.map { ($0.name, $0.places) }) { first, _ in first }
      for index in children {
        guard let slot = rows[index].slot.flatMap({ SlotName(snapshotWord: $0) }) else { continue }
        if indices[slot, default: []].isEmpty { slots.append(slot) }
        indices[slot, default: []].append(index)
      }
    }

    func indices(in slot: SlotName) -> [Int] { indices[slot] ?? [] }

    /// The places that the shape has in a slot.
    func freshPlaces(in slot: SlotName) -> [Place] { freshPlaces[slot] ?? [] }
  }

  /// The slots that the kind of a place has, and the selected one.
  private mutating func own(
    _ index: Int, _ parts: Parts, depth: Int, sheets: Sheets
  ) -> (slots: [Slot], focus: SlotName?) {
    switch parts.fresh.kind {
    case .screen, .alert: return ([], nil)
    case .stack:
      let slot = slot(.path, parts, depth: depth, sheets: sheets)
      return (slot.places.isEmpty ? [] : [slot], nil)
    case .tabs:
      let names = tabs(of: index, parts)
      let slots = names.map { slot($0, parts, depth: depth, sheets: sheets) }
        .filter { !$0.places.isEmpty }
      let found = slots.isEmpty ? parts.freshSlots : slots
      return (found, focus(index, among: found, parts.fresh))
    case .split:
      let known = Set(rows[index].slots ?? [])
      let slots = parts.freshSlots.map { slot in
        let isKept = known.contains(slot.name.snapshotWord) && parts.indices(in: slot.name).isEmpty
        return isKept
          ? Slot(name: slot.name, places: [])
          : self.slot(slot.name, parts, depth: depth, sheets: sheets)
      }
      return (slots, focus(index, among: slots, parts.fresh))
    case .group:
      let slots = parts.slots.filter(\.isChild).compactMap { slot -> Slot? in
        let first = Array(parts.indices(in: slot).prefix(1))
        let places = members(first, depth: depth, sheets: sheets).places
        return places.isEmpty ? nil : Slot(name: slot, places: places)
      }
      // Only a group may have children without a focused one.
      return (slots, rows[index].focus == nil ? nil : focus(index, among: slots, parts.fresh))
    }
  }

  /// A slot with its rows; if the bottom row is lost, they are on top of the shape's places.
  private mutating func slot(
    _ name: SlotName, _ parts: Parts, depth: Int, sheets: Sheets
  ) -> Slot {
    let (places, isBottomLost) = members(parts.indices(in: name), depth: depth, sheets: sheets)
    return Slot(name: name, places: isBottomLost ? parts.freshPlaces(in: name) + places : places)
  }

  /// The tabs in their order; for an earlier revision, with the new tabs of the shape.
  private func tabs(of index: Int, _ parts: Parts) -> [SlotName] {
    let recorded =
      rows[index].slots?.compactMap { SlotName(snapshotWord: $0) } ?? parts.slots
    var seen: Set<SlotName> = []
    let names = recorded.filter { slot in
      guard case .tab(let name) = slot, world.tab(named: name) != nil else { return false }
      return seen.insert(slot).inserted
    }
    guard isOlder || rows[index].slots == nil else { return names }
    var (all, rest) = ([SlotName](), names[...])
    for (position, slot) in parts.freshSlots.enumerated() where !seen.contains(slot.name) {
      while all.count < position, let next = rest.popFirst() { all.append(next) }
      all.append(slot.name)
    }
    return all + rest
  }

  private func focus(_ index: Int, among slots: [Slot], _ fresh: Place) -> SlotName? {
    let recorded = rows[index].focus.flatMap { SlotName(snapshotWord: $0) }
    let names = slots.map(\.name)
    return [recorded, fresh.focus, names.first].compactMap(\.self).first(where: names.contains)
  }
}

// MARK: - Embedded flows

extension SnapshotReader {
  /// The rows of a place's embedded flow, numbered from 0; nil if there are none.
  func flow(at host: Int) -> (rows: [Row], indices: [Int: Int])? {
    guard let root = children[host].first(where: { rows[$0].slot == SlotName.flowWord }) else {
      return nil
    }
    var found: [Int] = []
    var waiting = [root]
    while let next = waiting.popLast() {
      found.append(next)
      waiting += children[next]
    }
    found.sort()
    let indices = Dictionary(zip(found, found.indices)) { $1 }
    let own = found.map { index in
      var row = rows[index]
      row.parent = index == root ? nil : row.parent.flatMap { indices[$0] }
      if index == root { row.slot = nil }
      return row
    }
    return (own, indices)
  }
}
