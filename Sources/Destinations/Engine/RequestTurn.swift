/// What flows share that are embedded in each other: whose turn it is, and the numbers of requests.
///
/// One request runs at a time in all of them together, so none begins in the middle of another's
/// transition. A flow that is not embedded has one to itself.
@MainActor
final class RequestTurn {
  /// Whether a request is running.
  var isTaken = false

  var lastRequest = 0

  /// The results that somebody waits for, in any of the flows.
  ///
  /// They are only ever replaced as a whole, so that reading them needs no watching.
  var questions: [OpenQuestion] = []

  /// How many requests ran in a row, since the caller had its turn.
  var countInARow = 0

  private var waiting: [FlowEngine] = []
  private var isPassingOn = false

  /// Notes that an engine has requests for when the turn is free.
  func wait(_ engine: FlowEngine) {
    if !waiting.contains(where: { $0 === engine }) { waiting = waiting + [engine] }
  }

  /// Notes that an engine has its turn, and need not wait for it.
  func leave(_ engine: FlowEngine) {
    if !waiting.isEmpty { waiting = waiting.filter { $0 !== engine } }
  }

  /// Lets those run who wait, first in first out.
  func passOn() {
    if isTaken || isPassingOn { return }
    isPassingOn = true
    while !isTaken, let next = waiting.first {
      waiting = Array(waiting.dropFirst())
      next.drain()
    }
    isPassingOn = false
    countInARow = 0
  }
}
