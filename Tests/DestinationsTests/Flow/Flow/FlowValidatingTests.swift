import Destinations
import DestinationsTesting
import Testing

@MainActor
struct FlowValidatingTests {
  private enum Tap: UserInteractionTypeable {
    case open(Int)
    case both
    case odd
  }

  private enum Store: InteractorTypeable { case store }

  private struct OtherAssistant: InterfaceActionConfiguring {
    func configure(
      interfaceAction: InterfaceAction<Act, Sample.DestinationType, Sample.ContentType>,
      interactionType: Act, destination: any Destinationable,
      content: Sample.ContentType?
    ) -> InterfaceAction<Act, Sample.DestinationType, Sample.ContentType> {
      interfaceAction
    }
  }

  private struct Ask: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable { case load }
    typealias ResultData = Int
    let action: ActionType
  }

  private final class Interactor: Interactable {
    typealias Request = Ask
    var requestResponses: [Ask.ActionType: InteractorResponseClosure<Ask>] = [:]
    func perform(request: Ask) {}
  }

  private typealias Provider = RecordingProvider<Sample, Tap, Store>

  private func expectFaults(
    _ codes: [DestinationError.Code], in providers: [Sample.DestinationType: Sample.Setup.Provider],
    start: Sample.Presentation = .replaceRoot(with: .notes), line: Int = #line
  ) {
    let setup = Sample.Setup(providers: providers, startingDestination: start)
    let faults = Sample.AppFlow(setup).validate().map { $0.code }
    expectEqual(faults, codes, "line \(line)")
  }

  private func provider(
    _ shape: Sample.RouteShape = .screen, _ presentations: [Tap: Sample.Presentation] = [:],
    _ requests: [Tap: any InteractorConfiguring<Store>] = [:]
  ) -> Provider {
    Provider(TestJournal(), shape: shape, presentations: presentations, interactors: requests)
  }

  @Test func `validation finds faults of starts, tables and shapes`() {
    // a sound setup has no faults
    expectEmpty(SampleWorld(start: .home).flow().flow.validate())
    // a start that needs a tree, also as the first of a path
    do {
      let providers = [Sample.DestinationType.notes: provider()]
      expectFaults([.noTree], in: providers, start: .push(.notes))
      expectFaults([.noTree], in: providers, start: .path([.path([.sheet(.notes)])]))
      expectFaults([], in: providers, start: .path([.replaceCurrent(with: .notes), .push(.notes)]))
    }
    // going back by no places, also in a path
    expectFaults(
      [.nothingToGoBack, .nothingToGoBack],
      in: [
        .notes: provider(
          .stack, [.both: .goBack(0), .odd: .path([.goBack, .goBack(-1)]), .open(1): .goBack(2)])
      ])
    // a start without a provider, or with an empty path
    expectFaults([.noProvider], in: [:])
    expectFaults([.emptyPath], in: [.notes: provider()], start: .path([]))
    // routes of tables and paths without a provider, and routes that are missing
    do {
      let table: [Tap: Sample.Presentation] = [
        .both: .path([.push(.notes), .push(.tags)]), .odd: .push(.trash),
        .open(1): Sample.Presentation(presentationType: .sheet(type: .present)),
      ]
      expectFaults(
        [.noProvider, .noProvider, .noDestinationType], in: [.notes: provider(.stack, table)])
    }
    // shapes with tabs and columns without a provider, or that contain themselves
    expectFaults([.noProvider], in: [.notes: provider(.tabs([.tags: .tags]))])
    expectFaults([.noProvider], in: [.notes: provider(.split([.detail: .tags, .sidebar: nil]))])
    expectFaults([.endlessShape], in: [.notes: provider(.group([.notes]))])
  }

  @Test func `validation finds and names shapes that cannot be arranged`() {
    let rows: [(shape: Sample.RouteShape, fault: String)] = [
      (.tabs([:]), "emptyTabBar: The shape of home contains no tabs."),
      (
        .tabs([.tags: .tags, .tags: .notes]),
        "duplicateTab: The shape of home contains the tab \"tags\" twice."
      ),
      (
        .tabs([.tags: .tags], selected: .notes),
        "tabNotFound: The shape of home selects the tab \"notes\", which it does not contain."
      ),
      (
        .split([.detail: .tags, .detail: .notes]),
        "duplicateKey: The shape of home contains the column detail twice."
      ),
      (
        .split([.detail: .tags], focused: .sidebar),
        "columnNotFound: The shape of home focuses the column sidebar, which it does not contain."
      ),
    ]
    for row in rows {
      let setup = Sample.Setup(
        providers: [.home: provider(row.shape), .tags: provider(), .notes: provider()],
        startingDestination: .replaceRoot(with: .home))
      let faults = Sample.AppFlow(setup).validate()
      expectEqual(faults.map { "\($0.code): \($0.reason)" }, [row.fault])
    }
    // The type of a ready-made destination determines its kind.
    let tabs: Sample.RouteShape = .tabs([.tags: .tags])
    typealias Screen = ScreenDouble<Sample, Act, Worker>.Destination
    let mismatched: [(Sample.Setup.Provider, built: String)] = [
      (DestinationProvider<Screen>(shape: tabs) { _ in nil }, "screen"),
      (DestinationProvider<SampleStack>(shape: tabs) { _ in nil }, "stack"),
    ]
    for (home, built) in mismatched {
      let setup = Sample.Setup(
        providers: [.home: home, .tags: provider()], startingDestination: .replaceRoot(with: .home))
      expectEqual(
        Sample.AppFlow(setup).validate().map(\.reason),
        ["home is declared as .tabs, but its provider builds a .\(built)."])
    }
    // A tab bar without a shape may get its tabs from its provider.
    let filled = DestinationProvider<SampleTabBar> { _ in nil }
    expectFaults([], in: [.home: filled], start: .replaceRoot(with: .home))
  }

  @Test func `validation reports each fault of keys, assistants and providers once`() throws {
    // interactions in both tables, and two keys of one case
    do {
      let ask = InteractorConfiguration<Store, Interactor>(
        interactorType: .store, actionType: .load)
      let table: [Tap: Sample.Presentation] = [
        .both: .goBack, .open(1): .goBack, .open(2): .goBack,
      ]
      expectFaults(
        [
          .duplicateKey, .conflictingAction,
        ], in: [.notes: provider(.screen, table, [.both: ask])])
    }
    // interactions of the state model that are also in a table
    do {
      let ask = InteractorConfiguration<Store, Interactor>(
        interactorType: .store, actionType: .load)
      let notes = provider(.screen, [.open(1): .goBack], [.both: ask])
      notes.handledInteractions = [.open(2), .both, .odd]
      let setup = Sample.Setup(
        providers: [.notes: notes], startingDestination: .replaceRoot(with: .notes))
      expectEqual(
        Sample.AppFlow(setup).validate().map { $0.reason.split(separator: " declares ").last },
        [
          "both a presentation and a state model for open.",
          "both a request and a state model for both.",
        ])
    }
    // an assistant of other types
    do {
      let odd = Sample.Presentation(
        presentationType: .navigationStack(type: .goBack), assistantType: .custom(OtherAssistant()))
      expectFaults([.assistantMismatch], in: [.notes: provider(.screen, [.odd: odd])])
    }
    // a provider of several routes is reported once
    do {
      let faulty = provider(.screen, [.odd: .push(.trash)])
      expectFaults([.noProvider], in: [.notes: faulty, .tags: faulty])
    }
    // types without names for their cases
    do {
      struct Odd: UserInteractionTypeable { let number: Int }
      typealias Provider = RecordingProvider<Sample, Odd, Never>
      let table: [Odd: Sample.Presentation] = [Odd(number: 1): .goBack, Odd(number: 2): .goBack]
      expectFaults(
        [.unnamedCase], in: [.notes: Provider(shape: .stack, presentations: table)])
    }
    // routes without a name for their case, which only their exact values find
    do {
      enum App: DestinationTypes {
        enum DestinationType: RoutableDestinations, CustomStringConvertible {
          case list
          case help
          case note(Int)

          var description: String { rawValue }
        }
      }
      typealias Provider = RecordingProvider<App, Never, Never>
      let setup = App.Setup(
        providers: [.list: Provider(shape: .stack), .note(1): Provider()],
        startingDestination: .replaceRoot(with: .list))
      let flow = TestFlow(setup, exhaustivity: .off)
      expectEqual(
        flow.flow.validate().map { "\($0)" },
        [
          "unnamedCase (setup): DestinationType in the providers has neither a rawValue nor a label that can"
            + " be read. Make the type an enum of strings, or declare a rawValue."
        ])
      flow.present(.push(.note(2)))
      flow.present(.push(.help)).expectRefused(.noProvider)
      flow.present(.moveToNearest(.help)).expectRefused(.noMatchingPlace)
    }
    // where keys share a case, only the exact values are served
    do {
      enum Tapped: UserInteractionTypeable {
        case open(Int)
        case close(Int)
      }
      typealias Provider = RecordingProvider<Sample, Tapped, Never>
      let table: [Tapped: Sample.Presentation] = [
        .open(1): .push(.tags), .open(2): .push(.trash), .close(1): .goBack,
      ]
      let flow = SampleTestFlow(
        Sample.Setup(
          providers: [
            .notes: Provider(shape: .stack, presentations: table), .tags: Provider(),
            .trash: Provider(),
          ], startingDestination: .replaceRoot(with: .notes)))
      flow.perform(Tapped.open(2))
      flow.expectPath([.trash])
      flow.perform(Tapped.open(3), at: flow.id(.notes)).expectRefused(.noAction)
      #expect(flow.perform(Tapped.close(3), at: flow.id(.notes)).error?.code != .noAction)
    }
  }
}
