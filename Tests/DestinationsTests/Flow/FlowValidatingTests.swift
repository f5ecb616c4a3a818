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

  private func codes(
    _ providers: [Sample.DestinationType: Sample.Setup.Provider],
    start: Sample.Presentation = .replaceRoot(with: .notes)
  ) -> [DestinationError.Code] {
    Sample.AppFlow(Sample.Setup(providers: providers, startingDestination: start)).validate()
      .map { $0.code }
  }

  private func provider(
    _ shape: Sample.Shape = .screen, _ presentations: [Tap: Sample.Presentation] = [:],
    _ requests: [Tap: any InteractorConfiguring<Store>] = [:]
  ) -> Provider {
    Provider(TestJournal(), shape: shape, presentations: presentations, interactors: requests)
  }

  @Test func `a sound set-up has no faults`() {
    #expect(SampleWorld(start: .home).flow().flow.validate().isEmpty)
  }

  @Test func `a start that needs a tree, also as the first of a path`() {
    let providers = [Sample.DestinationType.notes: provider()]
    #expect(codes(providers, start: .push(.notes)) == [.noTree])
    #expect(codes(providers, start: .path([.path([.sheet(.notes)])])) == [.noTree])
    #expect(codes(providers, start: .path([.replaceCurrent(with: .notes), .push(.notes)])) == [])
  }

  @Test func `a start that nobody provides, or that is a path of nothing`() {
    #expect(codes([:]) == [.noProvider])
    #expect(codes([.notes: provider()], start: .path([])) == [.emptyPath])
  }

  @Test func `routes of tables and paths that nobody provides, and routes that are missing`() {
    let table: [Tap: Sample.Presentation] = [
      .both: .path([.push(.notes), .push(.tags)]), .odd: .push(.trash),
      .open(1): Sample.Presentation(presentationType: .sheet(type: .present)),
    ]
    #expect(
      codes([.notes: provider(.stack, table)]) == [.noProvider, .noProvider, .noDestinationType])
  }

  @Test func `shapes with tabs and columns that nobody provides, or with themselves inside`() {
    #expect(codes([.notes: provider(.tabs([.tags: .tags]))]) == [.noProvider])
    #expect(codes([.notes: provider(.split([.detail: .tags, .sidebar: nil]))]) == [.noProvider])
    #expect(codes([.notes: provider(.group([.notes]))]) == [.endlessShape])
  }

  @Test func `interactions in both tables, and two keys of one case`() {
    let ask = InteractorConfiguration<Store, Interactor>(interactorType: .store, actionType: .load)
    let table: [Tap: Sample.Presentation] = [.both: .goBack, .open(1): .goBack, .open(2): .goBack]
    #expect(
      codes([.notes: provider(.screen, table, [.both: ask])]) == [
        .duplicateKey, .conflictingAction,
      ])
  }

  @Test func `an assistant of other types`() {
    let odd = Sample.Presentation(
      presentationType: .navigationStack(type: .goBack), assistantType: .custom(OtherAssistant()))
    #expect(codes([.notes: provider(.screen, [.odd: odd])]) == [.assistantMismatch])
  }

  @Test func `one provider of several routes is told of once`() {
    let faulty = provider(.screen, [.odd: .push(.trash)])
    #expect(codes([.notes: faulty, .tags: faulty]) == [.noProvider])
  }

  @Test func `where keys share a case the exact values are served and no other`() throws {
    enum Tapped: UserInteractionTypeable {
      case open(Int)
      case close(Int)
    }
    typealias Provider = RecordingProvider<Sample, Tapped, NoInteractor>
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
    #expect(flow.perform(Tapped.open(3), at: flow.id(.notes)).error?.code == .noAction)
    #expect(flow.perform(Tapped.close(3), at: flow.id(.notes)).error?.code != .noAction)
  }
}
