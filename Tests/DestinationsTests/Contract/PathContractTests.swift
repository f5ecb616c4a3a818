import Destinations
import Testing

/// `destinationPath` and `custom`.
@MainActor
struct PathContractTests {
  @Test(arguments: paths) func `a path is one transition`(_ line: ContractCase) {
    ContractRun(line)
  }

  nonisolated static let paths: [ContractCase] = [
    ContractCase(
      "two pushes", start: .list, when: .path([.push(.note), .push(.edit)]),
      then: .done(
        active: "list note edit", current: .edit, visible: "edit", parents: "note<list edit<list",
        hooks: "prepare note, prepare edit, hide list, pass note, passed note, show edit")),
    ContractCase(
      "three pushes", start: .list, when: .path([.push(.note), .push(.edit), .push(.page)]),
      then: .done(
        active: "list note edit page", current: .page, visible: "page",
        parents: "note<list edit<list page<list",
        hooks: "prepare note, prepare edit, prepare page, hide list, pass note, passed note,"
          + " pass edit, passed edit, show page")),
    ContractCase(
      "one element", start: .list, when: .path([.push(.note)]),
      then: .done(
        active: "list note", current: .note, visible: "note", parents: "note<list",
        hooks: "prepare note, hide list, show note")),
    ContractCase(
      "nested paths", start: .list, when: .path([.path([.push(.note)]), .path([.push(.edit)])]),
      then: .done(
        active: "list note edit", current: .edit, visible: "edit",
        hooks: "prepare note, prepare edit, hide list, pass note, passed note, show edit")),
    ContractCase(
      "into another tab", start: .bar, when: .path([.tab(.second, showing: .note), .push(.edit)]),
      then: .done(
        active: "bar list card pile bottom note edit", current: .edit, visible: "bar edit",
        parents: "note<bar edit<bar",
        hooks: "prepare note, prepare edit, hide list, pass note, passed note, show edit")),
    ContractCase(
      "into a tab that the path selects", start: .bar, when: .path([.tab(.third), .push(.note)]),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar pile note",
        parents: "note<pile", hooks: "prepare note, hide list, show pile, show note")),
    ContractCase(
      "into a sheet", start: .page, when: .path([.sheet(.compose), .push(.note)]),
      then: .done(
        active: "page compose note", current: .note, visible: "note",
        parents: "compose<page note<page",
        hooks: "prepare compose, prepare note, hide page, pass compose, passed compose,"
          + " show note")),
    ContractCase(
      "back and forth", start: .list, given: [.push(.note)], when: .path([.goBack, .push(.edit)]),
      then: .done(
        active: "list edit", current: .edit, visible: "edit", parents: "edit<list",
        hooks: "prepare edit, hide note, show edit, clean note, drop note")),
    ContractCase(
      "out of a sheet", start: .list, given: [.sheet(.compose)],
      when: .path([.dismissSheet, .push(.note)]),
      then: .done(
        active: "list note", current: .note, visible: "note", parents: "note<list",
        hooks: "prepare note, hide compose, show note, clean compose, drop compose")),
    ContractCase(
      "a new root, and a push onto it", start: .page,
      when: .path([.replaceRoot(with: .bar), .tab(.second, showing: .note)]),
      then: .done(
        active: "bar list card pile bottom note", current: .note, visible: "bar note",
        parents: "note<bar",
        hooks: "prepare bar, prepare list, prepare card, prepare pile, prepare bottom,"
          + " prepare note, hide page, show bar, show note, clean page, drop page")),
    ContractCase(
      "through columns", start: .split,
      when: .path([.column(.content, showing: .note), .column(.detail, showing: .edit)]),
      then: .done(
        active: "split menu pane note edit", current: .edit, visible: "split menu note edit",
        parents: "note<pane edit<split",
        hooks: "prepare note, prepare edit, hide pane, show note, show edit")),
  ]

  @Test(arguments: refused) func `a path with a refused element does nothing`(_ line: ContractCase)
  {
    ContractRun(line)
  }

  nonisolated static let refused: [ContractCase] = [
    ContractCase("without elements", start: .list, when: .path([]), then: .refused(.emptyPath)),
    ContractCase(
      "at the end", start: .bar, when: .path([.push(.note), .tab(.ghost)]),
      then: .refused(.tabNotFound)),
    ContractCase(
      "in the middle", start: .list, when: .path([.push(.note), .column(.detail), .push(.edit)]),
      then: .refused(.noSplitView)),
    ContractCase(
      "at the start", start: .list, when: .path([.goBack, .push(.edit)]),
      then: .refused(.nothingToGoBack)),
    ContractCase(
      "without a provider", start: .list, when: .path([.push(.note), .push(.nowhere)]),
      then: .refused(.noProvider)),
  ]

  @Test(arguments: custom) func `a custom presentation follows the answer of its closure`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let custom: [ContractCase] = [
    ContractCase(
      "it is attached", start: .page, when: answering { $0(.done) },
      then: .done(
        active: "page note", current: .note, visible: "page note", parents: "note<page",
        hooks: "prepare note, show note")),
    ContractCase(
      "it is placed as a push", start: .list, when: answering { $0(.done(as: .push(.note))) },
      then: .done(
        active: "list note", current: .note, visible: "note", parents: "note<list",
        hooks: "prepare note, hide list, show note")),
    ContractCase(
      "it is placed as a sheet", start: .page, when: answering { $0(.done(as: .sheet(.note))) },
      then: .done(
        active: "page note", current: .note, visible: "note", parents: "note<page",
        hooks: "prepare note, hide page, show note")),
  ]

  private nonisolated static func answering(
    _ answer:
      @escaping @MainActor @Sendable (
        @MainActor (CustomPresentation<Contract.Presentation>.Answer) -> Void
      ) -> Void
  ) -> Contract.Presentation {
    Contract.Presentation(
      destinationType: .note,
      presentationType: .custom(presentation: CustomPresentation { _, reply in answer(reply) }))
  }
}
