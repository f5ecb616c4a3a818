import Destinations
import Foundation

/// Moves of every kind.
enum MoveSamples {
  static let all: [TextMove] = bringing(.screen("new"), to: place(1)) + naming(place(1)) + plain

  private static let plain: [TextMove] = [
    .goBack, .tab(name: "a"), .column(.detail), .toNearest("base"), .dismissSheet,
    .path([.goBack]), .dismissEverySheet, .popEveryStack, .goBackBy(count: 2), .popToRoot,
    .tabRoot(name: "a"), .removeTab(name: "a"), .orderTabs(names: ["b"]),
  ]

  /// Every move that presents a place.
  static func bringing(_ new: TextPlace, to id: UUID) -> [TextMove] {
    [
      .push(new), .tab(name: "a", new), .tab(name: "a", new, replacing: true),
      .column(.detail, new), .column(.detail, new, placement: .pushing),
      .column(.detail, new, placement: .replacing), .attach(new),
      .attach(new, asCurrent: false), .replaceCurrent(new), .replaceRoot(new), .sheet(new),
      .replace(id: id, with: new), .addChild(new, toGroup: id),
      .addTab(name: "z", new, toTabBar: id), .addTab(name: "z", new, at: 0),
      .put(new, on: .sheet, of: id),
    ]
  }

  /// Every move that is refused if the live place that it names has left.
  static func naming(_ id: UUID) -> [TextMove] {
    [
      .reveal(id: id), .dismissSheetOf(id: id), .remove(id: id), .focus(id: id),
      .replace(id: id, with: .screen("new")), .addChild(.screen("new"), toGroup: id),
      .addTab(name: "z", .screen("new"), toTabBar: id), .removeTab(name: "a", ofTabBar: id),
      .orderTabs(names: [], ofTabBar: id), .select(.tab(name: "a"), of: id),
      .showing(.goBack, from: id), .setPassive(true, id: id),
    ]
  }
}
