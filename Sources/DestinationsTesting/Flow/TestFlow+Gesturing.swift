public import Destinations

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a person does with the controls of the system, each one step: facts that the interface reports.
extension TestFlow {
  /// Taps a tab of the nearest tab bar.
  @discardableResult
  public func tapTab(
    _ tab: TabType, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let tabBar = current.flatMap { flow.tree.nearest(.tabs, from: $0) }
    return report(
      tabBar.map { .selectedTab(tab, tabBarID: $0) }, "tap tab \(tab.tabName)", at: place,
      needs: "there is no tab bar to tap at")
  }

  /// Swipes back in the nearest stack, all the way.
  @discardableResult
  public func swipeBack(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return report(
      beneath.map { .wentBack(to: $0) }, "swipe back", at: place,
      needs: "there is nothing to swipe back to")
  }

  /// Goes back to a place in one go, as by holding the back button.
  @discardableResult
  public func swipeBack(
    to id: UUID, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return report(
      .wentBack(to: id), "swipe back to \(TreeTextToken.id(id))", at: place, needs: "")
  }

  /// Drags the nearest sheet down, all the way.
  @discardableResult
  public func dragSheetDown(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return report(
      current.map { .dismissedSheet(of: $0) }, "drag sheet down", at: place,
      needs: "nothing is presented")
  }

  /// Focuses a column of the nearest split view.
  @discardableResult
  public func focusColumn(
    _ column: SplitViewColumn, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, columnInFile: UInt = #column
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: columnInFile)
    let splitView = current.flatMap { flow.tree.nearest(.split, from: $0) }
    return report(
      splitView.map { .focusedColumn(column, splitViewID: $0) }, "focus \(column.rawValue)",
      at: place, needs: "there is no split view to focus a column of")
  }

  /// Closes the window, which ends the flow.
  @discardableResult
  public func closeWindow(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return report(.closedWindow, "close window", at: place, needs: "")
  }

  private var current: UUID? { flow.tree.currentID }

  /// What a swipe back would reveal.
  private var beneath: UUID? {
    guard let current, flow.canGoBack(from: current),
      let stack = flow.tree.nearestStack(from: current)
    else { return nil }
    return flow.tree.members(of: stack.slot, in: stack.id).dropLast().last ?? stack.id
  }

  private func report(
    _ fact: InterfaceFact<TabType>?, _ name: String, at place: CodePlace, needs: String
  ) -> Step {
    guard let fact else {
      let step = run(name, at: place) {}
      let cure = "bring the app to a place where a person can do it"
      fail(FailureMessage(needs, cure: cure), at: place)
      return step
    }
    return run(name, at: place) { flow.report(fact) }
  }
}
