public import Destinations

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One step of a test, with what it changed.
@MainActor
public struct TestStep<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A tree of the flow.
  public typealias Tree = PresentationTree<Place<DestinationType, ContentType>>

  /// Counts the steps of a flow, from 1.
  public let number: Int

  /// What was done, in a few words.
  public let name: String

  /// What was presented before, by the flow of the window or the one that ``hostID`` names.
  public let before: Tree

  /// What is presented after, by the same flow.
  public internal(set) var after: Tree

  /// How the first request of the step ended; nil if it waits, or if there was none.
  public internal(set) var outcome: RequestOutcome?

  /// What the interface was told in the course of the step.
  public internal(set) var calls: [InterfaceCall] = []

  /// What happened in the flow in the course of the step.
  public internal(set) var events: [NavigationEvent] = []

  /// What the step began and what had not ended with it, as a request to an interactor.
  public internal(set) var started: [PendingWork] = []

  /// The place that hosts the flow of which the step tells; nil for the flow of the window.
  public internal(set) var hostID: UUID?

  let place: CodePlace
  var inner: [String] = []
  /// The other flows of the window that changed as well.
  var elsewhere: [String] = []
  var callCount = 0

  /// Why the step was refused, or nil.
  public var error: DestinationError? { outcome?.error }

  /// Which places came, left and changed, one line each.
  public var changes: TreeDelta { TreeDelta(from: before, to: after) }

  /// The requests for navigation that were made in the course of the step, in a few words each.
  public var requests: [String] {
    events.compactMap { event in
      if case .requested(_, let what) = event.kind { what } else { nil }
    }
  }

  /// Whether the step left everything as it was: trees, places and interface.
  public var isUnchanged: Bool {
    calls.allSatisfy { $0.verb == .restore } && elsewhere.isEmpty && before == after
  }

  /// How the tree changed, as text; nil if it did not.
  public var difference: String? {
    before.difference(to: after) { $0.title }
  }

  /// The number and the name.
  public var title: String {
    inner.isEmpty ? "\(number) \(name)" : "\(number) \(name) (\(inner.joined(separator: ", ")))"
  }

  /// What else happened that explains the result: rulings of guards, errors, discarded results.
  var explanations: [String] {
    events.compactMap { event in
      switch event.kind {
      case .ruled, .superseded, .resultDiscarded, .resultUnhandled, .error, .queued:
        event.kind.description
      default: nil
      }
    }
  }
}

extension Place {
  /// The route, and in parentheses what was handed to the place.
  var title: String {
    content.map { "\(route)(\($0))" } ?? "\(route)"
  }
}
