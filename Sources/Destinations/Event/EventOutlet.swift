/// Numbers events and hands them to whoever listens; without anybody, none is built.
@MainActor
struct EventOutlet {
  /// Takes every event.
  ///
  /// Without it problems go to standard error and the rest nowhere.
  var sink: (@MainActor (NavigationEvent) -> Void)?

  /// Whether anybody listens.
  var isHeard: Bool { sink != nil }

  /// How many events were built.
  private(set) var builtCount = 0
  private var request: Int?

  /// Tells of something that happened.
  mutating func emit(_ kind: @autoclosure () -> NavigationEvent.Kind, request: Int? = nil) {
    guard let sink else { return }
    if let request { self.request = request }
    builtCount += 1
    sink(NavigationEvent(number: builtCount, requestNumber: self.request, kind: kind()))
  }

  /// Tells of something that went wrong, to standard error if nobody listens.
  mutating func report(_ problem: NavigationEvent.Kind) {
    if sink == nil { return StandardError.write(problem.description) }
    emit(problem)
  }
}
