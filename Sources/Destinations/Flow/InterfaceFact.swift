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
  /// A swipe back from a place began, of which a person may still let go.
  case beganSwipeBack(from: UUID)
  /// A swipe back from a place was let go of before it was complete.
  case cancelledSwipeBack(from: UUID)
  /// A drag of the sheet that a place is in began, of which a person may still let go.
  case beganSheetDrag(of: UUID)
  /// A drag of the sheet that a place is in was let go of before it was complete.
  case cancelledSheetDrag(of: UUID)
  /// The window was closed.
  case closedWindow
}

extension Flow {
  /// Takes a fact.
  ///
  /// Facts come before waiting requests; one that is told again changes nothing. One that a guard does
  /// not allow is undone: the interface is told to show the tree as it is.
  ///
  /// When a swipe or a drag begins, guards are asked as by ``backPlan(from:)``; if they would not have it
  /// completed, the interface is told to restore itself and the gesture does not count as begun. From
  /// its beginning until it is cancelled, or any other fact is told, `isSystemNavigating()` of its place is
  /// true. Nothing else comes of a gesture before it is complete, and its completion is told as
  /// ``InterfaceFact/wentBack(to:)`` or ``InterfaceFact/dismissedSheet(of:)``.
  public func report(_ fact: InterfaceFact<TabType>) {
    switch fact {
    case .wentBack(let id): engine.take(.goBackTo(id: id), from: id)
    case .dismissedSheet(let id): engine.take(.dismissSheetOf(id: id), from: id)
    case .selectedTab(let tab, let tabBar):
      engine.take(.tab(name: tab.tabName), from: tabBar)
    case .focusedColumn(let column, let splitView):
      engine.take(.column(column), from: splitView)
    case .beganSwipeBack(let id): engine.take(.began(at: id), of: .goBack)
    case .cancelledSwipeBack(let id): engine.take(.cancelled(at: id), of: .goBack)
    case .beganSheetDrag(let id): engine.take(.began(at: id), of: .dismissSheetOf(id: id))
    case .cancelledSheetDrag(let id):
      engine.take(.cancelled(at: id), of: .dismissSheetOf(id: id))
    case .closedWindow: end()
    }
  }
}

extension FlowEngine {
  /// Takes a fact that has changed the arrangement.
  func take(_ move: TreeMove<ErasedPayload>, from id: UUID) {
    submit(ArrangementWork(move), cause: .system, from: id)
  }

  /// Takes the news of a gesture.
  fileprivate func take(_ gesture: Gesture, of move: TreeMove<ErasedPayload>) {
    submit(GestureWork(gesture, of: move), cause: .system, from: gesture.placeID)
  }
}

extension Gesture {
  fileprivate var placeID: UUID {
    switch self {
    case .began(let id), .cancelled(let id): id
    }
  }
}
