import Destinations
import Testing

/// `navigationStack(.present)` in each kind of container.
@MainActor
struct PushingContractTests {
  @Test(arguments: done) func `a push goes onto the nearest stack`(_ line: ContractCase) {
    ContractRun(line)
  }

  nonisolated static let done: [ContractCase] = [
    ContractCase(
      "on an empty stack", start: .list, when: .push(.note),
      then: .done(
        active: "list note", current: .note, visible: "note", parents: "note<list",
        hooks: "prepare note, hide list, show note")),
    ContractCase(
      "on a place of the stack", start: .list, given: [.push(.note)], when: .push(.edit),
      then: .done(
        active: "list note edit", current: .edit, visible: "edit", parents: "note<list edit<list",
        hooks: "prepare edit, hide note, show edit")),
    ContractCase(
      "of a route that is presented", start: .list, given: [.push(.note)], when: .push(.note),
      then: .done(
        active: "list note note", current: .note, visible: "note", parents: "note<list",
        hooks: "prepare note, hide note, show note")),
    ContractCase(
      "in a tab whose root is a stack", start: .bar, when: .push(.note),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar note",
        parents: "note<list", hooks: "prepare note, hide list, show note")),
    ContractCase(
      "in a tab whose root is a screen", start: .bar, given: [.tab(.second)], when: .push(.note),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar note",
        parents: "note<bar card<bar", hooks: "prepare note, hide card, show note")),
    ContractCase(
      "in a tab whose root is a pure container", start: .bar, given: [.tab(.third)],
      when: .push(.note),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar pile note",
        parents: "note<pile", hooks: "prepare note, hide bottom, show note")),
    ContractCase(
      "in a column whose root is a screen", start: .split, when: .push(.note),
      then: .done(
        active: "split menu pane note", current: .note, visible: "split note pane",
        parents: "note<split", hooks: "prepare note, hide menu, show note")),
    ContractCase(
      "in a column whose root is a stack", start: .split, given: [.column(.content)],
      when: .push(.note),
      then: .done(
        active: "split menu pane note", current: .note, visible: "split menu note",
        parents: "note<pane", hooks: "prepare note, hide pane, show note")),
    ContractCase(
      "in a pure container", start: .pile, when: .push(.note),
      then: .done(
        active: "pile bottom note", current: .note, visible: "pile note", parents: "note<pile",
        hooks: "prepare note, hide bottom, show note")),
    ContractCase(
      "in a sheet with a screen", start: .page, given: [.sheet(.compose)], when: .push(.note),
      then: .done(
        active: "page compose note", current: .note, visible: "note", parents: "note<page",
        hooks: "prepare note, hide compose, show note")),
    ContractCase(
      "in a sheet with a stack", start: .page, given: [.sheet(.list)], when: .push(.note),
      then: .done(
        active: "page list note", current: .note, visible: "note", parents: "note<list list<page",
        hooks: "prepare note, hide list, show note")),
    ContractCase(
      "from a place attached to the stack, which stays above all of it", start: .list,
      given: [.add(.left)], when: .push(.note),
      then: .done(
        active: "list left note", current: .left, visible: "note left",
        parents: "note<list left<list", hooks: "prepare note, hide list, show note")),
    ContractCase(
      "from a child of a group in a stack", start: .list, given: [.push(.group)],
      when: .push(.note),
      then: .done(
        active: "list group left right note", current: .note, visible: "note",
        parents: "note<list", hooks: "prepare note, hide left, hide group, show note")),
    ContractCase(
      "of a group", start: .list, when: .push(.group),
      then: .done(
        active: "list group left right", current: .left, visible: "group left",
        parents: "group<list left<group right<group",
        hooks: "prepare group, prepare left, prepare right, hide list, show group, show left")),
    ContractCase(
      "of a tab bar", start: .pile, when: .push(.office),
      then: .done(
        active: "pile bottom office split menu pane group left right", current: .menu,
        visible: "pile office split menu pane", parents: "office<pile",
        hooks: "prepare office, prepare split, prepare menu, prepare pane, prepare group,"
          + " prepare left, prepare right, hide bottom, show office, show split, show menu,"
          + " show pane")),
  ]

  @Test(arguments: refused) func `a push without a stack is refused`(_ line: ContractCase) {
    ContractRun(line)
  }

  nonisolated static let refused: [ContractCase] = [
    ContractCase("at a lone screen", start: .page, when: .push(.note), then: .refused(.noStack)),
    ContractCase("in a lone group", start: .group, when: .push(.note), then: .refused(.noStack)),
    ContractCase(
      "from a tab bar itself", start: .bar, from: .bar, when: .push(.note),
      then: .refused(.noStack)),
    ContractCase(
      "of a route without a provider", start: .list, when: .push(.nowhere),
      then: .refused(.noProvider)),
  ]
}
