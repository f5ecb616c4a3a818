internal import Destinations

/// The record of a step, by names and identifiers, which a ``StepWitness`` writes.
///
/// It does not depend on the types of an app, so that laws that do not need them are compiled once.
@MainActor
final class StepRecord {
  /// The presented places.
  let places: FlowEngine
  /// The step.
  let step: ExplorationStep
  /// The number of the step within its run, counted from 1; 0 for the start.
  let number: Int
  /// The tree before the step.
  let before: KeptTree
  /// Whether earlier requests were still open when the step began.
  let isCrowded: Bool
  /// Whether no work was open when the step began, so that all changes until the next one are its effects.
  let isAlone: Bool
  /// Whether every law is checked after every step, while a trace is replayed or made shorter.
  private let isThorough: Bool
  private let earlierAction: StepRecord?

  /// The places that have arrived, each with the request that has presented it.
  var arrivals: [PresentedPlace] = []
  /// The places that have left, each with the request that has removed it.
  var departures: [PresentedPlace] = []
  /// The places that have appeared, those that have just arrived included.
  var appearances: [PresentedPlace] = []
  /// The origins of the tasks of earlier steps that have made requests, by the numbers of the requests.
  var lateRequests: [Int: TaskMark.Origin] = [:]
  /// Whether the app has rested in the step, and is idle.
  var isIdle = false
  /// The reasons why requests were refused in the step.
  var refusals: [EventError] = []
  /// The reasons why requests of the step itself were refused.
  var ownRefusals: [EventError] = []
  /// The problems that the flow has reported during the step.
  var problems: [NavigationEvent.Kind] = []
  /// The keys of the answers that places have given, and whether each answer was awaited.
  var answers: [(key: String, isAwaited: Bool)] = []
  /// The interactors that were asked, and those whose answer the step has let fail, each with the place that asked.
  var asked: [AskedInteractor] = []
  var failed: [AskedInteractor] = []
  /// The interactors whose answer the step has let arrive, each with the place that asked and the number of the request.
  var arrived: [(asked: AskedInteractor, number: Int)] = []
  /// Whether the step has let the last request of a place be answered, or fail.
  var isAnsweredLast = false
  /// The changes of places and models by the answer to that request, with the new values; nil for other steps.
  private(set) var changes: [String: String]?
  /// The results that handlers have received, failures included.
  var deliveries: [Delivery] = []
  /// The names of the guards that have denied, redirected or held a request.
  var rulings: [String] = []
  var requestCount = 0
  /// The number of transitions of which the interface was notified.
  var transitionCount = 0
  /// Whether nothing moves any more on the simulated screen, if there is one.
  var hasScreenSettled = true
  /// Whether the user has made a gesture on a simulated screen.
  var isGestureMade = false
  /// Whether an interaction was performed; a tap at a place that is not presented does nothing.
  var hasTapped = false
  /// The interactions that the user or the app has performed.
  var performed: Set<PerformedInteraction> = []
  /// The place of the tap, and that of a double tap.
  var tappedID: DestinationID?
  var tappedTwiceID: DestinationID?
  /// The number of the first request of the step, and of the first one until the next step other than waiting.
  var firstRequest: Int?
  var firstEffect: Int?
  /// The requests of earlier steps that were carried out in this one, for example one that a guard has held.
  var lateDone: [Int?] = []
  /// The numbers of the steps that have started the tasks that sleep after time has passed, and those of which one has
  /// woken up and sleeps again.
  var sleepers: (all: Set<Int>, again: Set<Int>) = ([], [])
  /// The error that the step has thrown.
  var thrown: (any Error)?
  /// The work that a step that waits has found pending, although no work was in progress.
  var unanswered: [PendingWork] = []

  /// Creates the record of the start.
  init(_ places: FlowEngine, isThorough: Bool) {
    self.places = places
    self.isThorough = isThorough
    before = places.shownTree
    (step, number, isCrowded, isAlone, earlierAction) = (.restart, 0, false, false, nil)
  }

  /// Creates the record of a step after another one.
  init(_ step: ExplorationStep, after last: StepRecord, isCrowded: Bool, isBusy: Bool) {
    places = last.places
    isThorough = last.isThorough
    self.step = step
    number = last.number + 1
    before = places.shownTree
    self.isCrowded = isCrowded
    isAlone = !isCrowded && !isBusy && step != .relaunchRestored
    earlierAction = step == .wait ? last.action : nil
    lateRequests = last.lateRequests
  }

  /// Records the changes of models, and those of places.
  func noteChanges(_ values: [String: String]) {
    var all = values
    for place in arrivals { all["+ \(place.route)"] = "" }
    for place in departures { all["- \(place.route)"] = "" }
    changes = all
  }

  /// The record of the last step other than waiting.
  var action: StepRecord { earlierAction ?? self }

  /// The last step other than waiting, if it was an interaction that has thrown no error.
  var lastTap: ExplorationTap? {
    action.hasTapped && action.thrown == nil ? action.step.tap?.withoutContent : nil
  }

  /// Whether a request was refused, or an error was thrown.
  var isRefused: Bool { thrown != nil || !refusals.isEmpty }

  /// Returns whether expensive checks are made after this step.
  func isSample(every count: Int) -> Bool { isThorough || number % count == 0 }

  /// The places that have left without a new place of the same route.
  var losses: [PresentedPlace] {
    departures.filter { left in !arrivals.contains { $0.route == left.route } }
  }

  /// Whether the current place has arrived in this step.
  var isAtArrival: Bool { arrivals.contains { $0.id == places.currentID } }

  /// The places that have arrived because of the last step other than waiting.
  var effects: [PresentedPlace] {
    guard let first = action.firstEffect else { return [] }
    return arrivals.filter { $0.request.map { $0 >= first } ?? false }
  }

  /// Returns whether a request was made in this step.
  func isOwn(_ request: Int?) -> Bool {
    if let request, let firstRequest { request >= firstRequest } else { false }
  }

  /// Returns the interaction of an earlier step whose task has made a request; nil for other requests.
  func lateTap(of request: Int) -> ExplorationTap? {
    lateRequests[request]?.step.tap?.withoutContent
  }

  /// Whether the step has only presented one place.
  var hasBroughtOnePlace: Bool { departures.isEmpty && arrivals.count == 1 }
}

/// An interaction that was performed, by its name and its type.
struct PerformedInteraction: Hashable {
  let name: String
  let type: ObjectIdentifier
}

extension PerformedInteraction {
  init<Interaction: UserInteractionTypeable>(_ interaction: Interaction) {
    self.init(name: interaction.rawValue, type: ObjectIdentifier(Interaction.self))
  }
}
