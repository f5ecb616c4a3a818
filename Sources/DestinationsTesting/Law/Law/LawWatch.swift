internal import Destinations

/// Checks a law during a run.
///
/// It sees the events of a step by names and identifiers. A law that needs the types of the app
/// uses the ``ExploredMoment`` with which it was created.
@MainActor
class LawWatch {
  /// The name of the law.
  final let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Whether there is a complaint that may still resolve itself.
  var isWaiting: Bool { false }

  /// The kinds of steps before which the watch is asked.
  var occasionsBefore: StepAspects { [] }

  /// Looks at the app before a step of these kinds.
  func before(_ record: StepRecord) {}

  /// The kinds of steps after which the watch is asked.
  var occasions: StepAspects { .any }

  /// Checks the app after a step of these kinds, and after the start.
  func after(_ record: StepRecord) -> Complaint? { nil }

  /// Checks the remaining objects of the app after its flow has ended.
  func atEnd(_ record: StepRecord) -> Complaint? { nil }
}

/// Checks a law by closures, which may keep state between steps.
final class CheckWatch: LawWatch {
  private let kinds: (before: StepAspects, after: StepAspects)
  private let look: @MainActor (StepRecord) -> Void
  private let check: @MainActor (StepRecord) -> Complaint?

  /// Creates a watch that is asked after some kinds of steps.
  convenience init(
    _ name: String, at occasions: StepAspects = .any,
    _ check: @escaping @MainActor (StepRecord) -> Complaint?
  ) {
    self.init(name, at: occasions, before: [], looking: { _ in }, check: check)
  }

  /// Creates a watch that also looks at the app before some kinds of steps; if none are given, before those after which
  /// it is asked.
  init(
    _ name: String, at occasions: StepAspects, before first: StepAspects? = nil,
    looking look: @escaping @MainActor (StepRecord) -> Void,
    check: @escaping @MainActor (StepRecord) -> Complaint?
  ) {
    kinds = (first ?? occasions, occasions)
    self.look = look
    self.check = check
    super.init(name)
  }

  override var occasionsBefore: StepAspects { kinds.before }

  override func before(_ record: StepRecord) { look(record) }

  override var occasions: StepAspects { kinds.after }

  override func after(_ record: StepRecord) -> Complaint? { check(record) }
}

/// A watch of the places that arrive and are released.
@MainActor
protocol PlaceWatching: LawWatch {
  func welcome(_ place: PresentedPlace, among places: PresentedPlaces)
  func release(_ place: ReleasedPlace)
}

/// The meaning of an event for the life of a place.
enum PlaceTurn {
  case presented, appeared, disappeared, removed
}

/// A watch of the lives of places, including those of embedded flows.
@MainActor
protocol LifeWatching: LawWatch {
  func take(_ turn: PlaceTurn, of place: PresentedPlace, isEmbedded: Bool, _ record: StepRecord)
}

/// A watch that receives the changes of transitions, like the interface.
@MainActor
protocol ChangeWatching: LawWatch {
  func take(_ call: InterfaceCall, among places: PresentedPlaces)
}

/// Checks a law with the types of the app.
class AppLawWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch {
  typealias Moment = ExploredMoment<DestinationType, ContentType, TabType>

  final let moment: Moment

  init(_ name: String, _ moment: Moment) {
    self.moment = moment
    super.init(name)
  }
}
