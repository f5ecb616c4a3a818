#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Numbers events and hands them to whoever listens; without anybody, none is built.
@MainActor
final class EventOutlet {
  /// Takes every event.
  ///
  /// Without it problems go to standard error and the rest nowhere.
  var sink: (@MainActor (NavigationEvent) -> Void)? {
    didSet { noteListeners() }
  }

  /// The request that runs, in whose course things happen.
  var request: Int?

  /// The outlet of the flow around, which gets all events too.
  private weak var outer: EventOutlet?

  /// The place there that hosts this flow.
  private var hostID: UUID?

  /// Whether anybody listens, here or around.
  var isHeard: Bool { isHeardHere || hostID != nil && outer?.isHeard ?? false }

  /// Whether anybody listens to this flow itself; it is asked for at each thing that happens.
  private var isHeardHere = false
  private var isStreamed = false

  private var hasSink: Bool { sink != nil || outer?.hasSink ?? false }

  /// How many events were built.
  private(set) var builtCount = 0

  private var undelivered: [NavigationEvent] = []
  /// Whether any event is not delivered yet; asked for at each one.
  private var isBehind = false
  private var isDelivering = false
  private var streams: [Int: AsyncStream<NavigationEvent>.Continuation] = [:] {
    didSet { noteListeners() }
  }
  private var lastStream = 0

  private func noteListeners() {
    isStreamed = !streams.isEmpty
    isHeardHere = sink != nil || isStreamed
  }

  /// Tells of something that happened, to the request that runs or to another one.
  func emit(_ kind: @autoclosure () -> NavigationEvent.Kind, request: Int? = nil) {
    guard isHeard else { return }
    publish(kind(), request: request ?? self.request, hostIDs: [])
  }

  /// Lets the flow around hear of every event, as one of the flow that a place hosts.
  func join(_ outer: EventOutlet, from hostID: UUID) {
    self.outer = outer
    self.hostID = hostID
  }

  private func publish(_ kind: consuming NavigationEvent.Kind, request: Int?, hostIDs: [UUID]) {
    builtCount += 1
    let event = NavigationEvent(
      number: builtCount, requestNumber: request, hostIDs: hostIDs, kind: kind)
    if hostID == nil, !isDelivering, !isBehind { return deliver(event) }
    undelivered.append(event)
    isBehind = true
    if let hostID, let outer, outer.isHeard {
      outer.publish(event.kind, request: request ?? outer.request, hostIDs: [hostID] + hostIDs)
    }
    deliver()
  }

  /// Delivers the only event that there is, as it mostly is, and then what that brings about.
  private func deliver(_ event: NavigationEvent) {
    isDelivering = true
    hand(event)
    isDelivering = false
    if isBehind { deliver() }
  }

  private func hand(_ event: NavigationEvent) {
    if isStreamed { for stream in streams.values { stream.yield(event) } }
    sink?(event)
  }

  /// Delivers in order; what a sink brings about is delivered after what it was told of.
  ///
  /// A sink that never stops bringing about events gives the caller back its turn after a while, and is
  /// told of the rest later.
  private func deliver() {
    if isDelivering { return }
    isDelivering = true
    defer { isDelivering = false }
    var count = 0
    while count < 10_000, !undelivered.isEmpty {
      count += 1
      hand(undelivered.removeFirst())
    }
    isBehind = !undelivered.isEmpty
    if isBehind { Task { [weak self] in self?.deliver() } }
  }

  /// Tells of something that went wrong, to standard error if there is no sink.
  func report(_ problem: NavigationEvent.Kind) {
    if !hasSink { StandardError.write(problem.description) }
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
  }
}
