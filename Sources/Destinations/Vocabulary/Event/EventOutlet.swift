/// Numbers events and delivers them to listeners.
///
/// Without a listener, no event is created.
@MainActor
final class EventOutlet {
  /// Receives every event.
  ///
  /// Without it, problems go to standard error, and other events are dropped.
  var sink: (@MainActor (NavigationEvent) -> Void)?

  /// The request that is running.
  var request: Int?

  /// The outlet of the outer flow, which receives all events too.
  private weak var outer: EventOutlet?

  /// The place in the outer flow that hosts this flow.
  private var hostID: DestinationID?

  /// Whether there is a listener, here or in an outer flow.
  var isHeard: Bool {
    sink != nil || !streams.isEmpty || hostID != nil && outer?.isHeard ?? false
  }

  private var hasSink: Bool { sink != nil || outer?.hasSink ?? false }

  /// The number of events that were created.
  private(set) var builtCount = 0

  private var undelivered = Queue<NavigationEvent>()
  private var isDelivering = false
  /// Whether the undelivered events are delivered later; no newer event is delivered before them.
  private var isPutOff = false
  /// The number of events caused by listeners that are delivered before control returns to the
  /// caller.
  var limit = 10_000
  private var streams: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var lastStream = 0

  /// Emits an event for the running request or another one.
  func emit(_ kind: @autoclosure () -> NavigationEvent.Kind, request: Int? = nil) {
    guard isHeard else { return }
    publish(kind(), request: request ?? self.request, hostIDs: [])
  }

  /// Forwards all events to the outlet of the outer flow.
  func join(_ outer: EventOutlet, from hostID: DestinationID) {
    self.outer = outer
    self.hostID = hostID
  }

  private func publish(
    _ kind: consuming NavigationEvent.Kind, request: Int?, hostIDs: [DestinationID]
  ) {
    builtCount += 1
    let event = NavigationEvent(
      number: builtCount, requestNumber: request, hostIDs: hostIDs, kind: kind)
    undelivered.append(event)
    if let hostID, let outer, outer.isHeard {
      outer.publish(event.kind, request: request ?? outer.request, hostIDs: [hostID] + hostIDs)
    }
    deliver()
  }

  /// Delivers events in order.
  ///
  /// Events caused by a listener follow after the one that caused them.
  ///
  /// If a listener keeps causing events, control returns to the caller after a while, and the rest
  /// is delivered later.
  private func deliver() {
    if isDelivering || isPutOff { return }
    isDelivering = true
    defer { isDelivering = false }
    var count = 0
    while count < limit, let event = undelivered.popFirst() {
      count += 1
      if !streams.isEmpty { for stream in streams.values { stream.yield(event) } }
      sink?(event)
    }
    if undelivered.isEmpty { return }
    isPutOff = true
    Task { [weak self] in
      self?.isPutOff = false
      self?.deliver()
    }
  }

  /// Reports a problem, on standard error if there is no listener.
  func report(_ problem: NavigationEvent.Kind, request: Int? = nil) {
    if !hasSink { StandardError.write(problem.description) }
    emit(problem, request: request)
  }

  /// Returns a sequence of the events from now on.
  func stream() -> AsyncStream<NavigationEvent> {
    lastStream += 1
    let number = lastStream
    let (stream, continuation) = AsyncStream.makeStream(
      of: NavigationEvent.self, bufferingPolicy: .bufferingNewest(1_000))
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.forgetStream(number) }
    }
    streams = streams.merging([number: continuation]) { $1 }
    return stream
  }

  private func forgetStream(_ number: Int) { streams = streams.filter { $0.key != number } }

  /// Finishes all sequences.
  func endStreams() {
    for stream in streams.values { stream.finish() }
  }
}
