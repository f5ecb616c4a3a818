internal import Destinations

/// The answers of interactors that an exploration holds back.
///
/// An interactor is asked only when its answer may arrive, so that a failure has no effect in the interactor. Before the
/// newest answer arrives first, the interactor is asked everything in order.
@MainActor
final class HeldAnswers {
  /// The requests to an interactor that is held back.
  @MainActor private final class Line {
    /// The requests that were not made yet; the value says whether the answer may arrive at once.
    let requests = MockGate<Bool>()
    /// The requests whose answers are held back.
    let answers = MockGate<Void>()
    /// The number of requests that were made before their answers may arrive.
    var askedCount = 0
    /// Whether the requests are being made one after the other, before the newest answer arrives.
    var isAsking = false

    var isEmpty: Bool { requests.heldCount == 0 && askedCount == 0 }

    /// Makes the oldest request; its answer may arrive at once if it is the newest, too.
    func askNext() {
      isAsking = requests.heldCount > 1
      if isAsking { askedCount += 1 }
      if requests.heldCount > 0 { requests.release(!isAsking) }
    }
  }

  private let disturbances: [String: Set<AnswerDisturbance>]
  private var lines: [String: Line] = [:]
  private let witness: StepWitness
  private var requestCount = 0
  /// The number of the last request of each place to an interactor.
  private var newestRequests: [AskedInteractor: Int] = [:]

  init(_ disturbances: [String: Set<AnswerDisturbance>], _ witness: StepWitness) {
    self.disturbances = disturbances
    self.witness = witness
  }

  /// Returns a closure that asks an interactor for a place, and waits until the answer may arrive; nil if it may arrive
  /// at once.
  func asking(
    _ interactor: String, for id: DestinationID
  ) -> (@MainActor (@MainActor () async -> Void) async -> (any Error)?)? {
    let asked = AskedInteractor(name: interactor, placeID: id)
    witness.record.asked.append(asked)
    requestCount += 1
    newestRequests[asked] = requestCount
    guard let line = lines[interactor] else { return nil }
    return { [self, requestCount] ask in
      let error = await wait(in: line, of: interactor, ask)
      witness.record.isAnsweredLast = newestRequests[asked] == requestCount
      if error == nil {
        witness.record.arrived.append((asked, requestCount))
      } else if !(error is CancellationError) {
        witness.record.failed.append(asked)
      }
      return error
    }
  }

  private func wait(
    in line: Line, of interactor: String, _ ask: @MainActor () async -> Void
  ) async -> (any Error)? {
    switch await line.requests.wait() {
    case .failure(let error): return error
    case .success(true):
      await ask()
      return nil
    case .success(false):
      await ask()
      line.askNext()
      let answer = await line.answers.wait()
      line.askedCount -= 1
      removeLine(of: interactor, ifEmpty: line)
      return if case .failure(let error) = answer { error } else { nil }
    }
  }

  /// Lets later answers arrive at once when none is left.
  private func removeLine(of interactor: String, ifEmpty line: Line) {
    if line.isEmpty, lines[interactor] === line { lines[interactor] = nil }
  }

  /// Whether answers of any interactor are held back.
  var isHolding: Bool { !lines.isEmpty }

  /// Whether requests are being made before the newest answer arrives.
  var isAsking: Bool { lines.values.contains(where: \.isAsking) }

  /// The steps that hold back the answers of an interactor.
  var holds: [ExplorationStep] {
    disturbances.keys.sorted().filter { lines[$0] == nil }.map { .holdAnswers($0) }
  }

  /// The steps that let an answer arrive, or a failure in its place.
  var arrivals: [ExplorationStep] {
    lines.sorted { $0.key < $1.key }.flatMap { name, line in
      let (requests, answers) = (line.requests.heldCount, line.answers.heldCount)
      var steps: [ExplorationStep] = requests + answers > 0 ? [.answer(name)] : []
      if allows(.disorder, of: name), requests + answers > 1 {
        steps.append(.answerNewest(name))
      }
      if allows(.failure, of: name), requests > 0 { steps.append(.failAnswer(name)) }
      return steps
    }
  }

  /// Returns whether the answer to the next request to an interactor may be disturbed, and comes before any other.
  func mayDisturb(_ interactor: String) -> Bool {
    disturbances[interactor] != nil && lines[interactor]?.isEmpty ?? true
  }

  /// Returns whether the answers of an interactor may be disturbed in some way.
  func allows(_ disturbance: AnswerDisturbance, of interactor: String) -> Bool {
    disturbances[interactor]?.contains(disturbance) ?? false
  }

  /// The steps that let all answers of an interactor fail.
  var failures: [ExplorationStep] {
    for case .failAnswer(let name) in arrivals {
      return Array(repeating: .failAnswer(name), count: lines[name]?.requests.heldCount ?? 0)
    }
    return []
  }

  /// The step that lets the newest of several answers arrive first; nil if none may.
  var newest: ExplorationStep? {
    arrivals.first { if case .answerNewest = $0 { true } else { false } }
  }

  func hold(_ interactor: String) {
    if lines[interactor] == nil { lines[interactor] = Line() }
  }

  /// Lets the oldest answer arrive.
  func release(_ interactor: String) {
    guard let line = lines[interactor] else { return }
    if line.answers.heldCount > 0 {
      line.answers.release(())
    } else {
      line.requests.release(true)
    }
    removeLine(of: interactor, ifEmpty: line)
  }

  /// Lets the newest answer arrive, after everything was asked in order.
  func releaseNewest(_ interactor: String) {
    guard let line = lines[interactor] else { return }
    if line.requests.heldCount == 0 { return line.answers.release(.success(()), newest: true) }
    line.askNext()
    removeLine(of: interactor, ifEmpty: line)
  }

  /// Lets the oldest request fail that was not made yet.
  func fail(_ interactor: String) {
    guard let line = lines[interactor] else { return }
    line.requests.fail(
      DestinationError(.interactorFailed, "The exploration made the answer fail."))
    removeLine(of: interactor, ifEmpty: line)
  }

  /// Lets all answers arrive.
  func releaseAll() {
    for line in lines.values {
      while line.requests.heldCount > 0 { line.requests.release(true) }
      while line.answers.heldCount > 0 { line.answers.release(()) }
    }
    lines = [:]
  }
}
