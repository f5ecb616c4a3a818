import Destinations
import Testing

/// Places that a program removes, and facts that the interface reports.
@MainActor
struct RemovingContractTests {
  @Test(arguments: removed) func `a removed place leaves with everything inside it`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let removed: [ContractCase] = [
    ContractCase(
      "the top of a stack", start: .list, given: [.push(.note)], does: .remove(.note),
      then: .done(
        active: "list", current: .list, visible: "list",
        hooks: "hide note, show list, clean note, drop note")),
    ContractCase(
      "from the middle of a stack", start: .list, given: [.push(.note), .push(.edit)],
      does: .remove(.note),
      then: .done(
        active: "list edit", current: .edit, visible: "edit", parents: "edit<list",
        hooks: "clean note, drop note")),
    ContractCase(
      "with its sheet", start: .list, given: [.push(.note), .sheet(.compose)],
      does: .remove(.note),
      then: .done(
        active: "list", current: .list, visible: "list",
        hooks: "hide compose, show list, clean compose, drop compose, clean note, drop note")),
    ContractCase(
      "in a tab that is not shown", start: .bar, given: [.push(.note), .tab(.second)],
      does: .remove(.note),
      then: .done(
        active: "bar list card pile bottom", current: .card, visible: "bar card",
        hooks: "clean note, drop note")),
    ContractCase(
      "a sheet", start: .page, given: [.sheet(.compose)], does: .remove(.compose),
      then: .done(
        active: "page", current: .page, visible: "page",
        hooks: "hide compose, show page, clean compose, drop compose")),
    ContractCase(
      "an attached place", start: .page, given: [.add(.note)], does: .remove(.note),
      then: .done(
        active: "page", current: .page, visible: "page",
        hooks: "hide note, clean note, drop note")),
    ContractCase(
      "the focused child of a group", start: .group, does: .remove(.left),
      then: .done(
        active: "group right", current: .right, visible: "group right",
        hooks: "hide left, show right, clean left, drop left")),
    ContractCase(
      "another child of a group", start: .group, does: .remove(.right),
      then: .done(
        active: "group left", current: .left, visible: "group left",
        hooks: "clean right, drop right")),
    ContractCase(
      "a group on a stack", start: .list, given: [.push(.group)], does: .remove(.group),
      then: .done(
        active: "list", current: .list, visible: "list",
        hooks: "hide left, hide group, show list, clean right, drop right, clean left, drop left,"
          + " clean group, drop group")),
  ]

  @Test(arguments: kept) func `removing a required or unknown place is refused`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let kept: [ContractCase] = [
    ContractCase("of a tab", start: .bar, does: .remove(.card), then: .refused(.lastPlace)),
    ContractCase(
      "of a pure container", start: .pile, does: .remove(.bottom), then: .refused(.lastPlace)),
    ContractCase("unknown", start: .page, does: .remove(.note), then: .refused(.targetGone)),
  ]

  @Test(arguments: facts) func `the tree follows the facts that the interface reports`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let facts: [ContractCase] = [
    ContractCase(
      "back by several", start: .list, given: [.push(.note), .push(.edit)],
      does: .report({ .wentBack(to: $0) }, of: .list),
      then: .done(
        active: "list", current: .list, visible: "list",
        hooks: "hide edit, show list, clean edit, drop edit, clean note, drop note")),
    ContractCase(
      "back to the current place", start: .list, given: [.push(.note)],
      does: .report({ .wentBack(to: $0) }, of: .note),
      then: .done(active: "list note", current: .note, visible: "note")),
    ContractCase(
      "back to a place that has left", start: .list, given: [.push(.note), .goBack],
      does: .report({ .wentBack(to: $0) }, of: .note),
      then: .done(active: "list", current: .list, visible: "list")),
    ContractCase(
      "a sheet is dragged away", start: .page, given: [.sheet(.compose), .push(.note)],
      does: .report({ .dismissedSheet(of: $0) }, of: .compose),
      then: .done(
        active: "page", current: .page, visible: "page",
        hooks: "hide note, show page, clean note, drop note, clean compose, drop compose")),
    ContractCase(
      "a sheet that is gone is dragged away", start: .page,
      given: [.sheet(.compose), .dismissSheet],
      does: .report({ .dismissedSheet(of: $0) }, of: .compose),
      then: .done(active: "page", current: .page, visible: "page")),
    ContractCase(
      "a tab is tapped", start: .bar, given: [.push(.note)],
      does: .report({ .selectedTab(.second, tabBarID: $0) }, of: .bar),
      then: .done(
        active: "bar list card pile bottom note", current: .card, visible: "bar card",
        hooks: "hide note, show card")),
    ContractCase(
      "the selected tab is tapped", start: .bar,
      does: .report({ .selectedTab(.first, tabBarID: $0) }, of: .bar),
      then: .done(active: "bar list card pile bottom", current: .list, visible: "bar list")),
    ContractCase(
      "a column is focused", start: .split,
      does: .report({ .focusedColumn(.content, splitViewID: $0) }, of: .split),
      then: .done(active: "split menu pane", current: .pane, visible: "split menu pane")),
  ]
}
