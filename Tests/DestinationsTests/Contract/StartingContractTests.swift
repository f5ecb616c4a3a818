import Destinations
import Testing

/// The first place of a flow, and requests that come before it.
@MainActor
struct StartingContractTests {
  @Test(arguments: kinds) func `a place of each kind starts a tree`(_ line: ContractCase) {
    ContractRun(line)
  }

  nonisolated static let kinds: [ContractCase] = [
    ContractCase(
      "screen", start: nil, when: .replaceRoot(with: .page),
      then: .done(
        active: "page", current: .page, visible: "page", hooks: "prepare page, show page")),
    ContractCase(
      "screen by replaceCurrent", start: nil, when: .replaceCurrent(with: .page),
      then: .done(
        active: "page", current: .page, visible: "page", hooks: "prepare page, show page")),
    ContractCase(
      "stack", start: nil, when: .replaceRoot(with: .list),
      then: .done(
        active: "list", current: .list, visible: "list", hooks: "prepare list, show list")),
    ContractCase(
      "stack that is only a container", start: nil, when: .replaceRoot(with: .pile),
      then: .done(
        active: "pile bottom", current: .bottom, visible: "pile bottom", parents: "bottom<pile",
        hooks: "prepare pile, prepare bottom, show pile, show bottom")),
    ContractCase(
      "tab bar", start: nil, when: .replaceRoot(with: .bar),
      then: .done(
        active: "bar list card pile bottom", current: .list, visible: "bar list",
        parents: "list<bar card<bar pile<bar bottom<pile",
        hooks: "prepare bar, prepare list, prepare card, prepare pile, prepare bottom,"
          + " show bar, show list")),
    ContractCase(
      "split view", start: nil, when: .replaceRoot(with: .split),
      then: .done(
        active: "split menu pane", current: .menu, visible: "split menu pane",
        parents: "menu<split pane<split",
        hooks: "prepare split, prepare menu, prepare pane, show split, show menu, show pane")),
    ContractCase(
      "group", start: nil, when: .replaceRoot(with: .group),
      then: .done(
        active: "group left right", current: .left, visible: "group left",
        parents: "left<group right<group",
        hooks: "prepare group, prepare left, prepare right, show group, show left")),
    ContractCase(
      "containers in containers", start: nil, when: .replaceRoot(with: .office),
      then: .done(
        active: "office split menu pane group left right", current: .menu,
        visible: "office split menu pane", parents: "split<office group<office menu<split",
        hooks: "prepare office, prepare split, prepare menu, prepare pane, prepare group,"
          + " prepare left, prepare right, show office, show split, show menu, show pane")),
    ContractCase(
      "path that begins with a root", start: nil,
      when: .path([.replaceRoot(with: .list), .push(.note)]),
      then: .done(
        active: "list note", current: .note, visible: "note", parents: "note<list",
        hooks: "prepare list, prepare note, pass list, passed list, show note")),
  ]

  @Test(arguments: early) func `a flow without a tree refuses every other presentation`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let early: [ContractCase] = [
    ContractCase("push", start: nil, when: .push(.note), then: .refused(.noTree)),
    ContractCase("back", start: nil, when: .goBack, then: .refused(.noTree)),
    ContractCase("tab", start: nil, when: .tab(.first), then: .refused(.noTree)),
    ContractCase("column", start: nil, when: .column(.detail), then: .refused(.noTree)),
    ContractCase("add", start: nil, when: .add(.note), then: .refused(.noTree)),
    ContractCase("nearest", start: nil, when: .moveToNearest(.note), then: .refused(.noTree)),
    ContractCase("sheet", start: nil, when: .sheet(.compose), then: .refused(.noTree)),
    ContractCase("dismissal", start: nil, when: .dismissSheet, then: .refused(.noTree)),
    ContractCase(
      "path that begins with a push", start: nil,
      when: .path([.push(.note), .replaceRoot(with: .page)]), then: .refused(.noTree)),
    ContractCase(
      "root without a provider", start: nil, when: .replaceRoot(with: .nowhere),
      then: .refused(.noProvider)),
  ]
}
