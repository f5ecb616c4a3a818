/// The state of an engine: the life of its flow, the closures of the app that are running, and the
/// transition that the interface has yet to show.
///
/// These are independent: a fact may be committed while a closure runs and while the interface shows the
/// last change. Whether a request runs is a property of the window (``FlowWindow``).
@MainActor
struct EngineState {
  enum Life: CaseIterable {
    case open
    /// The flow ends when the running transition is over.
    case ending
    /// The places leave; a start waits until they have left.
    case leaving
    case ended
  }

  /// The kinds of work that may run next.
  enum Next: Equatable {
    case nothing
    case end
    case answered
    case facts
    case requests
  }

  private(set) var life = Life.open

  /// Whether the flow never starts again, because it is released or its host has left.
  private var isOver = false
  /// The number of the request with which an ending flow starts again; nil if it does not.
  private(set) var restart: Int?
  /// The request that waits for closures of the app, or has their answers.
  private(set) var suspension: Suspension?

  /// Whether the closures have answered, so that the request continues as soon as nothing else runs.
  var hasAnswers: Bool { suspension?.isAnswered ?? false }

  /// The last transition, until the interface acknowledges it.
  var shown: InterfaceTransition?

  /// Whether a transition is not acknowledged yet; the interface may be gone already.
  var isShowing: Bool { shown != nil }

  /// Returns the kind of work that may run next, if nothing runs now.
  ///
  /// - Parameter isAwaiting: Whether the interface has yet to show a transition; false if the interface is gone.
  /// - Returns: The kind of requests that may run.
  @inline(__always)
  func next(isAwaiting: Bool) -> Next {
    switch life {
    case .leaving, .ended: .nothing
    case .ending: .end
    case .open where hasAnswers: .answered
    case .open: suspension == nil && !isAwaiting ? .requests : .facts
    }
  }
}

// MARK: - Changes

extension EngineState {
  /// Records that closures were called for a request.
  mutating func ask(_ suspension: Suspension) { self.suspension = suspension }

  /// Records that the closures of a request have answered.
  mutating func answer(_ number: Int) {
    if suspension?.request.number == number { suspension?.isAnswered = true }
  }

  /// Returns and clears the request whose closures have answered.
  mutating func takeAnswered() -> Suspension? { hasAnswers ? takeSuspended() : nil }

  /// Returns and clears the request that waits for closures.
  mutating func takeSuspended() -> Suspension? {
    exchange(&suspension, with: nil)
  }

  /// Records that the interface has shown a transition; returns whether that was awaited.
  mutating func acknowledge(_ number: Int) -> Bool {
    guard shown?.number == number else { return false }
    shown = nil
    return true
  }

  /// Ends the flow after the running transition, and takes back a start that waits for that.
  mutating func endSoon(forGood isOver: Bool = false) {
    (restart, self.isOver) = (nil, self.isOver || isOver)
    if life == .open { life = .ending }
  }

  /// Lets the places leave.
  mutating func leave() { (life, shown) = (.leaving, nil) }

  /// Ends the flow now, without waiting for the interface.
  mutating func end() { (life, shown) = (.ended, nil) }

  /// Starts a flow that has ended; one that is ending starts with the given request as soon as it has ended.
  mutating func startAgain(with request: Int) {
    switch life {
    case _ where isOver, .open: break
    case .ending, .leaving: restart = restart ?? request
    case .ended: (life, restart) = (.open, nil)
    }
  }
}

/// A request that waits for closures of the app to answer.
@MainActor
final class Suspension {
  let request: EngineRequest
  let built: Built
  /// Whether the closures have answered.
  var isAnswered = false

  init(request: EngineRequest, built: Built) {
    self.request = request
    self.built = built
  }
}
