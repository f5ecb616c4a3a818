/// The steps of a request, in the order in which the engine asks for them.
///
/// A kind of request implements the steps that it takes; the others do nothing unless implemented.
/// ``end(isDone:)`` is always called.
@MainActor
protocol RequestSteps: AnyObject {
  /// The request in a few words.
  var summary: String { get }

  /// The request that this one has become, if it is determined late or has a fallback; else nil.
  var became: RequestWork? { get }

  /// The request to run while a guard holds this one and nothing is presented; nil for none.
  var standIn: RequestWork? { get }

  /// Whether the root is replaced before anything else is done.
  var beginsAnew: Bool { get }

  /// Whether the steps replay or undo a journal entry.
  var isOfJournal: Bool { get }

  /// Returns whether another flow may carry out the request, and has a provider for every route that it would build.
  func isServed(by host: TreeHost) -> Bool

  /// Returns the move for the tree.
  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove

  /// Builds the arriving places of a plan, all or none.
  func build(_ context: BuildContext) throws(DestinationError) -> Built

  /// Whether closures of the app have to answer before the change is made; known once the request is resolved.
  var mustAsk: Bool { get }

  /// Calls the app's closures; `whenAnswered` is called once all have answered.
  func ask(_ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void)

  /// Returns the move for the tree after all closures have answered.
  func resolveAnswered(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove

  /// Called when the change is committed, before any hook runs; a request that was held has continued.
  func committed(_ plan: TreePlan, wasHeld: Bool, in host: TreeHost)

  /// Returns whether there is a fallback after a refusal, and the steps must be resolved again.
  func triesAgain(after error: DestinationError, in host: TreeHost) -> Bool

  /// Called when the request has ended.
  func end(isDone: Bool)
}

extension RequestSteps {
  var became: RequestWork? { nil }
  var standIn: RequestWork? { nil }
  var beginsAnew: Bool { false }
  var isOfJournal: Bool { false }
  func isServed(by host: TreeHost) -> Bool { false }
  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove { ResolvedMove(move: nil) }
  func build(_ context: BuildContext) throws(DestinationError) -> Built { Built() }
  var mustAsk: Bool { false }
  func ask(_ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void) {}
  func resolveAnswered(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove { ResolvedMove(move: nil) }
  func committed(_ plan: TreePlan, wasHeld: Bool, in host: TreeHost) {}
  func triesAgain(after error: DestinationError, in host: TreeHost) -> Bool { false }
  func end(isDone: Bool) {}
}

/// The steps of a presentation that builds nothing, so that its outline describes it completely.
extension PresentationOutline: RequestSteps {
  var summary: String { verb.description }

  func isServed(by host: TreeHost) -> Bool { true }

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove { own ?? ResolvedMove(move: nil) }

  func end(isDone: Bool) { terms.completionClosure?(isDone) }
}
