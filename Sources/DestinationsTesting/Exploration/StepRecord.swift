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

  /// The places that came.
  var arrivals: [PresentedPlace] = []
  /// The places that left.
  var departures: [PresentedPlace] = []
  /// Why requests of the step were refused.
  var refusals: [EventError] = []
  /// What went wrong in the flow in the course of the step.
  var problems: [NavigationEvent.Kind] = []
  /// How often a guard did not simply allow a request.
  var rulingCount = 0
  var requestCount = 0
  /// What the step threw.
  var thrown: (any Error)?
  /// The number of the transition that the interface was told of last.
  var transitionCount = 0
  /// Whether earlier requests were still open when the step began.
  private(set) var isCrowded = false
  /// Whether somebody still worked for an earlier step when the step began.
  private(set) var isBusy = false
  /// What is waited for although nothing runs any more; found by a step that waits.
  var unanswered: [PendingWork] = []
  /// Whether the app is at rest, so that what has left must be gone.
  var isAtRest = false

  init(_ places: PresentedPlaces) {
    self.places = places
  }

  func begin(_ step: ExplorationStep, isCrowded: Bool, isBusy: Bool) {
    self.step = step
    self.isCrowded = isCrowded
    self.isBusy = isBusy
    number += 1
    if !arrivals.isEmpty { arrivals.removeAll(keepingCapacity: true) }
    if !departures.isEmpty { departures.removeAll(keepingCapacity: true) }
    if !refusals.isEmpty { refusals = [] }
    if !problems.isEmpty { problems = [] }
    if !unanswered.isEmpty { unanswered = [] }
    rulingCount = 0
    requestCount = 0
    thrown = nil
    isAtRest = false
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
  var hasBroughtOnePlace: Bool { arrivals.count == 1 && departures.isEmpty }
}
