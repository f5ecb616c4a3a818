extension AppWorld {
  typealias Row = NavigationSnapshot.Row
  typealias Table = SnapshotTable<DestinationType, ContentType>

  /// Converts the readable rows of a snapshot into blueprints.
  ///
  /// Whatever the rows contain, the result is a tree that an app could have presented: of known kinds, in
  /// slots that the places have. Each row is restored, passed to an embedded flow, or lost with a reason.
  @MainActor
  struct SnapshotReader {
    typealias Place = Blueprint<ErasedPayload>
    typealias Slot = Blueprint<ErasedPayload>.Slot

    /// The largest depth to which places may be nested; paths may be of any length.
    private static var depthLimit: Int { 100 }

    let rows: [Row]
    private let world: World
    private let modalPolicy: ModalPolicy
    /// Returns the route and the content of a row.
    private let place: (Int) throws(DestinationError) -> AppPlace
    /// The slot that the first row goes into; nil for the root of a flow.
    var topSlot: SlotName?
    /// Whether the places on top of a lost one are lost too.
    var losesAbove = false
    /// Whether the rows are of an earlier revision, so that shapes may have new tabs.
    var isOlder = false

    /// The rows that are restored, by the payloads of their places.
    private(set) var rowOfPayload: [ObjectIdentifier: Int] = [:]
    private var children: [[Int]] = []
    /// The rows that are restored or passed to an embedded flow; the others are lost.
    private var safe: Set<Int> = []
    /// The reasons why rows are lost, as far as they have reasons of their own.
    private var reasons: [Int: String]

    /// Creates a reader; `refused` are the reasons why places could not be built, by row.
    init(
      _ rows: [Row], _ world: World, _ modalPolicy: ModalPolicy, refused: [Int: String] = [:],
      place: @escaping (Int) throws(DestinationError) -> AppPlace
    ) {
      self.rows = rows
      self.world = world
      self.modalPolicy = modalPolicy
      self.place = place
      reasons = refused
    }

    /// The losses, in the order of the rows.
    var losses: [SnapshotLoss] {
      rows.indices.filter { !safe.contains($0) }.map { index in
        SnapshotLoss(
          what: rows[index].tag ?? "row \(index)",
          reason: reasons[index]
            ?? "The place that contained it, or was beneath it, was not restored.")
      }
    }

    /// The display options of sheets, by the payloads at their bottoms.
    var sheets: [ObjectIdentifier: SheetPresentationOptions] {
      rowOfPayload.compactMapValues { rows[$0].sheet }
    }

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
      return rows.first?.parent == nil && !rows.isEmpty ? place(0, depth: 0, isInSheet: false) : nil
    }

    private mutating func place(_ index: Int, depth: Int, isInSheet: Bool) -> Place? {
      do throws(DestinationError) {
        guard depth < Self.depthLimit else {
          throw .unreadable("It is nested deeper than \(depth) places.")
        }
        if let reason = reasons[index] { throw DestinationError(.buildFailed, reason) }
        let kept = try place(index)
        let fresh = try world.blueprint(for: PlaceBox(kept.route, kept.content)).place
        safe.insert(index)
        rowOfPayload[ObjectIdentifier(fresh.payload.keeper)] = index
        let spot = Spot(
          index: index, depth: depth, isInSheet: isInSheet, fresh: fresh, freshSlots: fresh.slots,
          indices: Dictionary(grouping: children[index]) { slot(of: $0) })
        var (slots, focus) = own(spot)
        slots += [
          Slot(name: .attached, places: members(of: .attached, at: spot)),
          Slot(name: .sheet, places: sheet(at: spot)),
        ].filter { !$0.places.isEmpty }
        explain(children[index], besides: slots.map(\.name))
        let isAttached = index == 0 ? topSlot == .attached : rows[index].slot == "attached"
        return Place(
          fresh.payload, kind: fresh.kind, slots: slots, focus: focus,
          isPassive: rows[index].isPassive && isAttached)
      } catch {
        reasons[index] = error.reason
        return nil
      }
    }

    /// Records a reason for rows in slots that their place does not have, or that are taken.
    private mutating func explain(_ indices: [Int], besides slots: [SlotName]) {
      if indices.isEmpty { return }
      let slots = Set(slots)
      var hostsFlow = false
      for index in indices where !safe.contains(index) && reasons[index] == nil {
        let word = rows[index].slot ?? ""
        let isFlow = word == SlotName.flowWord
        let slot = SlotName(snapshotWord: word)
        if isFlow, !hostsFlow {
          hostsFlow = true
          safe.formUnion(subtree(of: index))
        } else if isFlow || slot.map({ $0.isChild && slots.contains($0) }) ?? false {
          reasons[index] = "Its parent already has a place in \"\(word)\"."
        } else if !(slot.map(slots.contains) ?? false) {
          reasons[index] = "Its parent has no slot \"\(word)\"."
        }
      }
    }

    /// Returns the slot that a row names; nil if it names none.
    private func slot(of row: Int) -> SlotName? {
      rows[row].slot.flatMap { SlotName(snapshotWord: $0) }
    }

    /// Returns a row with the rows of everything inside its place.
    private func subtree(of row: Int) -> [Int] {
      var found = [row]
      var index = 0
      while index < found.count {
        found += children[found[index]]
        index += 1
      }
      return found
    }

    /// Returns the places of the rows in a slot; a child is a single place.
    private mutating func members(of slot: SlotName, at spot: Spot) -> [Place] {
      let isInSheet = slot == .sheet || spot.isInSheet
      var places: [Place] = []
      for index in spot[slot].prefix(slot.isChild ? 1 : .max) {
        if let place = place(index, depth: spot.depth + 1, isInSheet: isInSheet) {
          places.append(place)
        } else if losesAbove {
          break
        }
      }
      return places
    }

    private mutating func sheet(at spot: Spot) -> [Place] {
      let isAllowed =
        spot.isInSheet
        ? modalPolicy.whenNested == .allow : spot.index == 0 || !modalPolicy.isApplicationWide
      if isAllowed { return members(of: .sheet, at: spot) }
      for index in spot[.sheet] { reasons[index] = "The modal policy does not allow a sheet here." }
      return []
    }

    // MARK: - Kinds of places

    /// A row that is being read, with the rows in its slots, and the places of its shape there.
    private struct Spot {
      let index: Int
      let depth: Int
      let isInSheet: Bool
      let fresh: Place
      let freshSlots: [Slot]
      /// The rows by their slots.
      let indices: [SlotName?: [Int]]

      subscript(slot: SlotName) -> [Int] { indices[slot] ?? [] }
    }

    /// Returns the slots that the kind of a place has, and the selected one.
    private mutating func own(_ spot: Spot) -> (slots: [Slot], focus: SlotName?) {
      switch spot.fresh.kind {
      case .screen, .alert: return ([], nil)
      case .stack: return ([slot(.path, spot)].filter { !$0.places.isEmpty }, nil)
      case .tabs:
        let slots = tabs(spot).map { slot($0, spot) }.filter { !$0.places.isEmpty }
        let found = slots.isEmpty ? spot.freshSlots : slots
        return (found, focus(spot, among: found))
      case .split:
        let known = Set(rows[spot.index].slots ?? [])
        let slots = spot.freshSlots.map { fresh in
          let isKept = known.contains(fresh.name.snapshotWord) && spot[fresh.name].isEmpty
          return isKept ? Slot(name: fresh.name, places: []) : slot(fresh.name, spot)
        }
        return (slots, focus(spot, among: slots))
      case .group:
        var slots: [Slot] = []
        for row in children[spot.index] {
          guard let name = slot(of: row), name.isChild, spot[name].first == row else { continue }
          slots.append(Slot(name: name, places: members(of: name, at: spot)))
        }
        slots.removeAll(where: \.places.isEmpty)
        // Only a group may have children without a focused one.
        return (slots, rows[spot.index].focus == nil ? nil : focus(spot, among: slots))
      }
    }

    /// Returns a slot with its rows; if the bottom row is lost, they are on top of the shape's places.
    private mutating func slot(_ name: SlotName, _ spot: Spot) -> Slot {
      let places = members(of: name, at: spot)
      let isBottomKept = spot[name].first.map(safe.contains) == true
      let beneath = isBottomKept ? [] : spot.freshSlots.first { $0.name == name }?.places ?? []
      return Slot(name: name, places: beneath + places)
    }

    /// Returns the tabs in their order; for an earlier revision, with the new tabs of the shape.
    private func tabs(_ spot: Spot) -> [SlotName] {
      let recorded =
        rows[spot.index].slots?.compactMap { SlotName(snapshotWord: $0) }
        ?? children[spot.index].compactMap { slot(of: $0) }
      var seen: Set<SlotName> = []
      let names = recorded.filter { slot in
        guard case .tab(let name) = slot, world.tab(named: name) != nil else { return false }
        return seen.insert(slot).inserted
      }
      guard isOlder || rows[spot.index].slots == nil else { return names }
      var (all, rest) = ([SlotName](), names[...])
      for (position, slot) in spot.freshSlots.enumerated() where !seen.contains(slot.name) {
        while all.count < position, let next = rest.popFirst() { all.append(next) }
        all.append(slot.name)
      }
      return all + rest
    }

    private func focus(_ spot: Spot, among slots: [Slot]) -> SlotName? {
      let recorded = rows[spot.index].focus.flatMap { SlotName(snapshotWord: $0) }
      let names = slots.map(\.name)
      let wishes = [recorded, spot.fresh.focus, names.first]
      return wishes.compactMap(\.self).first(where: names.contains)
    }

    // MARK: - Embedded flows

    /// Returns the rows of a place's embedded flow, numbered from 0; nil if there are none.
    func flow(at host: Int) -> (rows: [Row], indices: [Int: Int])? {
      guard let root = children[host].first(where: { rows[$0].slot == SlotName.flowWord }) else {
        return nil
      }
      let found = subtree(of: root).sorted()
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
}
