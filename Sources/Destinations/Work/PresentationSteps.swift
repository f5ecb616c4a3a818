/// The steps of a presentation that depend on the app's types.
@MainActor
protocol PresentationSteps: AnyObject {
  /// The presentation in a few words.
  var summary: String { get }

  /// Whether it replaces the root before it does anything else.
  var beginsAnew: Bool { get }

  /// Whether closures of the app have to answer; known once it is resolved.
  var mustAsk: Bool { get }

  /// Whether a host has a provider for every route that it would build.
  func isServed(by host: TreeHost) -> Bool

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove

  func build(_ context: BuildContext) throws(DestinationError) -> Built

  func ask(_ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void)

  func resolveAnswered(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove

  func end(isDone: Bool)
}
