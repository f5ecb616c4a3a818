/// State shared by flows that are embedded in each other: whether one runs a request, and request numbers.
///
/// One request runs at a time in all of these flows, so none begins in the middle of another's
/// transition. A flow that is not embedded has a turn of its own.
@MainActor
final class RequestTurn {
  /// Whether a request is running.
  var isTaken = false

  var lastRequest = 0

  /// The open questions in all of the flows, in the order in which they were asked.
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

  /// The engines that wait with their tickets, and some that have left since.
  private var waiting = Queue<(engine: FlowEngine, ticket: Int)>()
  private var lastTicket = 0
  private var isPassingOn = false

  /// Notes that an engine has requests to run when the turn is free.
  func wait(_ engine: FlowEngine) {
    if engine.turnTicket != nil { return }
    lastTicket += 1
    engine.turnTicket = lastTicket
    waiting.append((engine, lastTicket))
  }

  /// Notes that an engine has the turn, and no longer waits for it.
  func leave(_ engine: FlowEngine) {
    if engine.turnTicket != nil { engine.turnTicket = nil }
  }

  /// The first engine that waits.
  private func takeFirst() -> FlowEngine? {
    while let (engine, ticket) = waiting.popFirst() {
      if engine.turnTicket == ticket { return engine }
    }
    return nil
  }

  /// Runs the waiting engines, first in first out.
  func passOn() {
    if isTaken || isPassingOn { return }
    isPassingOn = true
    while !isTaken, !waiting.isEmpty, let next = takeFirst() {
      leave(next)
      next.drain()
    }
    isPassingOn = false
    countInARow = 0
  }
}
