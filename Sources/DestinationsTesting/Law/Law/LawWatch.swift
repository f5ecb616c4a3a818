internal import Destinations

/// Checks a law during a run.
///
/// It sees the events of a step by names and identifiers. A law that needs the types of the app
/// uses the ``ExploredMoment`` with which it was created.
@MainActor
class LawWatch {
  /// The name of the law.
  final var name = ""

  /// The complaint about an event, for the next check; nil if there is none.
  final var complaint: Complaint?

  /// Whether there is a complaint that may still resolve itself.
  var isWaiting: Bool { false }

  /// Looks at the app before a step.
  func before(_ record: StepRecord) {}

  /// Receives an event of the flow, or of one that is embedded in it.
  func take(_ event: NavigationEvent, isEmbedded: Bool, _ record: StepRecord) {}

  /// Receives a place that is released.
  func take(_ place: Site) {}

  /// Receives a change of a transition, like the interface.
  func take(_ call: InterfaceCall, among places: FlowEngine) {}

  /// Checks the app after a step, and after the start.
  func after(_ record: StepRecord) -> Complaint? { complaint }

  /// Checks an idle app; the check may ask actors, which work only for it then.
  func whenIdle(_ record: StepRecord) async -> Complaint? { nil }

  /// Checks the remaining objects of the app after its flow has ended.
  func atEnd(_ record: StepRecord) -> Complaint? { nil }
}

/// Checks a law after each step by a closure, which may keep state between steps.
final class CheckWatch: LawWatch {
  private let check: @MainActor (StepRecord) -> Complaint?

  init(_ check: @escaping @MainActor (StepRecord) -> Complaint?) { self.check = check }

  override func after(_ record: StepRecord) -> Complaint? { check(record) }
}
