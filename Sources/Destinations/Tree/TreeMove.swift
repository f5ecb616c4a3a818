/// A change to a presentation tree, which starts from the requester.
///
/// A presentation becomes a move when its routes have been resolved. Moves contain neither routes
/// nor providers, so that a tree can be used without a flow.
public enum TreeMove<Payload: Sendable>: Sendable {
  /// Pushes a place on the nearest stack, which can also be a tab, a column or a sheet.
  case push(Blueprint<Payload>)
  /// Pops the top of the nearest stack.
  case goBack
  /// Selects a tab of the nearest tab bar, and adds a place there if one is given.
  case tab(name: String, Blueprint<Payload>? = nil, replacing: Bool = false)
  /// Focuses a column of the nearest split view, and adds a place there if one is given.
  case column(
    SplitViewColumn, Blueprint<Payload>? = nil, placement: SlotPlacement = .automatic)
  /// Attaches a place to the requester.
  case attach(Blueprint<Payload>, asCurrent: Bool = true)
  /// Replaces the requester with a place.
  case replaceCurrent(Blueprint<Payload>)
  /// Removes everything and makes a place the root.
  case replaceRoot(Blueprint<Payload>)
  /// Goes back to the nearest matching place.
  case moveToNearest(TreeMatch<Payload>)
  /// Shows a place wherever it is: selects slots, goes back, and dismisses what covers it.
  case reveal(id: DestinationID)
  /// Goes back in the stack that contains a place until the place is on top.
  ///
  /// If it is a stack, also clears its path.
  ///
  /// Unlike `reveal`, it selects nothing and dismisses no sheets.
  case goBackTo(id: DestinationID)
  /// Covers the requester with a sheet.
  case sheet(Blueprint<Payload>)
  /// Dismisses the sheet that the requester presents, or else the one that it is in.
  case dismissSheet
  /// Dismisses the sheet that a place is in, or else the one that it presents.
  case dismissSheetOf(id: DestinationID)
  /// Removes a place, with everything that it contains and presents.
  case remove(id: DestinationID)
  /// Replaces a place with another one.
  case replace(id: DestinationID, with: Blueprint<Payload>)
  /// Changes nothing.
  ///
  /// It stands for an element of a path that presents nothing.
  case stay
  /// Dismisses all sheets of the tree.
  ///
  /// Changes nothing if there are none.
  case dismissEverySheet
  /// Returns every stack of the tree to its root, including those in tabs, columns and sheets.
  case popEveryStack
  /// Makes a move as if another place had requested it, and reveals the result.
  indirect case showing(TreeMove, from: DestinationID)
  /// Makes several moves as one.
  ///
  /// Each starts from the place that the previous one created or revealed.
  indirect case path([TreeMove])
  /// Adds a child to a group.
  case addChild(Blueprint<Payload>, toGroup: DestinationID, asCurrent: Bool = true)
  /// Focuses the child, tab or column that contains a place.
  case focus(id: DestinationID)
  /// Puts a place on top of a slot, on screen or not, without selecting anything.
  case put(Blueprint<Payload>, on: SlotName, of: DestinationID)
  /// Selects a tab, a column or a child of a place, on screen or not.
  case select(SlotName, of: DestinationID)
  /// Adds a tab to a tab bar, at an index counted from 0, or at the end if nil.
  case addTab(name: String, Blueprint<Payload>, toTabBar: DestinationID, at: Int? = nil)
  /// Removes a tab of a tab bar, with everything in it.
  case removeTab(name: String, ofTabBar: DestinationID)
  /// Reorders the tabs of a tab bar.
  ///
  /// It is refused if a name is unknown.
  case orderTabs(names: [String], ofTabBar: DestinationID)
  /// Makes an attached place passive or active.
  ///
  /// A passive place is never current.
  case setPassive(Bool, id: DestinationID)
}

extension TreeMove {
  /// Whether it consists of others.
  var isPath: Bool {
    if case .path = self { true } else { false }
  }

  /// The moves of a path, with nested paths replaced by their moves; empty ones stay.
  static func flattened(_ moves: [TreeMove]) -> [TreeMove] {
    guard moves.contains(where: \.isPath) else { return moves }
    var flat: [TreeMove] = []
    var waiting: [TreeMove] = moves.reversed()
    while let move = waiting.popLast() {
      if case .path(let inner) = move, !inner.isEmpty {
        waiting.append(contentsOf: inner.reversed())
      } else {
        flat.append(move)
      }
    }
    return flat
  }

  /// The place that the move itself brings, if it brings one.
  var blueprint: Blueprint<Payload>? {
    switch self {
    case .push(let place), .attach(let place, _), .replaceCurrent(let place),
      .replaceRoot(let place), .sheet(let place), .replace(_, let place),
      .addChild(let place, _, _), .put(let place, _, _), .addTab(_, let place, _, _):
      place
    case .tab(_, let place, _), .column(_, let place, _): place
    case .goBack, .goBackTo, .moveToNearest, .reveal, .dismissSheet, .dismissSheetOf, .remove,
      .path, .stay, .focus, .select, .removeTab, .orderTabs, .dismissEverySheet, .popEveryStack,
      .showing, .setPassive:
      nil
    }
  }
}

/// What `moveToNearest` looks for.
public enum TreeMatch<Payload: Sendable>: Sendable {
  /// A single place.
  case id(DestinationID)
  /// The nearest place whose payload is equal, or else the nearest one that is alike.
  case payload(
    exact: @Sendable (Payload) -> Bool, alike: @Sendable (Payload) -> Bool = { _ in false })
}
