/// Numbers events and hands them to whoever listens; without anybody, none is built.
@MainActor
final class EventOutlet {
  /// Takes every event.
  ///
  /// Without it problems go to standard error and the rest nowhere.
  var sink: (@MainActor (NavigationEvent) -> Void)?

  /// The request that runs, in whose course things happen.
  var request: Int?

  /// Whether anybody listens.
  var isHeard: Bool { sink != nil }

  /// How many events were built.
  private(set) var builtCount = 0

  /// Tells of something that happened, to the request that runs or to another one.
  func emit(_ kind: @autoclosure () -> NavigationEvent.Kind, request: Int? = nil) {
    guard let sink else { return }
    builtCount += 1
    sink(
      NavigationEvent(
        number: builtCount, requestNumber: request ?? self.request, kind: kind()))
  }

  /// Tells of something that went wrong, to standard error if nobody listens.
  func report(_ problem: NavigationEvent.Kind) {
    if sink == nil { return StandardError.write(problem.description) }
    emit(problem)
  }
}
