import Destinations
import Testing

/// `sheet(.present)` and `sheet(.dismiss)`.
@MainActor
struct SheetContractTests {
  @Test(arguments: presenting) func `a sheet covers the branch of its presenter`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let presenting: [ContractCase] = [
    ContractCase(
      "a screen", start: .page, when: .sheet(.compose),
      then: .done(
        active: "page compose", current: .compose, visible: "compose", parents: "compose<page",
        hooks: "prepare compose, hide page, show compose")),
    ContractCase(
      "a stack", start: .list, when: .sheet(.compose),
      then: .done(
        active: "list compose", current: .compose, visible: "compose", parents: "compose<list",
        hooks: "prepare compose, hide list, show compose")),
    ContractCase(
      "a pushed place", start: .list, given: [.push(.note)], when: .sheet(.compose),
      then: .done(
        active: "list note compose", current: .compose, visible: "compose",
        parents: "compose<note", hooks: "prepare compose, hide note, show compose")),
    ContractCase(
      "a place in a tab", start: .bar, when: .sheet(.compose),
      then: .done(
        active: "bar list card pile bottom compose", current: .compose, visible: "bar compose",
        parents: "compose<list", hooks: "prepare compose, hide list, show compose")),
    ContractCase(
      "a tab bar", start: .bar, from: .bar, when: .sheet(.compose),
      then: .done(
        active: "bar list card pile bottom compose", current: .compose, visible: "compose",
        parents: "compose<bar", hooks: "prepare compose, hide list, hide bar, show compose")),
    ContractCase(
      "a place in a column", start: .split, when: .sheet(.compose),
      then: .done(
        active: "split menu pane compose", current: .compose, visible: "split compose pane",
        parents: "compose<menu", hooks: "prepare compose, hide menu, show compose")),
    ContractCase(
      "a place in a group", start: .group, when: .sheet(.compose),
      then: .done(
        active: "group left right compose", current: .compose, visible: "group compose",
        parents: "compose<left", hooks: "prepare compose, hide left, show compose")),
    ContractCase(
      "a place with attached places", start: .page, given: [.add(.note)], from: .page,
      when: .sheet(.compose),
      then: .done(
        active: "page note compose", current: .compose, visible: "compose",
        parents: "compose<page", hooks: "prepare compose, hide note, hide page, show compose")),
    ContractCase(
      "a sheet", start: .page, given: [.sheet(.compose)], when: .sheet(.edit),
      then: .done(
        active: "page compose edit", current: .edit, visible: "edit", parents: "edit<compose",
        hooks: "prepare edit, hide compose, show edit")),
    ContractCase(
      "a screen, with a tab bar", start: .page, when: .sheet(.office),
      then: .done(
        active: "page office split menu pane group left right", current: .menu,
        visible: "office split menu pane", parents: "office<page",
        hooks: "prepare office, prepare split, prepare menu, prepare pane, prepare group,"
          + " prepare left, prepare right, hide page, show office, show split, show menu,"
          + " show pane")),
  ]

  @Test(arguments: dismissing) func `a dismissed sheet leaves with all that it presented`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let dismissing: [ContractCase] = [
    ContractCase(
      "from within", start: .page, given: [.sheet(.compose)], when: .dismissSheet,
      then: .done(
        active: "page", current: .page, visible: "page",
        hooks: "hide compose, show page, clean compose, drop compose")),
    ContractCase(
      "from its presenter", start: .page, given: [.sheet(.compose)], from: .page,
      when: .dismissSheet,
      then: .done(
        active: "page", current: .page, visible: "page",
        hooks: "hide compose, show page, clean compose, drop compose")),
    ContractCase(
      "from a place pushed in it", start: .page, given: [.sheet(.compose), .push(.note)],
      when: .dismissSheet,
      then: .done(
        active: "page", current: .page, visible: "page",
        hooks: "hide note, show page, clean note, drop note, clean compose, drop compose")),
    ContractCase(
      "only the inner one", start: .page, given: [.sheet(.compose), .sheet(.edit)],
      when: .dismissSheet,
      then: .done(
        active: "page compose", current: .compose, visible: "compose",
        hooks: "hide edit, show compose, clean edit, drop edit")),
    ContractCase(
      "the outer one with the inner", start: .page, given: [.sheet(.compose), .sheet(.edit)],
      from: .page, when: .dismissSheet,
      then: .done(
        active: "page", current: .page, visible: "page",
        hooks: "hide edit, show page, clean edit, drop edit, clean compose, drop compose")),
    ContractCase(
      "in a tab", start: .bar, given: [.push(.note), .sheet(.compose)], when: .dismissSheet,
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar note",
        hooks: "hide compose, show note, clean compose, drop compose")),
  ]

  @Test(arguments: refused) func `a sheet that cannot be presented or dismissed is refused`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let refused: [ContractCase] = [
    ContractCase(
      "beside a sheet", start: .page, given: [.sheet(.compose)], from: .page, when: .sheet(.edit),
      then: .refused(.alreadyPresenting)),
    ContractCase("where none is", start: .page, when: .dismissSheet, then: .refused(.noSheet)),
    ContractCase(
      "without a sheet, because it has left", start: .list,
      given: [.sheet(.compose), .dismissSheet], when: .dismissSheet, then: .refused(.noSheet)),
    ContractCase(
      "of a route without a provider", start: .page, when: .sheet(.nowhere),
      then: .refused(.noProvider)),
  ]
}
