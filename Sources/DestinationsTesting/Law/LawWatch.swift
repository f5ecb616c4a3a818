internal import Destinations

/// Looks after one law in the course of one run.
///
/// It sees what happens by names and identifiers; laws that need the app's types look at the ``ExploredMoment``
/// that they are made with.
@MainActor
class LawWatch {
  /// The name of the law.
  final let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Whether it would complain of something that may be over after some more turns.
  var isWaiting: Bool { false }

  /// What there must be to see in a step for this watch to be asked after it.
  var occasions: StepAspects { .any }

  /// Looks at the app after a step that is one of its occasions, and after the start.
  func after(_ record: StepRecord) -> Complaint? { nil }

  /// Looks at what is left of the app after its flow was ended.
  func atEnd(_ record: StepRecord) -> Complaint? { nil }
}

/// A watch that looks at the app before steps, too.
@MainActor
protocol StepWatching: LawWatch {
  /// What a step must be for this watch to be asked before it.
  var occasionsBefore: StepAspects { get }

  func before(_ record: StepRecord)
}

/// A watch that is told of places when they have come, and when they are let go.
@MainActor
protocol PlaceWatching: LawWatch {
  func welcome(_ place: PresentedPlace, among places: PresentedPlaces)
  func release(_ place: ReleasedPlace)
}

/// A watch that is told of events as they happen.
@MainActor
protocol EventWatching: LawWatch {
  func take(_ event: NavigationEvent, _ record: StepRecord)
}

/// A watch that is told of the changes of transitions as the interface is.
@MainActor
protocol ChangeWatching: LawWatch {
  func beginTransition()
  func take(_ change: InterfaceChange, among places: PresentedPlaces)
}

extension ChangeWatching {
  func beginTransition() {}
}

/// Looks after one law with the types of the app.
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
