public import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An app just after a step of its exploration, as laws see it.
@MainActor
public final class ExploredMoment<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// The flow that is explored.
  public typealias AppFlow = Flow<DestinationType, TabType, ContentType>
  /// A place of the app, with its content.
  public typealias Place = Destinations.Place<DestinationType, ContentType>

  /// A place that came or left in the course of the step.
  struct Passer {
    let id: UUID
    let route: String
  }

  /// The flow, for whatever is not told here; a law only looks at it.
  public let flow: AppFlow

  /// The step.
  public private(set) var step = ExplorationStep.restart

  /// Counts the steps of a run from 1; 0 is the start.
  public private(set) var number = 0

  /// Why the step was refused, or nil.
  public var error: DestinationError? { thrown as? DestinationError }

  var arrivals: [Passer] = []
  var departures: [Passer] = []
  /// Why requests of the step were refused.
  var refusals: [EventError] = []
  /// What went wrong in the flow in the course of the step.
  var problems: [NavigationEvent.Kind] = []
  /// How often a guard did not simply allow a request.
  var rulingCount = 0
  var requestCount = 0
  /// What the step threw.
  var thrown: (any Error)?
  /// The content that came with the step.
  var content: ContentType?
  /// The place whose interaction the step was.
  var requesterID: UUID?
  /// The number of the transition that the interface was told of last.
  var transitionCount = 0
  /// Whether earlier requests were still open when the step began.
  var isCrowded = false
  /// What is waited for although nothing runs any more; found by a step that waits.
  var unanswered: [PendingWork] = []
  /// Whether the app is at rest, so that what has left must be gone.
  var isAtRest = false

  init(_ flow: AppFlow) {
    self.flow = flow
  }

  func begin(_ step: ExplorationStep) {
    self.step = step
    number += 1
    arrivals.removeAll(keepingCapacity: true)
    departures.removeAll(keepingCapacity: true)
    if !refusals.isEmpty { refusals = [] }
    if !problems.isEmpty { problems = [] }
    if !unanswered.isEmpty { unanswered = [] }
    rulingCount = 0
    requestCount = 0
    thrown = nil
    content = nil
    requesterID = nil
    isAtRest = false
  }
}

extension ExploredMoment {
  /// What is presented.
  public var tree: PresentationTree<Place> { flow.presentedTree }

  /// The place that the person is at.
  public var current: Place? {
    let tree = tree
    return tree.currentID.flatMap { tree.node(id: $0)?.payload }
  }

  /// Every place on screen, in document order.
  public var visible: [Place] {
    let tree = tree
    return tree.visibleIDs.compactMap { tree.node(id: $0)?.payload }
  }

  /// Whether this is one of the steps at which costly things are looked at.
  func isSample(every count: Int) -> Bool { number % count == 0 }

  func place(_ id: UUID) -> Place? { tree.node(id: id)?.payload }
}
