import Destinations
import Testing

/// `navigationStack(.goBack)` in each kind of container.
@MainActor
struct GoingBackContractTests {
  @Test(arguments: done) func `going back pops the top of the nearest stack`(_ line: ContractCase) {
    ContractRun(line)
  }

  nonisolated static let done: [ContractCase] = [
    ContractCase(
      "to the stack itself", start: .list, given: [.push(.note)], when: .goBack,
      then: .done(
        active: "list", current: .list, visible: "list",
        hooks: "hide note, show list, clean note, drop note")),
    ContractCase(
      "to a place of the stack", start: .list, given: [.push(.note), .push(.edit)], when: .goBack,
      then: .done(
        active: "list note", current: .note, visible: "note", parents: "note<list",
        hooks: "hide edit, show note, clean edit, drop edit")),
    ContractCase(
      "in a tab whose root is a stack", start: .bar, given: [.push(.note)], when: .goBack,
      then: .done(
        active: "bar list card pile bottom", current: .list, visible: "bar list",
        hooks: "hide note, show list, clean note, drop note")),
    ContractCase(
      "in a tab whose root is a screen", start: .bar, given: [.tab(.second, showing: .note)],
      when: .goBack,
      then: .done(
        active: "bar list card pile bottom", current: .card, visible: "bar card",
        hooks: "hide note, show card, clean note, drop note")),
    ContractCase(
      "in a pure container", start: .pile, given: [.push(.note)], when: .goBack,
      then: .done(
        active: "pile bottom", current: .bottom, visible: "pile bottom",
        hooks: "hide note, show bottom, clean note, drop note")),
    ContractCase(
      "in a column", start: .split, given: [.push(.note)], when: .goBack,
      then: .done(
        active: "split menu pane", current: .menu, visible: "split menu pane",
        hooks: "hide note, show menu, clean note, drop note")),
    ContractCase(
      "in a sheet", start: .page, given: [.sheet(.compose), .push(.note)], when: .goBack,
      then: .done(
        active: "page compose", current: .compose, visible: "compose",
        hooks: "hide note, show compose, clean note, drop note")),
    ContractCase(
      "with the contents of the top", start: .list, given: [.push(.group)], when: .goBack,
      then: .done(
        active: "list", current: .list, visible: "list",
        hooks: "hide left, hide group, show list, clean right, drop right, clean left, drop left,"
          + " clean group, drop group")),
    ContractCase(
      "with the sheet on the top", start: .list,
      given: [.push(.note), .sheet(.compose)], from: .note, when: .goBack,
      then: .done(
        active: "list", current: .list, visible: "list",
        hooks: "hide compose, show list, clean compose, drop compose, clean note, drop note")),
    ContractCase(
      "with a place attached to the top", start: .list, given: [.push(.note), .add(.left)],
      when: .goBack,
      then: .done(
        active: "list", current: .list, visible: "list",
        hooks: "hide left, hide note, show list, clean left, drop left, clean note, drop note")),
  ]

  @Test(arguments: several) func `going back can pop several places as one change`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let several: [ContractCase] = [
    ContractCase(
      "by a count", start: .list, given: [.push(.page), .push(.note), .push(.edit)],
      when: .goBack(2),
      then: .done(
        active: "list page", current: .page, visible: "page", parents: "page<list",
        hooks: "hide edit, show page, clean edit, drop edit, clean note, drop note")),
    ContractCase(
      "by the number of places above the root, in a tab", start: .bar,
      given: [.tab(.second, showing: .note), .push(.edit)], when: .goBack(2),
      then: .done(
        active: "bar list card pile bottom", current: .card, visible: "bar card",
        hooks: "hide edit, show card, clean edit, drop edit, clean note, drop note")),
    ContractCase(
      "to the root of a stack", start: .list, given: [.push(.note), .push(.edit)],
      when: .popToRoot,
      then: .done(
        active: "list", current: .list, visible: "list",
        hooks: "hide edit, show list, clean edit, drop edit, clean note, drop note")),
    ContractCase(
      "to the first place of a pure container", start: .pile, given: [.push(.note), .push(.edit)],
      when: .popToRoot,
      then: .done(
        active: "pile bottom", current: .bottom, visible: "pile bottom",
        hooks: "hide edit, show bottom, clean edit, drop edit, clean note, drop note")),
    ContractCase(
      "to the root of a column", start: .split, given: [.push(.note), .push(.edit)],
      when: .popToRoot,
      then: .done(
        active: "split menu pane", current: .menu, visible: "split menu pane",
        hooks: "hide edit, show menu, clean edit, drop edit, clean note, drop note")),
    ContractCase(
      "to the bottom of a sheet, and no further", start: .list,
      given: [.push(.page), .sheet(.compose), .push(.note), .push(.edit)], when: .popToRoot,
      then: .done(
        active: "list page compose", current: .compose, visible: "compose",
        hooks: "hide edit, show compose, clean edit, drop edit, clean note, drop note")),
    ContractCase(
      "with a sheet on one of them", start: .list,
      given: [.push(.note), .push(.edit), .sheet(.compose)], from: .edit, when: .popToRoot,
      then: .done(
        active: "list", current: .list, visible: "list",
        hooks: "hide compose, show list, clean compose, drop compose, clean edit, drop edit,"
          + " clean note, drop note")),
  ]

  @Test(arguments: refused) func `going back at the bottom of a stack is refused`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let refused: [ContractCase] = [
    ContractCase("of a stack", start: .list, when: .goBack, then: .refused(.nothingToGoBack)),
    ContractCase(
      "of a pure container", start: .pile, when: .goBack, then: .refused(.nothingToGoBack)),
    ContractCase(
      "of a tab", start: .bar, given: [.tab(.second)], when: .goBack,
      then: .refused(.nothingToGoBack)),
    ContractCase("of a column", start: .split, when: .goBack, then: .refused(.nothingToGoBack)),
    ContractCase(
      "of a sheet", start: .list, given: [.push(.note), .sheet(.compose)], when: .goBack,
      then: .refused(.nothingToGoBack)),
    ContractCase("where no stack is", start: .page, when: .goBack, then: .refused(.noStack)),
    ContractCase("in a lone group", start: .group, when: .goBack, then: .refused(.noStack)),
    ContractCase(
      "by more places than there are", start: .list, given: [.push(.note)], when: .goBack(2),
      then: .refused(.nothingToGoBack)),
    ContractCase(
      "by no places", start: .list, given: [.push(.note)], when: .goBack(0),
      then: .refused(.nothingToGoBack)),
    ContractCase(
      "to the root of a stack", start: .list, when: .popToRoot, then: .refused(.nothingToGoBack)),
    ContractCase(
      "to the bottom of a sheet", start: .list, given: [.push(.note), .sheet(.compose)],
      when: .popToRoot, then: .refused(.nothingToGoBack)),
    ContractCase(
      "to the root, without a stack", start: .page, when: .popToRoot, then: .refused(.noStack)),
  ]
}
