/// A change to a presentation tree, which starts from the requester.
///
/// A presentation becomes a move when its routes have been resolved. Moves contain neither routes
/// nor providers, so that a tree can be used without a flow.
public enum TreeMove<Payload: Sendable>: Sendable {
  /// Pushes a place on the nearest stack, which can also be a tab, a column or a sheet.
  case push(Blueprint<Payload>)
  /// Pops as many places of the nearest stack; it is refused if there are fewer.
  case goBack(count: Int)
  /// Pops everything above the root of the nearest stack.
  case popToRoot
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
  /// Pops the top of the nearest stack.
  public static var goBack: TreeMove { .goBack(count: 1) }

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

  /// The place that becomes the root where nothing is presented yet; nil if the move needs a tree.
  var firstRoot: Blueprint<Payload>? {
    switch self {
    case .replaceRoot(let place), .replaceCurrent(let place): place
    default: nil
    }
  }
}

extension TreePlanner {
  /// Applies a move to the draft and returns the place that it created or revealed.
  ///
  /// Its places are erased here, so that the rest of the planner knows no payload types.
  mutating func apply<Payload>(
    _ move: TreeMove<Payload>, from: NodeRef?
  ) throws(DestinationError) -> NodeRef? {
    guard let from else {
      if let place = move.firstRoot { return replaceRoot(with: try checked(place)) }
      if case .path(let moves) = move { return try path(moves, from: nil) }
      throw DestinationError(.noTree, "Nothing is presented yet.")
    }
    return switch move {
    case .push(let place): try push(checked(place), from: from)
    case .goBack(let count): try goBack(by: count, from: from)
    case .popToRoot: try goBack(by: nil, from: from)
    case .tab(let name, nil, _): try selectTab(name, from: from)
    case .tab(let name, let place?, let replacing):
      try selectTab(name, showing: checked(place), replacing: replacing, from: from)
    case .column(let column, nil, let placement):
      try focusColumn(column, showing: nil, placement: placement, from: from)
    case .column(let column, let place?, let placement):
      try focusColumn(column, showing: checked(place), placement: placement, from: from)
    case .attach(let place, let asCurrent):
      attach(try checked(place), to: from, asCurrent: asCurrent)
    case .replaceCurrent(let place): replace(from, with: try checked(place))
    case .replaceRoot(let place): replaceRoot(with: try checked(place))
    case .moveToNearest(let match): try moveToNearest(match.erased, from: from)
    case .reveal(let id): try reveal(node(id))
    case .goBackTo(let id): goBack(to: try node(id))
    case .sheet(let place): try presentSheet(checked(place), from: from)
    case .dismissSheet: try dismissSheet(from: from)
    case .dismissSheetOf(let id): try dismissSheet(of: node(id))
    case .dismissEverySheet: dismissEverySheet()
    case .popEveryStack: popEveryStack()
    case .showing(let move, let id): try show(move, from: id)
    case .remove(let id): try remove(node(id))
    case .replace(let id, let place): replace(try node(id), with: try checked(place))
    case .path(let moves): try path(moves, from: from)
    case .stay: from
    case .addChild(let place, let group, let asCurrent):
      try addChild(checked(place), to: node(group), asCurrent: asCurrent)
    case .focus(let id): try focus(on: node(id))
    case .put(let place, let slot, let id): try put(checked(place), on: slot, of: node(id))
    case .select(let slot, let id): try select(slot, of: node(id))
    case .addTab(let name, let place, let tabBar, let index):
      try addTab(name, checked(place), to: node(tabBar), at: index)
    case .removeTab(let name, let tabBar): try removeTab(name, of: node(tabBar))
    case .orderTabs(let names, let tabBar): try orderTabs(names, of: node(tabBar))
    case .setPassive(let isPassive, let id): try setPassive(isPassive, of: node(id))
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
