internal import Destinations

/// The answers of interactors that an exploration holds back.
@MainActor
final class HeldAnswers {
  private let disturbances: [String: Set<AnswerDisturbance>]
  private var gates: [String: MockGate<Void>] = [:]
  private let witness: StepWitness
  private var requestCount = 0

  init(_ disturbances: [String: Set<AnswerDisturbance>], _ witness: StepWitness) {
    self.disturbances = disturbances
    self.witness = witness
  }

  /// Returns a closure that waits until an answer of an interactor to a place may arrive; nil if it
  /// may arrive at once.
  func arrival(
    of interactor: String, for id: DestinationID
  ) -> (@MainActor () async -> (any Error)?)? {
    let asked = AskedInteractor(name: interactor, placeID: id)
    witness.record.asked.append(asked)
    requestCount += 1
    guard let gate = gates[interactor] else { return nil }
    return { [witness, requestCount] in
      guard case .failure(let error) = await gate.wait() else {
        witness.record.arrived.append((asked, requestCount))
        return nil
      }
      if !(error is CancellationError) { witness.record.failed.append(asked) }
      return error
    }
  }

  /// Whether answers of any interactor are held back.
  var isHolding: Bool { !gates.isEmpty }

  /// The steps that hold back the answers of an interactor.
  var holds: [ExplorationStep] {
    disturbances.keys.sorted().filter { gates[$0] == nil }.map { .holdAnswers($0) }
  }

  /// The steps that let an answer arrive, or a failure in its place.
  var arrivals: [ExplorationStep] {
    if gates.isEmpty { return [] }
    var steps: [ExplorationStep] = []
    for (name, gate) in gates.sorted(by: { $0.key < $1.key }) where gate.heldCount > 0 {
      let allowed = disturbances[name] ?? []
      steps.append(.answer(name))
      if allowed.contains(.disorder), gate.heldCount > 1 { steps.append(.answerNewest(name)) }
      if mayFail(name) { steps.append(.failAnswer(name)) }
    }
    return steps
  }

  /// Returns whether the answers of an interactor may fail.
  func mayFail(_ interactor: String) -> Bool {
    disturbances[interactor]?.contains(.failure) ?? false
  }

  /// The steps that let all answers of an interactor fail.
  var failures: [ExplorationStep] {
    for case .failAnswer(let name) in arrivals {
      return Array(repeating: .failAnswer(name), count: gates[name]?.heldCount ?? 0)
    }
    return []
  }

  /// The step that lets the newest of several answers arrive first; nil if none may.
  var newest: ExplorationStep? {
    arrivals.first { if case .answerNewest = $0 { true } else { false } }
  }

  func hold(_ interactor: String) {
    if gates[interactor] == nil { gates[interactor] = MockGate() }
  }

  /// Lets one answer arrive; when none is left, later ones arrive at once.
  func release(_ interactor: String, newest: Bool = false, failing: Bool = false) {
    guard let gate = gates[interactor] else { return }
    let failure = DestinationError(.interactorFailed, "The exploration made the answer fail.")
    gate.release(failing ? .failure(failure) : .success(()), newest: newest)
    if gate.heldCount == 0 { gates[interactor] = nil }
  }

  /// Lets all answers arrive.
  func releaseAll() {
    for name in gates.keys.sorted() { while gates[name] != nil { release(name) } }
  }
}
