import Destinations
import Testing

/// `splitView(column)` with and without a route.
@MainActor
struct ColumnContractTests {
  @Test(arguments: done) func `a column gets the place and the focus`(_ line: ContractCase) {
    ContractRun(line)
  }

  nonisolated static let done: [ContractCase] = [
    ContractCase(
      "instead of a screen", start: .split, when: .column(.sidebar, showing: .note),
      then: .done(
        active: "split pane note", current: .note, visible: "split note pane",
        parents: "note<split", hooks: "prepare note, hide menu, show note, clean menu, drop menu")),
    ContractCase(
      "pushed on its stack", start: .split, when: .column(.content, showing: .note),
      then: .done(
        active: "split menu pane note", current: .note, visible: "split menu note",
        parents: "note<pane", hooks: "prepare note, hide pane, show note")),
    ContractCase(
      "as the first", start: .split, when: .column(.detail, showing: .note),
      then: .done(
        active: "split menu pane note", current: .note, visible: "split menu pane note",
        parents: "note<split", hooks: "prepare note, show note")),
    ContractCase(
      "again", start: .split, given: [.column(.detail, showing: .note)],
      when: .column(.detail, showing: .edit),
      then: .done(
        active: "split menu pane edit", current: .edit, visible: "split menu pane edit",
        parents: "edit<split", hooks: "prepare edit, hide note, show edit, clean note, drop note")),
    ContractCase(
      "on top of a screen", start: .split,
      when: .column(.sidebar, showing: .note, placement: .pushing),
      then: .done(
        active: "split menu pane note", current: .note, visible: "split note pane",
        parents: "note<split menu<split", hooks: "prepare note, hide menu, show note")),
    ContractCase(
      "instead of a stack", start: .split,
      when: .column(.content, showing: .note, placement: .replacing),
      then: .done(
        active: "split menu note", current: .note, visible: "split menu note",
        parents: "note<split", hooks: "prepare note, hide pane, show note, clean pane, drop pane")),
    ContractCase(
      "without a route", start: .split, when: .column(.content),
      then: .done(active: "split menu pane", current: .pane, visible: "split menu pane")),
    ContractCase(
      "inside a tab", start: .office, when: .column(.detail, showing: .note),
      then: .done(
        active: "office split menu pane group left right note", current: .note,
        visible: "office split menu pane note", parents: "note<split",
        hooks: "prepare note, show note")),
    ContractCase(
      "from a place pushed in another", start: .split,
      given: [.column(.content, showing: .edit)], when: .column(.sidebar, showing: .note),
      then: .done(
        active: "split pane edit note", current: .note, visible: "split note edit",
        parents: "note<split edit<pane",
        hooks: "prepare note, hide menu, show note, clean menu, drop menu")),
  ]

  @Test(arguments: refused) func `a request for an unreachable column is refused`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let refused: [ContractCase] = [
    ContractCase(
      "no split view", start: .list, when: .column(.detail, showing: .note),
      then: .refused(.noSplitView)),
    ContractCase(
      "not in the split view", start: .narrow, when: .column(.content, showing: .note),
      then: .refused(.columnNotFound)),
    ContractCase(
      "not in the split view, without a route", start: .narrow, when: .column(.content),
      then: .refused(.columnNotFound)),
    ContractCase(
      "from another tab", start: .office, given: [.tab(.second)],
      when: .column(.detail, showing: .note), then: .refused(.noSplitView)),
    ContractCase(
      "out of a sheet", start: .split, given: [.sheet(.compose)],
      when: .column(.detail, showing: .note), then: .refused(.noSplitView)),
  ]
}
