internal import Destinations

/// Checks a law during a run.
///
/// It sees the events of a step by names and identifiers. A law that needs the types of the app
/// uses the ``ExploredMoment`` with which it was created.
@MainActor
class LawWatch {
  /// The name of the law.
  final var name = ""

  /// Whether there is a complaint that may still resolve itself.
  var isWaiting: Bool { false }

  /// Receives an event of the flow, or of one that is embedded in it.
  func take(_ event: NavigationEvent, isEmbedded: Bool, _ record: StepRecord) {}

  /// Receives a place that is released.
  func take(_ place: Site) {}

  /// Receives a change of a transition, like the interface.
  func take(_ call: InterfaceCall, among places: FlowEngine) {}

  /// The kinds of steps before which the watch is asked.
  var occasionsBefore: StepAspects { [] }

  /// Looks at the app before a step of these kinds.
  func before(_ record: StepRecord) {}

  /// The kinds of steps after which the watch is asked.
  var occasions: StepAspects { .any }

  /// Checks the app after a step of these kinds, and after the start.
  func after(_ record: StepRecord) -> Complaint? { nil }

  /// Checks an idle app; the check may ask actors, which work only for it then.
  func whenIdle(_ record: StepRecord) async -> Complaint? { nil }

  /// Checks the remaining objects of the app after its flow has ended.
  func atEnd(_ record: StepRecord) -> Complaint? { nil }
}

/// Checks a law by closures, which may keep state between steps.
final class CheckWatch: LawWatch {
  private let kinds: (before: StepAspects, after: StepAspects)
  private let look: @MainActor (StepRecord) -> Void
  private let check: @MainActor (StepRecord) -> Complaint?

  /// Creates a watch that is asked after some kinds of steps, and may look at the app before some kinds.
  init(
    at occasions: StepAspects = .any, before first: StepAspects = [],
    looking look: @escaping @MainActor (StepRecord) -> Void = { _ in },
    check: @escaping @MainActor (StepRecord) -> Complaint?
  ) {
    kinds = (first, occasions)
    self.look = look
    self.check = check
  }

  override var occasionsBefore: StepAspects { kinds.before }

  override func before(_ record: StepRecord) { look(record) }

  override var occasions: StepAspects { kinds.after }

  override func after(_ record: StepRecord) -> Complaint? { check(record) }
}
