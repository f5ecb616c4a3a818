/// State shared by flows that are embedded in each other: whether one runs a request, and request numbers.
///
/// One request runs at a time in all of these flows, so none begins in the middle of another's
/// transition. A flow that is not embedded has a turn of its own.
@MainActor
final class RequestTurn {
  /// Whether a request is running.
  var isTaken = false

  var lastRequest = 0

  /// The open questions in all of the flows.
  ///
  /// The array is only replaced as a whole, which needs no exclusivity check.
  var questions: [OpenQuestion] = []

  /// What guards present while requests wait for signals, in all of the flows.
  ///
  /// The array is only replaced as a whole, which needs no exclusivity check.
  var meanwhiles: [Meanwhile] = []

  /// How many requests ran since control last returned to the caller.
  var countInARow = 0

  /// Returns what is presented until a signal; nil if nothing is.
  func meanwhile(until signal: GuardSignal) -> Meanwhile? {
    meanwhiles.isEmpty ? nil : meanwhiles.first { $0.signal == signal }
  }

  /// Adds what a guard presents, unless it is known.
  func note(_ meanwhile: Meanwhile) {
    forget(meanwhile)
    meanwhiles = meanwhiles + [meanwhile]
  }

  func forget(_ meanwhile: Meanwhile) {
    if !meanwhiles.isEmpty { meanwhiles = meanwhiles.filter { $0 !== meanwhile } }
  }

  private var waiting: Few<FlowEngine> = .none
  private var isPassingOn = false

  /// Notes that an engine has requests to run when the turn is free.
  func wait(_ engine: FlowEngine) {
    for other in waiting where other === engine { return }
    var all = waiting
    all.append(engine)
    waiting = all
  }

  /// Notes that an engine has the turn, and no longer waits for it.
  func leave(_ engine: FlowEngine) {
    if !waiting.isEmpty { waiting = waiting.filter { $0 !== engine } }
  }

  /// Runs the waiting engines, first in first out.
  func passOn() {
    if isTaken || isPassingOn { return }
    isPassingOn = true
    while !isTaken, let next = waiting.first {
      leave(next)
      next.drain()
    }
    isPassingOn = false
    countInARow = 0
  }
}
