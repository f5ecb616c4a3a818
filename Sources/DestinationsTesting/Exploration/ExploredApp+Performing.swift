internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Doing what a step says; a step that means nothing here and now does nothing.
extension ExploredApp {
  func carryOut(_ step: ExplorationStep) {
    switch step {
    case .tap(let tap): perform(tap, at: visible(tap.route), times: 1)
    case .doubleTap(let tap): perform(tap, at: visible(tap.route), times: 2)
    case .lateTap(let tap): perform(tap, at: recent.hidden(tap.route, in: flow), times: 1)
    case .selectTab(let name): select(name)
    case .goBack: current?.performSystemNavigationAction(navigationType: .navigateBackInStack)
    case .swipeBack: beneath.map { flow.report(.wentBack(to: $0)) }
    case .cancelSwipe: cancelSwipe()
    case .dragSheetDown: draggableSheet.map { flow.report(.dismissedSheet(of: $0)) }
    case .focusColumn(let column): focus(column)
    case .holdAcknowledgements: interface.isHolding = true
    case .acknowledge: interface.release()
    case .acknowledgeTwice: interface.release(twice: true)
    case .wait: break
    case .restart: restart()
    case .relaunchRestored: relaunchRestored()
    }
  }

  private func perform(_ tap: ExplorationTap, at place: AnyDestination?, times: Int) {
    guard let place else { return }
    let table = tables.table(of: place)
    guard let index = table.index(of: tap.interaction) else { return }
    let entry = table.entries[index]
    let sample = tap.content.flatMap(entry.texts.firstIndex).map { entry.samples[$0] }
    moment.content = sample
    moment.requesterID = place.id
    for _ in 0..<times {
      do {
        try table.perform(index, at: place, content: sample)
      } catch {
        moment.thrown = error
      }
    }
  }

  private func select(_ name: String) {
    guard let tabBar = currentID.flatMap({ flow.presentedTree.nearest(.tabs, from: $0) }),
      let tab = flow.tab(named: name)
    else { return }
    flow.report(.selectedTab(tab, tabBarID: tabBar))
  }

  private func focus(_ column: SplitViewColumn) {
    let split = currentID.flatMap { flow.presentedTree.nearest(.split, from: $0) }
    if let split { flow.report(.focusedColumn(column, splitViewID: split)) }
  }

  private func cancelSwipe() {
    guard let current else { return }
    current.updateIsSystemNavigating(isNavigating: true)
    _ = flow.backPlan(from: current.id)
    current.updateIsSystemNavigating(isNavigating: false)
  }

  private func restart() {
    interface.release()
    flow.end()
    flow.start()
  }

  private func relaunchRestored() {
    interface.release()
    guard let data = try? flow.snapshot().data() else { return }
    flow.end()
    flow.restore(from: data)
  }
}

/// What there is for a person to touch.
extension ExploredApp {
  var currentID: UUID? { current?.id }

  var current: AnyDestination? { flow.presentedCurrent }

  /// The place on screen with a route; the current one if it has it.
  func visible(_ route: String) -> AnyDestination? {
    if let current, current.type.rawValue == route { return current }
    return flow.presentedTree.visibleIDs.lazy.compactMap { [flow] in flow.destination(for: $0) }
      .first { $0.type.rawValue == route }
  }

  /// What a swipe back would reveal.
  var beneath: UUID? {
    let tree = flow.presentedTree
    guard let current = tree.currentID, tree.canGoBack(from: current),
      let stack = tree.nearestStack(from: current)
    else { return nil }
    return tree.members(of: stack.slot, in: stack.id).dropLast().last ?? stack.id
  }

  /// The bottom of the sheet that the person is in, if it may be dragged down.
  var draggableSheet: UUID? {
    let tree = flow.presentedTree
    guard let current = tree.currentID, let bottom = tree.sheetBottom(around: current) else {
      return nil
    }
    return interface.mayDrag(sheetWith: bottom) ? bottom : nil
  }
}

extension PresentationTree {
  /// The place at the bottom of the nearest sheet around a place.
  func sheetBottom(around id: UUID) -> UUID? {
    var next: UUID? = id
    while let id = next, let node = node(id: id) {
      if node.slot == .sheet { return node.parentID.flatMap { bottom(of: .sheet, in: $0) } }
      next = node.parentID
    }
    return nil
  }
}
