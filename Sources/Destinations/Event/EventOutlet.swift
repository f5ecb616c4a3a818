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
  var isHeard: Bool { sink != nil || !streams.isEmpty }

  /// How many events were built.
  private(set) var builtCount = 0

  private var undelivered: [NavigationEvent] = []
  private var isDelivering = false
  private var streams: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var lastStream = 0

  /// Tells of something that happened, to the request that runs or to another one.
  func emit(_ kind: @autoclosure () -> NavigationEvent.Kind, request: Int? = nil) {
    guard isHeard else { return }
    builtCount += 1
    undelivered.append(
      NavigationEvent(
        number: builtCount, requestNumber: request ?? self.request, kind: kind()))
    deliver()
  }

  /// Delivers in order; what a sink brings about is delivered after what it was told of.
  private func deliver() {
    if isDelivering { return }
    isDelivering = true
    defer { isDelivering = false }
    while !undelivered.isEmpty {
      let event = undelivered.removeFirst()
      for stream in streams.values { stream.yield(event) }
      sink?(event)
    }
  }

  /// Tells of something that went wrong, to standard error if there is no sink.
  func report(_ problem: NavigationEvent.Kind) {
    if sink == nil { StandardError.write(problem.description) }
    emit(problem)
  }

  /// Opens a sequence of the events from here on.
  func stream() -> AsyncStream<NavigationEvent> {
    lastStream += 1
    let number = lastStream
    let (stream, continuation) = AsyncStream.makeStream(
      of: NavigationEvent.self, bufferingPolicy: .bufferingNewest(1_000))
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.streams[number] = nil }
    }
    streams[number] = continuation
    return stream
  }

  /// Ends every sequence.
  func endStreams() {
    for stream in streams.values { stream.finish() }
    streams = [:]
  }
}
