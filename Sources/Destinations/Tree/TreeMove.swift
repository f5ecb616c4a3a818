#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One thing that can be done to a presentation tree, from the place that asks for it.
///
/// Moves are what presentations come down to once routes are resolved. They know neither routes nor
/// providers, so that a tree can be used without a flow.
public enum TreeMove<Payload: Sendable>: Sendable {
  /// Pushes a place on the nearest stack: a stack, or the slot of a tab, a column or a sheet.
  case push(Blueprint<Payload>)
  /// Pops the top of the nearest stack.
  case goBack
  /// Selects a tab of the nearest tab bar, and puts a place there if one is given.
  case tab(name: String, Blueprint<Payload>? = nil, replacing: Bool = false)
  /// Focuses a column of the nearest split view, and puts a place there if one is given.
  case column(
    SplitViewColumn, Blueprint<Payload>? = nil, placement: SlotPlacement = .automatic)
  /// Attaches a place to the one that asks.
  case attach(Blueprint<Payload>, asCurrent: Bool = true)
  /// Puts a place exactly where the one that asks stands.
  case replaceCurrent(Blueprint<Payload>)
  /// Removes everything and makes a place the root.
  case replaceRoot(Blueprint<Payload>)
  /// Goes back to the nearest place that matches, beneath the one that asks.
  case moveToNearest(TreeMatch<Payload>)
  /// Shows a live place wherever it is: selects, goes back and dismisses what is in the way.
  case reveal(id: UUID)
  /// Goes back in the stack of a live place until it is on top, and in it if it is a stack.
  ///
  /// Unlike `reveal` it selects nothing, and leaves sheets alone.
  case goBackTo(id: UUID)
  /// Covers the place that asks with a sheet.
  case sheet(Blueprint<Payload>)
  /// Dismisses the sheet that the place that asks presents, else the one it is in.
  case dismissSheet
  /// Dismisses the sheet that a live place is in, else the one that it presents.
  case dismissSheetOf(id: UUID)
  /// Removes a place with all it contains and presents.
  case remove(id: UUID)
  /// Puts a place exactly where a live one stands.
  case replace(id: UUID, with: Blueprint<Payload>)
  /// Changes nothing; stands in a path for an element that presents nothing.
  case stay
  /// Dismisses every sheet of the tree, in document order; where there is none nothing changes.
  case dismissEverySheet
  /// Takes every stack of the tree back to its bottom, also what lies on tabs, columns and sheets.
  case popEveryStack
  /// Does a move as if a live place had asked, and shows what it made wherever that is.
  indirect case showing(TreeMove, from: UUID)
  /// Does several moves as one, each acting from what the one before made or revealed.
  indirect case path([TreeMove])
  /// Adds a child to a group.
  case addChild(Blueprint<Payload>, toGroup: UUID, asCurrent: Bool = true)
  /// Focuses the child, tab or column in which a live place stands.
  case focus(id: UUID)
  /// Puts a place on top of a slot of a live place, which need not be on screen, and selects nothing.
  case put(Blueprint<Payload>, on: SlotName, of: UUID)
  /// Selects a tab, a column or a child of a live place, which need not be on screen.
  case select(SlotName, of: UUID)
  /// Adds a tab to a tab bar, at an index counted from 0, at the end if nil.
  case addTab(name: String, Blueprint<Payload>, toTabBar: UUID, at: Int? = nil)
  /// Removes a tab of a tab bar with all in it.
  case removeTab(name: String, ofTabBar: UUID)
  /// Puts the tabs of a tab bar in another order; names that it does not have are refused.
  case orderTabs(names: [String], ofTabBar: UUID)
  /// Makes an attached place passive, so that what it is attached to stays current, or active.
  case setPassive(Bool, id: UUID)
}

extension TreeMove {
  /// Whether it consists of others.
  var isPath: Bool {
    if case .path = self { true } else { false }
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
  /// One live place.
  case id(UUID)
  /// The nearest place whose payload is exactly right, else the nearest that is alike.
  case payload(
    exact: @Sendable (Payload) -> Bool, alike: @Sendable (Payload) -> Bool = { _ in false })
}
