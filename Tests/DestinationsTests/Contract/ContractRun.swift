import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Runs one line of a table on a flow of its own, and compares everything.
@MainActor
struct ContractRun {
  private let journal = TestJournal()
  private let flow: Contract.AppFlow

  @discardableResult
  init(_ line: ContractCase, at place: SourceLocation = #_sourceLocation) {
    flow = Contract.AppFlow(Contract.setup(journal, start: line.start ?? .page))
    flow.onEvent = { _ in }
    if line.start != nil { flow.start() }
    for presentation in line.given {
      #expect(run(presentation)?.isDone == true, "given \(presentation)", sourceLocation: place)
    }
    let before = ContractState(flow)
    _ = journal.take()
    var refused: [DestinationError.Code?] = []
    flow.onEvent = { if case .refused(let error) = $0.kind { refused.append(error.code) } }
    run(line.deed)
    compare(refused, with: line.then, before, at: place)
  }

  private func run(_ deed: ContractCase.Deed) {
    switch deed {
    case .present(let presentation, let route): run(asking(presentation, from: route))
    case .remove(let route): flow.removeDestination(destinationID: id(route))
    case .report(let fact, let route): flow.report(fact(id(route)))
    }
  }

  /// The youngest place of a route; an unknown one if there is none.
  private func id(_ route: Contract.DestinationType) -> UUID {
    flow.activeDestinations.last { $0.type == route }?.id ?? UUID()
  }

  @discardableResult
  private func run(_ presentation: Contract.Presentation) -> RequestOutcome? {
    guard case .ended(let outcome) = flow.request(presentation).status else { return nil }
    return outcome
  }

  private func asking(
    _ presentation: Contract.Presentation, from route: Contract.DestinationType?
  ) -> Contract.Presentation {
    guard let route else { return presentation }
    var asking = presentation
    asking.currentDestinationID = id(route)
    return asking
  }

  private func compare(
    _ refused: [DestinationError.Code?], with expected: ContractCase.Expectation,
    _ before: ContractState, at place: SourceLocation
  ) {
    let state = ContractState(flow)
    switch expected {
    case .done(let active, let current, let visible, let parents, let hooks):
      expect(refused, [], at: place)
      expect(state.active, active, at: place)
      expect(state.current, current.rawValue, at: place)
      expect(state.visible, visible, at: place)
      #expect(state.parents.isSuperset(of: words(parents)), sourceLocation: place)
      expect(heard, hooks, at: place)
    case .refused(let code):
      expect(refused, [code], at: place)
      expect(state, before, at: place)
      expect(heard, "", at: place)
    }
  }

  private func expect<Value: Equatable>(
    _ value: Value, _ wanted: Value, at place: SourceLocation
  ) {
    #expect(value == wanted, sourceLocation: place)
  }

  /// The hooks in short: `prepare`, `show` and `hide`, `pass` for a place in the middle of a path,
  /// `clean` and `drop` for one that leaves.
  private var heard: String {
    journal.entries.map { "\(Self.verbs[$0.event] ?? $0.event) \($0.subject)" }
      .joined(separator: ", ")
  }

  private static let verbs = [
    "prepareForPresentation": "prepare", "prepareForAppearance(true)": "show",
    "prepareForDisappearance(true)": "hide", "prepareForAppearance(false)": "pass",
    "prepareForDisappearance(false)": "passed", "cleanupResources": "clean",
    "removeAssociatedInterface": "drop",
  ]

  private func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}

/// The state of a flow, in the words of a table.
@MainActor
private struct ContractState: Equatable {
  let active: String
  let current: String?
  let visible: String
  let parents: Set<String>
  let ids: [UUID]

  init(_ flow: Contract.AppFlow) {
    let places = flow.activeDestinations
    active = Self.text(places)
    current = flow.currentDestination.map { $0.type.rawValue }
    visible = Self.text(flow.visibleDestinations)
    ids = places.map { $0.id }
    parents = Set(
      places.compactMap { place in
        place.parentDestinationID().flatMap { flow.destination(for: $0) }
          .map { "\(place.type.rawValue)<\($0.type.rawValue)" }
      })
  }

  private static func text(_ places: [Contract.AppFlow.AnyDestination]) -> String {
    places.map { $0.type.rawValue }.joined(separator: " ")
  }
}
