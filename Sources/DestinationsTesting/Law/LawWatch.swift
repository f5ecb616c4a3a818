internal import Destinations

/// Looks after one law in the course of one run.
@MainActor
class LawWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  typealias Moment = ExploredMoment<DestinationType, ContentType, TabType>

  /// The name of the law.
  final let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Changes the app's set-up before its flow is made, to see more of it.
  func prepare(_ setup: inout Setup) {}

  /// Takes an event as it happens.
  func take(_ event: NavigationEvent, _ moment: Moment) {}

  /// Takes a transition as the interface is told of it.
  func take(_ transition: InterfaceTransition) {}

  /// Looks at the app before a step.
  func before(_ moment: Moment) {}

  /// Looks at the app after a step, and after the start.
  func after(_ moment: Moment) -> Complaint? { nil }

  /// Looks at what is left of the app after its flow was ended.
  func atEnd(_ moment: Moment) -> Complaint? { nil }
}

/// What a law finds wrong.
struct Complaint {
  /// The law; filled in by whoever asked its watch.
  var law = ""

  /// What it is about, so that a shorter trace can be told to show the same.
  let subject: String

  /// What is wrong, one sentence without its full stop.
  let what: String

  /// More lines, as a difference of trees.
  let detail: String?

  /// A way out.
  let cure: String

  /// Where it was seen first, for what concerns all runs.
  var trace: ExplorationTrace?

  init(
    _ what: String, detail: String? = nil, about subject: String, cure: String,
    trace: ExplorationTrace? = nil
  ) {
    self.subject = subject
    self.what = what
    self.detail = detail
    self.cure = cure
    self.trace = trace
  }

  func named(_ law: String) -> Complaint {
    var copy = self
    copy.law = law
    return copy
  }

  /// Whether two complaints are of the same fault, be the steps as they may.
  func isAlike(_ other: Complaint) -> Bool {
    law == other.law && subject == other.subject
  }
}

/// Looks after a law of an app.
final class CustomWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch<DestinationType, ContentType, TabType> {
  private let sampling: Int
  private let check: @MainActor (Moment) -> String?

  init(_ name: String, sampling: Int, _ check: @escaping @MainActor (Moment) -> String?) {
    self.sampling = sampling
    self.check = check
    super.init(name)
  }

  override func after(_ moment: Moment) -> Complaint? {
    guard moment.isSample(every: sampling), let what = check(moment) else { return nil }
    return Complaint(what, about: "", cure: "see what the last step did; the law is your own")
  }
}
