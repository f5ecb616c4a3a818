import Destinations
import DestinationsTesting
import Testing

/// Entries: presentations of the app's code, declared for the graph, validation and explorations.
@MainActor
struct EntryTests {
  private enum Mail: DestinationTypes {
    enum DestinationType: String, RoutableDestinations { case inbox, letter, offer }
    enum ContentType: ContentTypeable, Hashable { case letter(Int) }
    enum Tap: String, UserInteractionTypeable, CaseIterable { case close }
  }

  private static func setup(entries: [Mail.Presentation]) -> Mail.Setup {
    typealias Provider = RecordingProvider<Mail, Mail.Tap, Never>
    let screen = Provider(presentations: [.close: .goBack])
    return Mail.Setup(
      providers: [
        .inbox: Provider(shape: .stack, presentations: [.close: .popToRoots]),
        .letter: screen,
      ],
      startingDestination: .replaceRoot(with: .inbox), entries: entries)
  }

  private static let letter = Mail.Presentation.push(.letter, content: .letter(1))

  private static func explore(entries: [Mail.Presentation]) async throws -> ExplorationReport {
    try await FailureReporting.collecting(FailureCollector()).during {
      try await DestinationsTesting.explore(setup(entries: entries), runs: 3, steps: 100)
    }
  }

  @Test func `an exploration presents entries, and reports a place without one`() async throws {
    let missed = try await Self.explore(entries: [])
    expectEqual(missed.findings.map(\.law), ["every place is reached"])
    let report = try await Self.explore(entries: [Self.letter])
    expectEqual(report.findings, [])
    expectEqual(report.ways["letter"]?.steps.last, .enter("push letter with letter(1)"))
  }

  @Test func `an entry that some place refuses is found, and its trace can be replayed`()
    async throws
  {
    let entries = [Self.letter, .column(.detail, showing: .letter)]
    let finding = try require(try await Self.explore(entries: entries).findings.first)
    expectEqual(finding.law, "declared actions work")
    expectEqual(finding.trace.steps, [.enter("column detail letter")])
    let again = try await FailureReporting.collecting(FailureCollector()).during {
      try await replay("\(finding.trace)", on: Self.setup(entries: entries))
    }
    expectEqual(again?.law, finding.law)
    expectNil(try await replay("enter push nowhere", on: Self.setup(entries: [Self.letter])))
  }

  @Test func `a survey finds places through entries`() async throws {
    let survey = try await survey(Self.setup(entries: [Self.letter])) { $0.visible.map(\.route) }
    expectEqual(survey[.letter]?.description, "reached by enter push letter with letter(1)")
  }

  @Test func `validation and the graph know the routes of entries`() {
    let setup = Self.setup(entries: [Self.letter, .sheet(.offer)])
    expectEqual(
      Mail.AppFlow(setup).validate().map(\.reason),
      ["The entry presents offer, which has no provider."])
    expectEqual(setup.graph().entries, ["inbox", "letter", "offer"])
    expectEqual(
      setup.graph().findings(), [.missingProvider(place: "offer", from: [])])
  }
}
