import Destinations
import Testing

/// `tabBar(tab)` with and without a route.
@MainActor
struct TabContractTests {
  @Test(arguments: selecting) func `selecting a tab without a route only selects it`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let selecting: [ContractCase] = [
    ContractCase(
      "another tab", start: .bar, when: .tab(.second),
      then: .done(
        active: "bar list card pile bottom", current: .card, visible: "bar card",
        hooks: "hide list, show card")),
    ContractCase(
      "the selected tab", start: .bar, when: .tab(.first),
      then: .done(active: "bar list card pile bottom", current: .list, visible: "bar list")),
    ContractCase(
      "a tab with a pure container", start: .bar, when: .tab(.third),
      then: .done(
        active: "bar list card pile bottom", current: .bottom, visible: "bar pile bottom",
        hooks: "hide list, show pile, show bottom")),
    ContractCase(
      "from a tab with a pushed place", start: .bar, given: [.push(.note)], when: .tab(.second),
      then: .done(
        active: "bar list card pile bottom note", current: .card, visible: "bar card",
        parents: "note<list", hooks: "hide note, show card")),
    ContractCase(
      "a tab with a pushed place", start: .bar, given: [.push(.note), .tab(.second)],
      when: .tab(.first),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar note",
        hooks: "hide card, show note")),
    ContractCase(
      "from a tab with a sheet, which hides", start: .bar, given: [.sheet(.compose)], from: .list,
      when: .tab(.second),
      then: .done(
        active: "bar list card pile bottom compose", current: .card, visible: "bar card",
        parents: "compose<list", hooks: "hide compose, show card")),
    ContractCase(
      "from a tab that holds containers", start: .office, when: .tab(.second),
      then: .done(
        active: "office split menu pane group left right", current: .left,
        visible: "office group left",
        hooks: "hide pane, hide menu, hide split, show group, show left")),
  ]

  @Test(arguments: rooted) func `a tab can be selected at its root`(_ line: ContractCase) {
    ContractRun(line)
  }

  nonisolated static let rooted: [ContractCase] = [
    ContractCase(
      "another tab with pushed places", start: .bar,
      given: [.push(.note), .push(.edit), .tab(.second)], when: .tab(.first, toRoot: true),
      then: .done(
        active: "bar list card pile bottom", current: .list, visible: "bar list",
        hooks: "hide card, show list, clean edit, drop edit, clean note, drop note")),
    ContractCase(
      "the selected tab", start: .bar, given: [.push(.note)], when: .tab(.first, toRoot: true),
      then: .done(
        active: "bar list card pile bottom", current: .list, visible: "bar list",
        hooks: "hide note, show list, clean note, drop note")),
    ContractCase(
      "a tab whose root is a screen", start: .bar, given: [.tab(.second, showing: .note)],
      when: .tab(.second, toRoot: true),
      then: .done(
        active: "bar list card pile bottom", current: .card, visible: "bar card",
        hooks: "hide note, show card, clean note, drop note")),
    ContractCase(
      "a tab at its root", start: .bar, when: .tab(.first, toRoot: true),
      then: .done(active: "bar list card pile bottom", current: .list, visible: "bar list")),
    ContractCase(
      "a tab that keeps its pushed places", start: .bar, given: [.push(.note), .tab(.second)],
      when: .tab(.first, toRoot: false),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar note",
        hooks: "hide card, show note")),
    ContractCase(
      "without a tab bar", start: .list, when: .tab(.first, toRoot: true),
      then: .refused(.noTabBar)),
    ContractCase(
      "that does not exist", start: .bar, when: .tab(.ghost, toRoot: true),
      then: .refused(.tabNotFound)),
  ]

  @Test(arguments: changing) func `tabs are added, removed and ordered by presentations`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let changing: [ContractCase] = [
    ContractCase(
      "a tab at the end, which is not selected", start: .bar, when: .addTab(.ghost, showing: .note),
      then: .done(
        active: "bar list card pile bottom note", current: .list, visible: "bar list",
        parents: "note<bar", hooks: "prepare note")),
    ContractCase(
      "a tab at the front, and selected", start: .bar,
      when: .path([.addTab(.ghost, showing: .note, at: 0), .tab(.ghost)]),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar note",
        parents: "note<bar", hooks: "prepare note, hide list, show note")),
    ContractCase(
      "a tab that exists", start: .bar, when: .addTab(.first, showing: .note),
      then: .refused(.duplicateTab)),
    ContractCase(
      "a tab without a tab bar", start: .list, when: .addTab(.first, showing: .note),
      then: .refused(.noTabBar)),
    ContractCase(
      "a tab from a sheet over the tab bar", start: .bar, given: [.sheet(.compose)],
      when: .removeTab(.second), then: .refused(.noTabBar)),
    ContractCase(
      "the selected tab is removed", start: .bar, when: .removeTab(.first),
      then: .done(
        active: "bar card pile bottom", current: .card, visible: "bar card",
        hooks: "hide list, show card, clean list, drop list")),
    ContractCase(
      "the selected tab leaves with its sheet", start: .bar, given: [.sheet(.compose)], from: .list,
      when: .removeTab(.first),
      then: .done(
        active: "bar card pile bottom", current: .card, visible: "bar card",
        hooks: "hide compose, show card, clean compose, drop compose, clean list, drop list")),
    ContractCase(
      "another tab is removed", start: .bar, when: .removeTab(.second),
      then: .done(
        active: "bar list pile bottom", current: .list, visible: "bar list",
        hooks: "clean card, drop card")),
    ContractCase(
      "a missing tab", start: .bar, when: .removeTab(.ghost), then: .refused(.tabNotFound)),
    ContractCase(
      "the last tab", start: .bar, given: [.removeTab(.first), .removeTab(.second)],
      when: .removeTab(.third), then: .refused(.lastTab)),
    ContractCase(
      "a new order, which leaves out some tabs", start: .bar, when: .orderTabs([.third, .first]),
      then: .done(active: "bar list card pile bottom", current: .list, visible: "bar list")),
    ContractCase(
      "an order that repeats a tab", start: .bar, when: .orderTabs([.third, .third]),
      then: .refused(.duplicateTab)),
    ContractCase(
      "an order with a missing tab", start: .bar, when: .orderTabs([.ghost]),
      then: .refused(.tabNotFound)),
  ]

  @Test(arguments: showing) func `selecting a tab with a route presents the route in it`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let showing: [ContractCase] = [
    ContractCase(
      "the selected tab, whose root is a stack", start: .bar, when: .tab(.first, showing: .note),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar note",
        parents: "note<list", hooks: "prepare note, hide list, show note")),
    ContractCase(
      "another tab, whose root is a stack", start: .bar, given: [.tab(.second)],
      when: .tab(.first, showing: .note),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar note",
        parents: "note<list", hooks: "prepare note, hide card, show note")),
    ContractCase(
      "another tab, whose root is a screen", start: .bar, when: .tab(.second, showing: .note),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar note",
        parents: "note<bar card<bar", hooks: "prepare note, hide list, show note")),
    ContractCase(
      "the same route again", start: .bar, given: [.tab(.second, showing: .note)],
      when: .tab(.second, showing: .edit),
      then: .done(
        active: "bar list card pile bottom note edit", current: .edit, visible: "bar edit",
        parents: "edit<bar note<bar", hooks: "prepare edit, hide note, show edit")),
    ContractCase(
      "a tab with a pure container", start: .bar, when: .tab(.third, showing: .note),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar pile note",
        parents: "note<pile", hooks: "prepare note, hide list, show pile, show note")),
    ContractCase(
      "a tab with a split view", start: .office, when: .tab(.first, showing: .note),
      then: .done(
        active: "office split menu pane group left right note", current: .note,
        visible: "office note", parents: "note<office",
        hooks: "prepare note, hide pane, hide menu, hide split, show note")),
    ContractCase(
      "from a nested place in another tab", start: .bar, given: [.push(.note), .push(.edit)],
      when: .tab(.third, showing: .compose),
      then: .done(
        active: "bar list card pile bottom note edit compose", current: .compose,
        visible: "bar pile compose", hooks: "prepare compose, hide edit, show pile, show compose")),
  ]

  @Test(arguments: replacing) func `a tab's root can be replaced`(_ line: ContractCase) {
    ContractRun(line)
  }

  nonisolated static let replacing: [ContractCase] = [
    ContractCase(
      "a screen that is not shown", start: .bar,
      when: .tab(.second, showing: .note, placement: .replacing),
      then: .done(
        active: "bar list pile bottom note", current: .note, visible: "bar note",
        parents: "note<bar", hooks: "prepare note, hide list, show note, clean card, drop card")),
    ContractCase(
      "a screen that is shown", start: .bar, given: [.tab(.second)],
      when: .tab(.second, showing: .note, placement: .replacing),
      then: .done(
        active: "bar list pile bottom note", current: .note, visible: "bar note",
        parents: "note<bar", hooks: "prepare note, hide card, show note, clean card, drop card")),
    ContractCase(
      "a stack with its path", start: .bar, given: [.push(.edit)],
      when: .tab(.first, showing: .note, placement: .replacing),
      then: .done(
        active: "bar card pile bottom note", current: .note, visible: "bar note",
        parents: "note<bar",
        hooks: "prepare note, hide edit, show note, clean edit, drop edit, clean list, drop list")),
  ]

  @Test(arguments: refused) func `a request for an unreachable tab or unprovided route is refused`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let refused: [ContractCase] = [
    ContractCase("no tab bar", start: .list, when: .tab(.first), then: .refused(.noTabBar)),
    ContractCase(
      "no tab bar, with a route", start: .page, when: .tab(.first, showing: .note),
      then: .refused(.noTabBar)),
    ContractCase(
      "a tab that is not in the bar", start: .bar, when: .tab(.ghost), then: .refused(.tabNotFound)),
    ContractCase(
      "a tab that is not in the bar, with a route", start: .bar, when: .tab(.ghost, showing: .note),
      then: .refused(.tabNotFound)),
    ContractCase(
      "out of a sheet", start: .bar, given: [.sheet(.compose)], when: .tab(.second),
      then: .refused(.noTabBar)),
    ContractCase(
      "a route without a provider", start: .bar, when: .tab(.second, showing: .nowhere),
      then: .refused(.noProvider)),
  ]
}
