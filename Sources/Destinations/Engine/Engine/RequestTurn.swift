/// State shared by flows that are embedded in each other: whether one runs a request, and request numbers.
///
/// Only one request runs at a time in all of these flows, so none begins in the middle of another's
/// transition. A flow that is not embedded has a turn of its own.
@MainActor
final class RequestTurn {
  /// Whether a request is running.
  var isTaken = false

  var lastRequest = 0

  /// The open questions in all of the flows, in the order in which they were asked.
  var questions: [OpenQuestion] = []

  /// The places that guards present while requests wait for signals, in all of the flows.
  var meanwhiles: [Meanwhile] = []

  /// The number of requests since control last returned to the caller, without starts of embedded
  /// flows.
  var countInARow = 0

  /// Returns the meanwhile of a signal; nil if there is none.
  func meanwhile(until signal: GuardSignal) -> Meanwhile? {
    meanwhiles.first { $0.hold.signal == signal }
  }

  /// Adds a meanwhile at the end, and never twice.
  func note(_ meanwhile: Meanwhile) {
    forget(meanwhile)
    meanwhiles.append(meanwhile)
  }

  func forget(_ meanwhile: Meanwhile) {
    if !meanwhiles.isEmpty { meanwhiles = meanwhiles.filter { $0 !== meanwhile } }
  }

  /// The engines that have requests to run when the turn is free, in order; some may no longer wait.
  private var waiting = Queue<FlowEngine>()
  private var isPassingOn = false

  /// Records that an engine has requests to run when the turn is free.
  func wait(_ engine: FlowEngine) {
    if engine.waitsForTurn { return }
    engine.waitsForTurn = true
    waiting.append(engine)
  }

  /// Records that an engine has the turn, and no longer waits for it.
  func leave(_ engine: FlowEngine) {
    engine.waitsForTurn = false
  }

  /// Runs the waiting engines, first in first out.
  func passOn() {
    if isTaken || isPassingOn { return }
    isPassingOn = true
    while !isTaken, let next = waiting.popFirst() {
      guard next.waitsForTurn else { continue }
      leave(next)
      next.drain()
    }
    isPassingOn = false
    countInARow = 0
  }
}
