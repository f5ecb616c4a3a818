@testable import Destinations

/// Records the steps of a request, and then takes them.
@MainActor
final class StepLog: RequestSteps {
  private let steps: any RequestSteps

  /// The move of a journal's entry, which builds nothing.
  private let move: TreeMove<ErasedPayload>?

  private(set) var log: [String] = []

  init(_ steps: any RequestSteps, move: TreeMove<ErasedPayload>? = nil) {
    self.steps = steps
    self.move = move
  }

  /// The steps since the last call.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  var summary: String { steps.summary }

  var beginsAnew: Bool { steps.beginsAnew }

  var mustAsk: Bool { move == nil && steps.mustAsk }

  func isServed(by host: TreeHost) -> Bool { steps.isServed(by: host) }

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    log.append(
      "resolve from \(asker.flatMap { host.tree.node(id: $0)?.payload.description } ?? "-")")
    if let move { return ResolvedMove(move: move) }
    return try steps.resolve(in: host, from: asker)
  }

  func build(_ context: BuildContext) throws(DestinationError) -> Built {
    log.append("build")
    return move == nil ? try steps.build(context) : Built()
  }

  func ask(_ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void) {
    log.append("ask")
    steps.ask(context, built, whenAnswered: whenAnswered)
  }

  func resolveAnswered(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    log.append(
      "resolve answered from \(asker.flatMap { host.tree.node(id: $0)?.payload.description } ?? "-")"
    )
    return try steps.resolveAnswered(in: host, from: asker)
  }

  func committed(_ plan: TreePlan, wasHeld: Bool, in host: TreeHost) {
    log.append("committed")
  }

  func end(isDone: Bool) {
    log.append(isDone ? "done" : "not done")
  }
}
