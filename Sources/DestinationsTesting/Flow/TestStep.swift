public import Destinations

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
  public internal(set) var name: String

  /// What was presented before.
  public let before: Tree

  /// What is presented after.
  public internal(set) var after: Tree

  /// How the first request of the step ended; nil if it waits, or if there was none.
  public internal(set) var outcome: RequestOutcome?

  /// What the interface was told in the course of the step.
  public internal(set) var calls: [InterfaceCall] = []

  /// What happened in the flow in the course of the step.
  public internal(set) var events: [NavigationEvent] = []

  let place: CodePlace
  var inner: [String] = []

  /// Why the step was refused, or nil.
  public var error: DestinationError? { outcome?.error }

  /// Whether the step left everything as it was: tree, places and interface.
  public var isUnchanged: Bool { before == after && calls.isEmpty }

  /// How the tree changed, as text; nil if it did not.
  public var difference: String? {
    before.difference(to: after) { "\($0)" }
  }

  /// The number and the name.
  public var title: String {
    inner.isEmpty ? "\(number) \(name)" : "\(number) \(name) (\(inner.joined(separator: ", ")))"
  }
}
