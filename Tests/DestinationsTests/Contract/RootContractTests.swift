import Destinations
import Testing

/// `replaceRoot` and `moveToNearest`.
@MainActor
struct RootContractTests {
  @Test(arguments: roots) func `a new root replaces everything that is presented`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let roots: [ContractCase] = [
    ContractCase(
      "a screen", start: .page, when: .replaceRoot(with: .note),
      then: .done(
        active: "note", current: .note, visible: "note",
        hooks: "prepare note, hide page, show note, clean page, drop page")),
    ContractCase(
      "a place of the same route", start: .page, when: .replaceRoot(with: .page),
      then: .done(
        active: "page", current: .page, visible: "page",
        hooks: "prepare page, hide page, show page, clean page, drop page")),
    ContractCase(
      "a tab bar with all its places", start: .bar, when: .replaceRoot(with: .page),
      then: .done(
        active: "page", current: .page, visible: "page",
        hooks: "prepare page, hide list, hide bar, show page, clean bottom, drop bottom,"
          + " clean pile, drop pile, clean card, drop card, clean list, drop list, clean bar,"
          + " drop bar")),
    ContractCase(
      "sheets too", start: .page, given: [.sheet(.compose), .sheet(.edit)],
      when: .replaceRoot(with: .note),
      then: .done(
        active: "note", current: .note, visible: "note",
        hooks: "prepare note, hide edit, show note, clean edit, drop edit, clean compose,"
          + " drop compose, clean page, drop page")),
    ContractCase(
      "from a nested place", start: .list, given: [.push(.note), .push(.edit)],
      when: .replaceRoot(with: .pile),
      then: .done(
        active: "pile bottom", current: .bottom, visible: "pile bottom",
        hooks: "prepare pile, prepare bottom, hide edit, show pile, show bottom, clean edit,"
          + " drop edit, clean note, drop note, clean list, drop list")),
  ]

  @Test(arguments: nearest) func `moving to the nearest place removes the places above it`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let nearest: [ContractCase] = [
    ContractCase(
      "a place beneath", start: .list, given: [.push(.note), .push(.edit)],
      when: .moveToNearest(.note),
      then: .done(
        active: "list note", current: .note, visible: "note",
        hooks: "hide edit, show note, clean edit, drop edit")),
    ContractCase(
      "the stack, whose path is emptied", start: .list, given: [.push(.note), .push(.edit)],
      when: .moveToNearest(.list),
      then: .done(
        active: "list", current: .list, visible: "list",
        hooks: "hide edit, show list, clean edit, drop edit, clean note, drop note")),
    ContractCase(
      "the place itself", start: .list, given: [.push(.note)], when: .moveToNearest(.note),
      then: .done(active: "list note", current: .note, visible: "note")),
    ContractCase(
      "the younger of two", start: .list,
      given: [.push(.note), .push(.edit), .push(.note), .push(.compose)],
      when: .moveToNearest(.note),
      then: .done(
        active: "list note edit note", current: .note, visible: "note",
        hooks: "hide compose, show note, clean compose, drop compose")),
    ContractCase(
      "the root of a tab", start: .bar, given: [.tab(.second, showing: .note)],
      when: .moveToNearest(.card),
      then: .done(
        active: "bar list card pile bottom", current: .card, visible: "bar card",
        hooks: "hide note, show card, clean note, drop note")),
    ContractCase(
      "the bottom of a pure container", start: .pile, given: [.push(.note), .push(.edit)],
      when: .moveToNearest(.bottom),
      then: .done(
        active: "pile bottom", current: .bottom, visible: "pile bottom",
        hooks: "hide edit, show bottom, clean edit, drop edit, clean note, drop note")),
    ContractCase(
      "the presenter of a sheet", start: .page, given: [.sheet(.compose)],
      when: .moveToNearest(.page),
      then: .done(
        active: "page", current: .page, visible: "page",
        hooks: "hide compose, show page, clean compose, drop compose")),
    ContractCase(
      "beneath the presenter of a sheet", start: .list,
      given: [.push(.note), .push(.edit), .sheet(.compose)], when: .moveToNearest(.note),
      then: .done(
        active: "list note", current: .note, visible: "note",
        hooks: "hide compose, show note, clean compose, drop compose, clean edit, drop edit")),
    ContractCase(
      "within a sheet", start: .page, given: [.sheet(.compose), .push(.note), .push(.edit)],
      when: .moveToNearest(.compose),
      then: .done(
        active: "page compose", current: .compose, visible: "compose",
        hooks: "hide edit, show compose, clean edit, drop edit, clean note, drop note")),
  ]

  @Test(arguments: refused) func `moving to a route outside the places beneath is refused`(
    _ line: ContractCase
  ) {
    ContractRun(line)
  }

  nonisolated static let refused: [ContractCase] = [
    ContractCase(
      "nowhere", start: .list, given: [.push(.note)], when: .moveToNearest(.compose),
      then: .refused(.noMatchingPlace)),
    ContractCase(
      "in another tab", start: .bar, when: .moveToNearest(.card),
      then: .refused(.noMatchingPlace)),
    ContractCase(
      "in another column", start: .split, when: .moveToNearest(.pane),
      then: .refused(.noMatchingPlace)),
    ContractCase(
      "above", start: .list, given: [.push(.note), .push(.edit)], from: .note,
      when: .moveToNearest(.edit), then: .refused(.noMatchingPlace)),
  ]
}
