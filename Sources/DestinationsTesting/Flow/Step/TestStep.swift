public import Destinations

/// A step of a test, and its changes.
@MainActor
public struct TestStep<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A tree of the flow.
  public typealias Tree = PresentationTree<Place<DestinationType, ContentType>>

  /// The number of the step within its flow, counted from 1.
  public let number: Int

  /// The action, in a few words.
  public let name: String

  /// The tree before the step: of the flow of the window, or of the one named by ``hostID``.
  public let before: Tree

  /// The tree of the same flow after the step.
  public internal(set) var after: Tree

  /// The outcome of the first request of the step; nil if it still waits, or if there was none.
  public internal(set) var outcome: RequestOutcome?

  /// The changes that the interface received during the step.
  public internal(set) var calls: [InterfaceCall] = []

  /// The events of the flow during the step.
  public internal(set) var events: [NavigationEvent] = []

  /// The work that the step has started and that has not ended yet, such as a request to an
  /// interactor.
  public internal(set) var started: [PendingWork] = []

  /// The place that hosts the flow that this step describes; nil for the flow of the window.
  public internal(set) var hostID: DestinationID?

  /// The places that were presented before and after the app was launched again during the step;
  /// nil if it was not.
  var relaunch: (before: Window, after: Window)?
  typealias Window = WindowTree<DestinationType, ContentType>

  let place: CodePlace
  var inner: [String] = []
  /// The other flows of the window that have changed as well.
  var elsewhere: [String] = []

  /// The error if the step was refused; nil otherwise.
  public var error: DestinationError? { outcome?.error }

  /// The places that have arrived, left or changed, one line each.
  public var changes: TreeDelta { TreeDelta(from: before, to: after) }

  /// The navigation requests made during the step, in a few words each.
  public var requests: [String] {
    events.compactMap { event in
      if case .requested(_, let what) = event.kind { what } else { nil }
    }
  }

  /// Whether the step changed neither trees, nor places, nor the interface.
  ///
  /// If the app was launched again, all places are new. Then this says whether the trees are the same apart from
  /// identifiers.
  public var isUnchanged: Bool {
    if let relaunch { return relaunch.before.isAlike(relaunch.after) }
    return calls.allSatisfy { $0.verb == .restore } && elsewhere.isEmpty && before == after
  }

  /// The change of the tree, as text; nil if it did not change.
  public var difference: String? {
    before.difference(to: after) { $0.title }
  }

  /// The number and the name.
  public var title: String {
    inner.isEmpty ? "\(number) \(name)" : "\(number) \(name) (\(inner.joined(separator: ", ")))"
  }

  /// Other events that explain the result: rulings of guards, errors, discarded results, losses.
  var explanations: [String] {
    events.compactMap { event in
      switch event.kind {
      case .ruled, .superseded, .resultDiscarded, .resultUnhandled, .error, .queued, .notSaved,
        .requestNotSaved, .notRestored:
        event.kind.description
      default: nil
      }
    }
  }
}

extension Place {
  /// The route, with the content in parentheses.
  var title: String {
    content.map { "\(route)(\($0))" } ?? "\(route)"
  }
}

extension TestStep: @MainActor CustomStringConvertible {
  /// The number and the name.
  public var description: String { title }
}
