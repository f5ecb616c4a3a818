import Destinations
import Testing

/// `addToCurrent` and `replaceCurrent`.
@MainActor
struct AddingContractTests {
  @Test(arguments: adding) func `an added place is attached to the requester`(_ line: ContractCase)
  {
    ContractRun(line)
  }

  nonisolated static let adding: [ContractCase] = [
    ContractCase(
      "to a screen", start: .page, when: .add(.note),
      then: .done(
        active: "page note", current: .note, visible: "page note", parents: "note<page",
        hooks: "prepare note, show note")),
    ContractCase(
      "to a stack", start: .list, when: .add(.note),
      then: .done(
        active: "list note", current: .note, visible: "list note", parents: "note<list",
        hooks: "prepare note, show note")),
    ContractCase(
      "to an attached place", start: .page, given: [.add(.note)], when: .add(.edit),
      then: .done(
        active: "page note edit", current: .edit, visible: "page note edit",
        parents: "note<page edit<note", hooks: "prepare edit, show edit")),
    ContractCase(
      "as the second", start: .page, given: [.add(.note)], from: .page, when: .add(.edit),
      then: .done(
        active: "page note edit", current: .edit, visible: "page note edit",
        parents: "note<page edit<page", hooks: "prepare edit, show edit")),
    ContractCase(
      "without becoming current", start: .page,
      when: Contract.Presentation(
        destinationType: .note, presentationType: .addToCurrent,
        shouldSetDestinationAsCurrent: false),
      then: .done(
        active: "page note", current: .page, visible: "page note", parents: "note<page",
        hooks: "prepare note, show note")),
    ContractCase(
      "to a stack that shows another place", start: .list, given: [.push(.edit)], from: .list,
      when: .add(.note),
      then: .done(
        active: "list edit note", current: .note, visible: "edit note", parents: "note<list",
        hooks: "prepare note, show note")),
    ContractCase(
      "to a covered place", start: .list, given: [.push(.note), .push(.edit)], from: .note,
      when: .add(.left),
      then: .done(
        active: "list note edit left", current: .edit, visible: "edit", parents: "left<note",
        hooks: "prepare left")),
    ContractCase(
      "to a place in a tab", start: .bar, given: [.tab(.second)], when: .add(.note),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar card note",
        parents: "note<card", hooks: "prepare note, show note")),
    ContractCase(
      "to a place in a sheet", start: .page, given: [.sheet(.compose)], when: .add(.note),
      then: .done(
        active: "page compose note", current: .note, visible: "compose note",
        parents: "note<compose", hooks: "prepare note, show note")),
    ContractCase(
      "with the contents of the place", start: .page, when: .add(.group),
      then: .done(
        active: "page group left right", current: .left, visible: "page group left",
        parents: "group<page",
        hooks: "prepare group, prepare left, prepare right, show group, show left")),
  ]

  @Test(arguments: replacing) func `a replacement takes the exact position of the requester`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let replacing: [ContractCase] = [
    ContractCase(
      "as the root", start: .page, when: .replaceCurrent(with: .note),
      then: .done(
        active: "note", current: .note, visible: "note",
        hooks: "prepare note, hide page, show note, clean page, drop page")),
    ContractCase(
      "on top of a stack", start: .list, given: [.push(.note)],
      when: .replaceCurrent(with: .edit),
      then: .done(
        active: "list edit", current: .edit, visible: "edit", parents: "edit<list",
        hooks: "prepare edit, hide note, show edit, clean note, drop note")),
    ContractCase(
      "in the middle of a stack", start: .list, given: [.push(.note), .push(.edit)], from: .note,
      when: .replaceCurrent(with: .compose),
      then: .done(
        active: "list edit compose", current: .edit, visible: "edit", parents: "compose<list",
        hooks: "prepare compose, clean note, drop note")),
    ContractCase(
      "of a stack with its path", start: .list, given: [.push(.note)], from: .list,
      when: .replaceCurrent(with: .page),
      then: .done(
        active: "page", current: .page, visible: "page",
        hooks: "prepare page, hide note, show page, clean note, drop note, clean list, drop list")),
    ContractCase(
      "as the root of a tab", start: .bar, given: [.tab(.second)],
      when: .replaceCurrent(with: .note),
      then: .done(
        active: "bar list pile bottom note", current: .note, visible: "bar note",
        parents: "note<bar", hooks: "prepare note, hide card, show note, clean card, drop card")),
    ContractCase(
      "as the bottom of a pure container", start: .pile, when: .replaceCurrent(with: .note),
      then: .done(
        active: "pile note", current: .note, visible: "pile note", parents: "note<pile",
        hooks: "prepare note, hide bottom, show note, clean bottom, drop bottom")),
    ContractCase(
      "in a column", start: .split, when: .replaceCurrent(with: .note),
      then: .done(
        active: "split pane note", current: .note, visible: "split note pane",
        parents: "note<split", hooks: "prepare note, hide menu, show note, clean menu, drop menu")),
    ContractCase(
      "in a group", start: .group, when: .replaceCurrent(with: .note),
      then: .done(
        active: "group right note", current: .note, visible: "group note", parents: "note<group",
        hooks: "prepare note, hide left, show note, clean left, drop left")),
    ContractCase(
      "in a sheet", start: .page, given: [.sheet(.compose)], when: .replaceCurrent(with: .note),
      then: .done(
        active: "page note", current: .note, visible: "note", parents: "note<page",
        hooks: "prepare note, hide compose, show note, clean compose, drop compose")),
    ContractCase(
      "as an attached place", start: .page, given: [.add(.note)],
      when: .replaceCurrent(with: .edit),
      then: .done(
        active: "page edit", current: .edit, visible: "page edit", parents: "edit<page",
        hooks: "prepare edit, hide note, show edit, clean note, drop note")),
    ContractCase(
      "with the sheet that it presented", start: .list, given: [.push(.note), .sheet(.compose)],
      from: .note, when: .replaceCurrent(with: .edit),
      then: .done(
        active: "list edit", current: .edit, visible: "edit", parents: "edit<list",
        hooks: "prepare edit, hide compose, show edit, clean compose, drop compose, clean note,"
          + " drop note")),
  ]
}
