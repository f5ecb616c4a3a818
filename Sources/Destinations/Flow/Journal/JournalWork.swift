extension AppWorld {
  /// The request for the changes of a journal entry.
  @MainActor
  final class JournalWork: RequestSteps {
    let summary: String
    var isOfJournal: Bool { true }
    private let entry: Journal.Entry
    private let numbers: JournalNumbers
    /// Called when the entry has been committed.
    private let onDone: (() -> Void)?
    /// The numbers of the arriving places, by their payloads.
    private var numberOfPayload: [ObjectIdentifier: Int] = [:]
    private var sheets: [ObjectIdentifier: SheetPresentationOptions] = [:]
    /// The names of the tabs before and after, by the numbers of their tab bars; a tab is in both once it is added.
    private var tabs: [Int: (was: [String], now: [String])] = [:]

    init(
      _ name: String, _ entry: Journal.Entry, _ numbers: JournalNumbers,
      onDone: (() -> Void)? = nil
    ) {
      summary = name
      self.entry = entry
      self.numbers = numbers
      self.onDone = onDone
    }

    func resolve(
      in host: TreeHost, from asker: DestinationID?
    ) throws(DestinationError) -> ResolvedMove {
      let world = try host.world(as: World.self)
      (numberOfPayload, sheets, tabs) = ([:], [:], [:])
      let moves = try moves(in: world, host.modalPolicy)
      return ResolvedMove(move: moves.isEmpty ? nil : .path(moves), sheetOptions: sheets)
    }

    /// Returns the moves: places leave and are replaced, others come, and those that stay are rearranged.
    private func moves(
      in world: World, _ modalPolicy: ModalPolicy
    ) throws(DestinationError) -> [Move] {
      guard entry.changes.count(where: { $0.of == nil }) < 2 else {
        throw .unreadable("An entry of the journal has several roots.")
      }
      for change in entry.changes {
        if let bar = change.of, let was = change.was?.tabs, let now = change.now?.tabs {
          tabs[bar] = (was, now)
        }
      }
      var (leaving, replaced, arriving, arranged) = ([Move](), [Move](), [Move](), [Move]())
      for change in entry.changes {
        let slot = try change.slot.map(slot) ?? .path
        let old = change.leaving?.first?.number
        let new = try change.arriving.map { part throws(DestinationError) in
          try place(part, on: slot, in: world, modalPolicy)
        }
        switch (old, new) {
        case (let old?, let new?): replaced.append(.replace(id: try id(old), with: new))
        case (let old?, nil):
          // A tab is removed with everything in it.
          let bar = change.of.flatMap { tabs[$0] }
          if let bar, let tab = slot.tabName, bar.was.contains(tab), !bar.now.contains(tab) {
            continue
          }
          leaving.append(.remove(id: try id(old)))
        case (nil, let new?):
          arriving.append(try arrival(of: new, on: slot, change.of, in: world))
        case (nil, nil): arranged += try rearrangement(by: change)
        }
      }
      return leaving + replaced + arriving + arranged
    }

    /// Returns the arrival of a place; the first one in a new tab adds the tab.
    private func arrival(
      of place: Blueprint<ErasedPayload>, on slot: SlotName, _ number: Int?, in world: World
    ) throws(DestinationError) -> Move {
      guard let number else { return .replaceRoot(place) }
      let container = try id(number)
      guard let tab = slot.tabName, let bar = tabs[number], !bar.was.contains(tab),
        let index = bar.now.firstIndex(of: tab)
      else { return .put(place, on: slot, of: container) }
      tabs[number]?.was.append(tab)
      guard world.tab(named: tab) != nil else {
        throw DestinationError(.tabNotFound, "No shape declares the tab \"\(tab)\".")
      }
      return .addTab(name: tab, place, toTabBar: container, at: index)
    }

    private func rearrangement(by change: Journal.Change) throws(DestinationError) -> [Move] {
      guard let number = change.of, let was = change.was, let now = change.now else { return [] }
      let id = try id(number)
      var moves: [Move] = []
      if let names = now.tabs {
        for name in was.tabs ?? [] where !names.contains(name) {
          moves.append(.removeTab(name: name, ofTabBar: id))
        }
        moves.append(.orderTabs(names: names, ofTabBar: id))
      }
      if let focus = now.focus { moves.append(.select(try slot(focus), of: id)) }
      if now.isPassive != was.isPassive { moves.append(.setPassive(now.isPassive == true, id: id)) }
      return moves
    }

    private func slot(_ word: String) throws(DestinationError) -> SlotName {
      if let slot = SlotName(snapshotWord: word) { return slot }
      throw .unreadable("\"\(word)\" is not a slot.")
    }

    private func id(_ number: Int) throws(DestinationError) -> DestinationID {
      if let id = numbers.id(of: number) { return id }
      throw DestinationError(.targetGone, "Place \(number) of the journal is not presented.")
    }

    /// Returns the recorded places, in exactly the recorded arrangement, which the shapes of their routes must allow.
    private func place(
      _ items: [Journal.Item], on slot: SlotName, in world: World, _ modalPolicy: ModalPolicy
    ) throws(DestinationError) -> Blueprint<ErasedPayload> {
      let rows = items.map(\.row)
      var reader = SnapshotReader(rows, world, modalPolicy) { (index) throws(DestinationError) in
        if let place = items[index].place { return place }
        throw .unreadable("Place \(items[index].number) of the journal was not saved.")
      }
      reader.topSlot = slot
      guard let root = reader.read(), reader.losses.isEmpty, root.isArranged(as: rows) else {
        let reason =
          reader.losses.first?.reason ?? "The shapes of its places do not allow their arrangement."
        throw .unreadable("A part of the journal: \(reason)")
      }
      numberOfPayload.merge(reader.rowOfPayload.mapValues { items[$0].number }) { $1 }
      sheets.merge(reader.sheets) { $1 }
      return root
    }

    func build(_ context: BuildContext) throws(DestinationError) -> Built {
      try context.host.world(as: World.self).build(context)
    }

    func committed(_ plan: TreePlan, wasHeld: Bool, in host: TreeHost) {
      for arrival in plan.arrivals {
        let number = numberOfPayload[ObjectIdentifier(arrival.payload.keeper)]
        if let number { numbers.assign(number, to: host.tree.id(arrival.ref)) }
      }
      onDone?()
    }
  }
}

extension Blueprint {
  /// Returns whether the blueprint has the recorded places in the recorded arrangement.
  fileprivate func isArranged(as recorded: [NavigationSnapshot.Row]) -> Bool {
    guard recorded.count == 1 + rows.count else { return false }
    let places = [self] + rows.map(\.place)
    return zip(places, recorded).allSatisfy { place, row in
      let own = place.slotNames.filter { $0.rank == 0 }.map(\.snapshotWord)
      return own == row.slots ?? [] && place.focus?.snapshotWord == row.focus
        && place.isPassive == row.isPassive
    } && zip(rows, recorded.dropFirst()).allSatisfy { $0.slot.snapshotWord == $1.slot }
  }
}
