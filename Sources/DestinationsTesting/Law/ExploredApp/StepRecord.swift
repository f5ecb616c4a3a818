internal import Destinations

/// The record of a step, by names and identifiers.
///
/// It does not depend on the types of an app, so that laws that do not need them are compiled once
/// and are fast in every app.
@MainActor
final class StepRecord {
  /// The presented places.
  let places: PresentedPlaces

  /// The step.
  private(set) var step = ExplorationStep.restart

  /// The number of the step within its run, counted from 1; 0 for the start.
  private(set) var number = 0

  /// The aspects of the step so far, so that checks for other things can be skipped.
  private(set) var aspects: StepAspects

  private let checking: Thoroughness

  /// The places that have arrived.
  private(set) var arrivals: [PresentedPlace] = []
  /// The requests that have presented the arrivals.
  private(set) var arrivalRequests: [Int?] = []
  /// The places that have left.
  private(set) var departures: [PresentedPlace] = []
  /// The requests that have removed the departures.
  private(set) var departureRequests: [Int?] = []
  /// The origins of the tasks of earlier steps that have made requests, by the numbers of the requests.
  private(set) var lateRequests: [Int: TaskMark.Origin] = [:]
  /// The reasons why requests were refused in the step.
  private(set) var refusals: [EventError] = []
  /// The reasons why requests of the step itself were refused.
  private(set) var ownRefusals: [EventError] = []
  /// The problems that the flow has reported during the step.
  private(set) var problems: [NavigationEvent.Kind] = []
  /// The keys of the answers that places have given, and whether each answer was awaited.
  private(set) var answers: [(key: String, isAwaited: Bool)] = []
  /// The interactors that were asked, and those whose answer the step has let fail, each with the place that asked.
  private(set) var asked: [AskedInteractor] = []
  private(set) var failed: [AskedInteractor] = []
  /// The results that handlers have received, failures included.
  private(set) var deliveries: [Delivery] = []
  /// The number of times that a guard has denied, redirected or held a request.
  var rulingCount = 0
  private(set) var requestCount = 0
  /// Whether nothing moves any more on the simulated screen, if there is one.
  var hasScreenSettled = true
  /// Whether the user has made a gesture on a simulated screen.
  var isGestureMade = false
  /// Whether an interaction was performed; a tap at a place that is not presented does nothing.
  var hasTapped = false
  /// The place of the tap.
  var tappedID: DestinationID?
  /// The numbers of the first requests of the step, and of the last step other than waiting.
  private var firstRequest: Int?
  private var firstRequestOfAction: Int?
  /// The requests of earlier steps that were carried out in this one, for example one that a guard has held.
  private(set) var lateDone: [Int?] = []
  /// The error that the step has thrown.
  private(set) var thrown: (any Error)?
  /// The number of the last transition of which the interface was notified.
  private(set) var transitionCount = 0
  /// Whether earlier requests were still open when the step began.
  private(set) var isCrowded = false
  /// The number of the last step other than waiting.
  private(set) var actionNumber = 0
  /// Whether no work was open when the step with that number began, so that all changes since are its effects.
  private(set) var isActionAlone = false
  /// The place of the double tap, if the last step other than waiting was one.
  var tappedTwiceID: DestinationID?
  /// The work that a step that waits has found pending, although no work was in progress.
  private(set) var unanswered: [PendingWork] = []

  init(_ places: PresentedPlaces, checking: Thoroughness) {
    self.places = places
    self.checking = checking
    aspects = StepAspects(of: .restart, number: 0, checking: checking)
  }

  func begin(_ step: ExplorationStep, isCrowded: Bool, isBusy: Bool) {
    forget()
    self.step = step
    self.isCrowded = isCrowded
    number += 1
    aspects = StepAspects(of: step, number: number, checking: checking)
    rulingCount = 0
    requestCount = 0
    isGestureMade = false
    hasTapped = false
    tappedID = nil
    firstRequest = nil
    if !lateDone.isEmpty { lateDone = [] }
    if case .wait = step { return }
    actionNumber = number
    tappedTwiceID = nil
    firstRequestOfAction = nil
    isActionAlone = !isCrowded && !isBusy && !aspects.contains(.relaunch)
  }

