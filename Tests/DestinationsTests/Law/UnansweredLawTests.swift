import Destinations
import DestinationsTesting
import Testing

/// The laws about questions that are never answered, and about signals that are never given.
@MainActor
struct UnansweredLawTests {
  private typealias Provider = RecordingProvider<Sample, Act, Never>

  /// A guard that continues requests after a signal.
  private final class Gate {
    var isOpen = false
  }

  private func findings(
    _ setup: @autoclosure @escaping () -> Sample.Setup, _ laws: [Sample.Law]
  ) async throws -> [String] {
    try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(setup(), laws: laws, runs: 4, steps: 60)
    }.findings.map { "\($0.law): \($0.what)" }
  }

  /// A list that asks for a number, and a place that closes with an answer or without.
  private func asking(closing: Sample.Presentation) -> Sample.Setup {
    let chosen: ResultKey<Int> = "chosen"
    return Sample.Setup(
      providers: [
        .notes: Provider(
          shape: .stack,
          presentations: [.open: .sheet(.compose).asking(chosen) { _ in Act?.none }]),
        .compose: Provider(presentations: [.back: .dismissSheet, .close: closing]),
      ], startingDestination: .replaceRoot(with: .notes))
  }

  @Test func `a question that no interaction answers is reported`() async throws {
    let answering = Sample.Presentation.dismissSheet.answering("chosen" as ResultKey<Int>, with: 1)
    try expectEqual(
      await findings(asking(closing: .dismissSheet), [.everyQuestionIsAnswered]),
      [
        "every question is answered: \"tap notes.open\" asks for chosen, and no run has answered"
      ])
    try expectEqual(
      await findings(asking(closing: answering), [.everyQuestionIsAnswered]), [])
  }

  /// A list whose notes open after a signal.
  private func holding(_ gate: Gate) -> Sample.Setup {
    Sample.Setup(
      providers: [
        .notes: Provider(shape: .stack, presentations: [.open: .push(.detail)]),
        .detail: Provider(presentations: [.back: .goBack]),
      ], startingDestination: .replaceRoot(with: .notes),
      guards: [.init("wait") { $0.brings(.detail) && !gate.isOpen ? .hold(until: "go") : .allow }])
  }

  @Test func `a signal that is never given, or after which the guard still holds, is found`()
    async throws
  {
    let gate = Gate()
    func signalling(opens: Bool) -> Sample.Law {
      Sample.Law("signalling") { moment in
        gate.isOpen = opens
        moment.flow.signal("go")
        gate.isOpen = false
        return nil
      }
    }
    for laws: [Sample.Law] in [[], [signalling(opens: false)]] {
      let found = try await findings(holding(gate), laws + [.everySignalIsGiven])
      expectEqual(found.count, 1)
      expectSuffix(found.first ?? "", " requests until go, and none was carried out")
    }
    try expectEqual(
      await findings(holding(gate), [signalling(opens: true), .everySignalIsGiven]), [])
  }
}
