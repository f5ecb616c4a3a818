internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What happened in a step, by names and identifiers.
///
/// It knows no app's types, so that laws which need none are compiled once and are quick in every app.
@MainActor
final class StepRecord {
  /// What is presented.
  let places: PresentedPlaces

  /// The step.
  private(set) var step = ExplorationStep.restart

  /// Counts the steps of a run from 1; 0 is the start.
  private(set) var number = 0

  /// What there is to see so far; whoever asks for it first spares looking for what is not there.
  private(set) var aspects = StepAspects(of: .restart, number: 0)

  /// The places that came.
  private(set) var arrivals: [PresentedPlace] = []
  /// The places that left.
  private(set) var departures: [PresentedPlace] = []
  /// Why requests of the step were refused.
  private(set) var refusals: [EventError] = []
  /// What went wrong in the flow in the course of the step.
  private(set) var problems: [NavigationEvent.Kind] = []
  /// How often a guard did not simply allow a request.
  var rulingCount = 0
  var requestCount = 0
  /// What the step threw.
  private(set) var thrown: (any Error)?
  /// The number of the transition that the interface was told of last.
  private(set) var transitionCount = 0
  /// Whether earlier requests were still open when the step began.
  private(set) var isCrowded = false
  /// Whether somebody still worked for an earlier step when the step began.
  private(set) var isBusy = false
  /// The number of the last step that was more than waiting.
  private(set) var actionNumber = 0
  /// Whether nothing was still open when that step began, so that what comes now comes of it alone.
  private(set) var isActionAlone = false
  /// What is waited for although nothing runs any more; found by a step that waits.
  private(set) var unanswered: [PendingWork] = []

  init(_ places: PresentedPlaces) {
    self.places = places
  }

  func begin(_ step: ExplorationStep, isCrowded: Bool, isBusy: Bool) {
    forget()
    self.step = step
    self.isCrowded = isCrowded
    self.isBusy = isBusy
    number += 1
    aspects = StepAspects(of: step, number: number)
    rulingCount = 0
    requestCount = 0
    if step == .wait { return }
    actionNumber = number
    isActionAlone = !isCrowded && !isBusy && !aspects.contains(.relaunch)
  }

  private func forget() {
    if aspects.contains(.arrival) { arrivals.removeAll(keepingCapacity: true) }
    if aspects.contains(.departure) { departures.removeAll(keepingCapacity: true) }
    if aspects.contains(.refusal) { (refusals, thrown) = ([], nil) }
    if aspects.contains(.problem) { problems = [] }
    if aspects.contains(.silence) { unanswered = [] }
  }

  /// Whether this is one of the steps at which costly things are looked at.
  func isSample(every count: Int) -> Bool { number % count == 0 }

  /// The places that left, of whose route none came instead.
  var losses: [PresentedPlace] {
    departures.filter { left in !arrivals.contains { $0.route == left.route } }
  }

  /// Whether the person is at a place that the step brought.
  var isAtArrival: Bool { places.current.map(arrivals.contains) ?? false }

  /// Whether the step did nothing but bring one place.
  var hasBroughtOnePlace: Bool {
    aspects.contains(.arrival) && !aspects.contains(.departure) && arrivals.count == 1
  }
}

// MARK: - Writing down

extension StepRecord {
  func add(arrival place: PresentedPlace) {
    aspects.insert(.arrival)
    arrivals.append(place)
  }

  func add(departure place: PresentedPlace) {
    aspects.insert(.departure)
    departures.append(place)
  }

  func add(refusal: EventError) {
    aspects.insert(.refusal)
    refusals.append(refusal)
  }

  func add(problem: NavigationEvent.Kind) {
    aspects.insert(.problem)
    problems.append(problem)
  }

  func add(thrown error: any Error) {
    aspects.insert(.refusal)
    thrown = error
  }

  func addTransition() {
    aspects.insert(.transition)
    transitionCount += 1
  }

  /// Notes that somebody who is told of events has found something.
  func addFinding() { aspects.insert(.finding) }

  /// Notes that the app has rested, what it waits for all the same, and whether what has left must be gone.
  func rest(unanswered: [PendingWork], isAtRest: Bool) {
    if isAtRest { aspects.insert(.rest) } else { aspects.remove(.rest) }
    self.unanswered = unanswered
    if !unanswered.isEmpty { aspects.insert(.silence) }
  }
}
