#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Something that the interface has done already, and now tells.
public enum InterfaceFact<TabType: TabTypeable>: Sendable {
  /// A stack was gone back in, until a place was on top; the stack itself for its bottom.
  case wentBack(to: UUID)
  /// The sheet that a place is in was dismissed.
  case dismissedSheet(of: UUID)
  /// A tab was selected.
  case selectedTab(TabType, tabBarID: UUID)
  /// A column was focused.
  case focusedColumn(SplitViewColumn, splitViewID: UUID)
  /// The window was closed.
  case closedWindow
}

extension Flow {
  /// Takes a fact. Facts come before waiting requests; one that is told again changes nothing.
  public func report(_ fact: InterfaceFact<TabType>) {
    switch fact {
    case .wentBack(let id): report(.reveal(id: id), from: id)
    case .dismissedSheet(let id): report(.dismissSheetOf(id: id), from: id)
    case .selectedTab(let tab, let tabBar): report(.tab(name: tab.tabName), from: tabBar)
    case .focusedColumn(let column, let splitView): report(.column(column), from: splitView)
    case .closedWindow: end()
    }
  }

  private func report(_ move: TreeMove<Place>, from id: UUID) {
    submit(.arrange(move, bringing: []), cause: .system, from: id)
  }
}
