/// The state shared by the flows of one window, which are embedded in each other.
///
/// Only one request runs at a time in all of these flows, so none begins in the middle of another's
/// transition. A flow that is not embedded has a window of its own.
@MainActor
final class FlowWindow {
  /// Whether a request is running.
  var isRunning = false

  /// The number of the request that was made last.
  private var lastRequest = 0

  /// The open questions in all of the flows, in the order in which they were asked.
  var questions: [OpenQuestion] = []

  /// The places that guards present while requests wait for signals, in all of the flows.
  private(set) var meanwhiles: [Meanwhile] = []

  /// The number of requests since control last returned to the caller, without starts of embedded
  /// flows.
  var countInARow = 0

  /// The engines that have requests to run when no other request runs, in order; some may no longer wait.
  private var waiting = Queue<FlowEngine>()
  private var isPassingOn = false

  /// Returns the number of the next request.
  func nextNumber() -> Int {
    lastRequest += 1
    return lastRequest
  }

  /// Records that an engine has requests to run when no other request runs.
  func wait(_ engine: FlowEngine) {
    if engine.waitsForWindow { return }
    engine.waitsForWindow = true
    waiting.append(engine)
  }

  /// Runs the waiting engines, first in first out.
  func passOn() {
    if isRunning || isPassingOn { return }
    isPassingOn = true
    while !isRunning, let next = waiting.popFirst() {
      guard next.waitsForWindow else { continue }
      next.waitsForWindow = false
      next.drain()
    }
    isPassingOn = false
    countInARow = 0
  }
}

// MARK: - Meanwhiles

extension FlowWindow {
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
}
