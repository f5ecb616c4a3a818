extension TreeMove {
  /// The same move for planners, which do not know payload types.
  var erased: TreeMove<ErasedPayload> {
    switch self {
    case .push(let place): .push(place.erased)
    case .goBack: .goBack
    case .tab(let name, let place, let replacing):
      .tab(name: name, place?.erased, replacing: replacing)
    case .column(let column, let place, let placement):
      .column(column, place?.erased, placement: placement)
    case .attach(let place, let asCurrent): .attach(place.erased, asCurrent: asCurrent)
    case .replaceCurrent(let place): .replaceCurrent(place.erased)
    case .replaceRoot(let place): .replaceRoot(place.erased)
    case .moveToNearest(let match): .moveToNearest(match.erased)
    case .reveal(let id): .reveal(id: id)
    case .goBackTo(let id): .goBackTo(id: id)
    case .sheet(let place): .sheet(place.erased)
    case .dismissSheet: .dismissSheet
    case .dismissSheetOf(let id): .dismissSheetOf(id: id)
    case .remove(let id): .remove(id: id)
    case .replace(let id, let place): .replace(id: id, with: place.erased)
    case .stay: .stay
    case .dismissEverySheet: .dismissEverySheet
    case .popEveryStack: .popEveryStack
    case .showing(let move, let id): move.erased(showingFrom: id)
    case .path(let moves): .path(Self.flattened(moves).map(\.erased))
    case .addChild(let place, let group, let asCurrent):
      .addChild(place.erased, toGroup: group, asCurrent: asCurrent)
    case .focus(let id): .focus(id: id)
    case .put(let place, let slot, let id): .put(place.erased, on: slot, of: id)
    case .select(let slot, let id): .select(slot, of: id)
    case .addTab(let name, let place, let tabBar, let index):
      .addTab(name: name, place.erased, toTabBar: tabBar, at: index)
    case .removeTab(let name, let tabBar): .removeTab(name: name, ofTabBar: tabBar)
    case .orderTabs(let names, let tabBar): .orderTabs(names: names, ofTabBar: tabBar)
    case .setPassive(let isPassive, let id): .setPassive(isPassive, id: id)
    }
  }
}

extension TreeMove {
  /// The same move as part of another one; many within each other are erased without recursion.
  private func erased(showingFrom id: DestinationID) -> TreeMove<ErasedPayload> {
    var (move, ids) = (self, [id])
    while case .showing(let inner, let id) = move {
      ids.append(id)
      move = inner
    }
    return ids.reversed().reduce(move.erased) { .showing($0, from: $1) }
  }
}

extension TreeMatch {
  /// The same match for readers of erased payloads; payloads of another type do not match.
  fileprivate var erased: TreeMatch<ErasedPayload> {
    switch self {
    case .id(let id): .id(id)
    case .payload(let exact, let alike):
      .payload(
        exact: { $0.read(as: Payload.self).map(exact) ?? false },
        alike: { $0.read(as: Payload.self).map(alike) ?? false })
    }
  }
}

extension Blueprint {
  /// The same blueprint for planners, which do not know payload types.
  var erased: Blueprint<ErasedPayload> {
    erasedAlone.with(
      rows: rows.map {
        .init(place: $0.place.erasedAlone, slot: $0.slot, insideCount: $0.insideCount)
      })
  }

  /// The place without what is inside it.
  private var erasedAlone: Blueprint<ErasedPayload> {
    Blueprint<ErasedPayload>(
      ErasedPayload(payload), kind: kind, id: id, slotNames: slotNames, focus: focus,
      isPassive: isPassive, rows: [])
  }
}
