/// A change to a presentation tree, which starts from the requester.
///
/// A presentation becomes a move when its routes have been resolved. Moves contain neither routes
/// nor providers, so that a tree can be used without a flow.
public enum TreeMove<Payload: Sendable>: Sendable {
  /// Pushes a place onto the nearest stack, which can also be a tab, a column or a sheet.
  case push(Blueprint<Payload>)
  /// Pops the top of the nearest stack.
  case goBack
  /// Pops this many places of the nearest stack; it is refused if there are fewer.
  case goBackBy(count: Int)
  /// Pops everything above the root of the nearest stack.
  case popToRoot
  /// Selects a tab of the nearest tab bar, and adds a place there if one is given.
  indirect case tab(name: String, Blueprint<Payload>? = nil, replacing: Bool = false)
  /// Selects a tab of the nearest tab bar, and pops everything above its root.
  case tabRoot(name: String)
  /// Focuses a column of the nearest split view, and adds a place there if one is given.
  indirect case column(
    SplitViewColumn, Blueprint<Payload>? = nil, placement: SlotPlacement = .automatic)
  /// Attaches a place to the requester.
  case attach(Blueprint<Payload>, asCurrent: Bool = true)
  /// Replaces the requester with a place.
  case replaceCurrent(Blueprint<Payload>)
  /// Removes everything and makes a place the root.
  case replaceRoot(Blueprint<Payload>)
  /// Goes back to the nearest place whose payload is equal, or else to the nearest one that is alike.
  case moveToNearest(
    exact: @Sendable (Payload) -> Bool, alike: @Sendable (Payload) -> Bool = { _ in false })
  /// Goes back to a place beneath.
  case moveToPlace(id: DestinationID)
  /// Shows a place wherever it is: selects slots, goes back, and dismisses the sheets that cover
  /// it.
  case reveal(id: DestinationID)
  /// Goes back in the stack that contains a place until the place is on top.
  ///
  /// If the place is a stack, this also clears its path.
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
  /// The move stands for an element of a path that presents nothing.
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
  indirect case put(Blueprint<Payload>, on: SlotName, of: DestinationID)
  /// Selects a tab, a column or a child of a place, on screen or not.
  case select(SlotName, of: DestinationID)
  /// Adds a tab to a tab bar, or to the nearest one if nil; at an index counted from 0, or at the
  /// end if nil.
  indirect case addTab(
    name: String, Blueprint<Payload>, toTabBar: DestinationID? = nil, at: Int? = nil)
  /// Removes a tab of a tab bar, or of the nearest one if nil, with everything in it.
  case removeTab(name: String, ofTabBar: DestinationID? = nil)
  /// Reorders the tabs of a tab bar, or of the nearest one if nil.
  ///
  /// It is refused if a name is unknown.
  case orderTabs(names: [String], ofTabBar: DestinationID? = nil)
  /// Makes an attached place passive or active.
  ///
  /// A passive place is never current.
  case setPassive(Bool, id: DestinationID)
}

extension TreeMove {
  /// The place that becomes the root where nothing is presented yet; nil if the move needs a tree.
  var firstRoot: Blueprint<Payload>? {
    switch self {
    case .replaceRoot(let place), .replaceCurrent(let place): place
    default: nil
    }
  }

  /// The tab or column that the move selects; links that begin with such a move look for the container.
  var slot: SlotName? {
    switch self {
    case .tab(let name, _, _), .tabRoot(let name): .tab(name: name)
    case .column(let column, _, _): .column(column)
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
    case .goBack: try goBack(by: 1, from: from)
    case .goBackBy(let count): try goBack(by: count, from: from)
    case .popToRoot: try goBack(by: nil, from: from)
    case .tab(let name, let place, let replacing):
      try show(place, in: .tab(name: name), replacing ? .replacing : .pushing, from: from)
    case .tabRoot(let name): try showRoot(of: .tab(name: name), from: from)
    case .column(let column, let place, let placement):
      try show(place, in: .column(column), placement, from: from)
    case .attach(let place, let asCurrent):
      try attach(checked(place), to: from, asCurrent: asCurrent)
    case .replaceCurrent(let place): try replaceCurrent(from, with: checked(place))
    case .replaceRoot(let place): replaceRoot(with: try checked(place))
    case .moveToNearest(let exact, let alike):
      try moveBack(to: nearest(exact, from: from) ?? nearest(alike, from: from), from: from)
    case .moveToPlace(let id): try moveBack(to: place(id, beneath: from), from: from)
    case .reveal(let id): try reveal(node(id))
    case .goBackTo(let id): goBack(to: try node(id))
    case .sheet(let place): try presentSheet(checked(place, as: .sheet), from: from)
    case .dismissSheet: try dismissSheet(of: from, prefersOwn: true)
    case .dismissSheetOf(let id): try dismissSheet(of: node(id), prefersOwn: false)
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
    case .put(let place, let slot, let id):
      try put(checked(place, as: slot), on: slot, of: node(id))
    case .select(let slot, let id): try select(slot, of: node(id))
    case .addTab(let name, let place, let tabBar, let index):
      try addTab(name, checked(place), to: self.tabBar(tabBar, from: from), at: index)
    case .removeTab(let name, let tabBar):
      try removeSlot(.tab(name: name), of: self.tabBar(tabBar, from: from))
    case .orderTabs(let names, let tabBar):
      try orderTabs(names, of: self.tabBar(tabBar, from: from))
    case .setPassive(let isPassive, let id): try setPassive(isPassive, of: node(id))
    }
  }
}