  private func forget() {
    if aspects.contains(.arrival) {
      arrivals.removeAll(keepingCapacity: true)
      arrivalRequests.removeAll(keepingCapacity: true)
    }
    if aspects.contains(.departure) {
      departures.removeAll(keepingCapacity: true)
      departureRequests.removeAll(keepingCapacity: true)
    }
    if aspects.contains(.refusal) {
      refusals.removeAll(keepingCapacity: true)
      ownRefusals.removeAll(keepingCapacity: true)
      thrown = nil
    }
    if aspects.contains(.problem) { problems = [] }
    if !answers.isEmpty { answers = [] }
    if !asked.isEmpty { asked = [] }
    if !failed.isEmpty { failed = [] }
    if !deliveries.isEmpty { deliveries = [] }
    if aspects.contains(.silence) { unanswered = [] }
  }

  /// Returns whether expensive checks are made after this step.
  func isSample(every count: Int) -> Bool { checking.isDue(every: count, at: number) }

  /// The places that have left without a new place of the same route.
  var losses: [PresentedPlace] {
    departures.filter { left in !arrivals.contains { $0.route == left.route } }
  }

  /// Whether the current place has arrived in this step.
  var isAtArrival: Bool { places.current.map(arrivals.contains) ?? false }

  /// The places that have arrived because of the last step other than waiting, with the requests that have
  /// presented them.
  var effects: [(place: PresentedPlace, request: Int)] {
    zip(arrivals, arrivalRequests).compactMap { place, request in
      guard let request, let firstRequestOfAction, request >= firstRequestOfAction else {
        return nil
      }
      return (place, request)
    }
  }

  /// Returns the interaction of an earlier step whose task has made a request; nil for other requests.
  func lateTap(of request: Int) -> ExplorationTap? {
    lateRequests[request]?.step.tap?.withoutContent
  }

  /// Whether the step has only presented one place.
  var hasBroughtOnePlace: Bool {
    aspects.contains(.arrival) && !aspects.contains(.departure) && arrivals.count == 1
  }
}

// MARK: - Recording

extension StepRecord {
  func add(arrival place: PresentedPlace, by request: Int?) {
    aspects.insert(.arrival)
    arrivals.append(place)
    arrivalRequests.append(request)
  }

  func add(departure place: PresentedPlace, by request: Int?) {
    aspects.insert(.departure)
    departures.append(place)
    departureRequests.append(request)
  }

  func add(request: Int?, mayBeLate: Bool) {
    requestCount += 1
    if firstRequest == nil { firstRequest = request }
    if firstRequestOfAction == nil { firstRequestOfAction = request }
    if mayBeLate, let request, let origin = TaskMark.current?.origin, origin.number != number {
      lateRequests[request] = origin
    }
  }

  func add(done request: Int?) {
    if !isOwn(request) { lateDone.append(request) }
  }

  private func isOwn(_ request: Int?) -> Bool {
    if let request, let firstRequest { request >= firstRequest } else { false }
  }

  func add(refusal: EventError, of request: Int?) {
    aspects.insert(.refusal)
    refusals.append(refusal)
    if isOwn(request) { ownRefusals.append(refusal) }
  }

  func add(problem: NavigationEvent.Kind) {
    aspects.insert(.problem)
    problems.append(problem)
  }

  func add(answer key: String, isAwaited: Bool) { answers.append((key, isAwaited)) }

  func add(asked interactor: String, by id: DestinationID) {
    asked.append(AskedInteractor(name: interactor, placeID: id))
  }

  func add(failed interactor: String, for id: DestinationID) {
    failed.append(AskedInteractor(name: interactor, placeID: id))
  }

  func add(_ delivery: Delivery) {
    aspects.insert(.delivery)
    deliveries.append(delivery)
  }

  func add(thrown error: any Error) {
    aspects.insert(.refusal)
    thrown = error
  }

  func addTransition() {
    aspects.insert(.transition)
    transitionCount += 1
  }

  /// Records that a watch has found a fault during the step.
  func addFinding() { aspects.insert(.finding) }

  /// Records that the app had time to become idle, the work for which it still waits, and whether all places that have
  /// left must be released.
  func rest(unanswered: [PendingWork], isAtRest: Bool) {
    if isAtRest { aspects.insert(.rest) } else { aspects.remove(.rest) }
    self.unanswered = unanswered
    if !unanswered.isEmpty { aspects.insert(.silence) }
  }
}
