internal import Destinations

/// The matters that some run must end, such as locks, and what the laws about them remember.
struct OpenEnds {
  private(set) var tallies = MatterTallies()
  private var locks = LockEnds()
  private(set) var signals = SignalEnds()
  var requests = RequestEnds()
  private(set) var answers = AnswerEnds()

  /// Records a step of a run, or its start.
  @MainActor
  mutating func note(_ record: StepRecord, after way: ExplorationTrace) {
    if record.number == 0 { tallies.run += 1 }
    tallies.way = way
    defer { tallies.way = ExplorationTrace() }
    for answer in record.answers {
      tallies.count(.answer(answer.key))
      if answer.isAwaited { tallies.end(.answer(answer.key)) }
    }
    locks.note(record, &tallies)
    signals.note(record, &tallies)
    requests.note(record, &tallies)
    answers.note(record, &tallies)
  }
}

/// A matter that a run must end.
enum Matter: Hashable {
  /// The locks with a name; the matter ends when one is released.
  case lock(String)
  /// The locks with a name that a place with a route still holds when all answers to it have arrived; the matter ends
  /// when one is released.
  case lockAfterAnswers(String, at: String)
  /// The requests that guards hold until a signal; the matter ends when one is carried out.
  case signal(String)
  /// The answers with a key; the matter ends with one that answers a question.
  case answer(String)
  /// The failed requests of places with a route; the matter ends with a request to the same
  /// interactor.
  case failure(of: String, at: String)
  /// The interactions that a place does not offer since the answer for an action has failed; the matter ends when one is
  /// offered again, when its request succeeds, or when the place leaves after a retry.
  case withheld(ExplorationTap, after: String)
  /// The failed requests for an action of places with a route, as far as the user can tell that they have failed.
  case quietFailure(of: String, by: String, at: String)
  /// The questions that guards ask when the answer to an interaction is to close its place, which stays until a signal.
  case question(String, after: ExplorationTap)
}

/// The record of each matter in all runs.
struct MatterTallies {
  /// The record of a matter.
  struct Tally {
    /// The first trace with the matter.
    let way: ExplorationTrace
    /// The number of times that a run could have ended the matter, and these runs.
    var count = 0
    var runs: Set<Int> = []
    var hasEnded = false
    /// The places where the user can end the matter, with those that were reached from there meanwhile.
    var routes: Set<String> = []
    /// The number of times that each of their interactions was tried while the matter was open.
    var tries: [ExplorationTap: Int] = [:]
    /// The places that may ask for a signal; one that asks again is among ``routes``.
    var asking: Set<String> = []
  }

  private(set) var all: [Matter: Tally] = [:]
  /// The number of the run.
  fileprivate(set) var run = 0
  /// The trace so far; empty between steps, so that it is not copied when a step is added.
  fileprivate var way = ExplorationTrace()

  subscript(matter: Matter) -> Tally {
    get { all[matter] ?? Tally(way: way) }
    set { all[matter] = newValue }
  }

  mutating func count(_ matter: Matter) {
    self[matter].count += 1
    self[matter].runs.insert(run)
  }

  mutating func end(_ matter: Matter) { self[matter].hasEnded = true }

  /// Records an interaction of the user while a matter was open, if it may have ended the matter.
  @MainActor
  mutating func noteAttempt(_ record: StepRecord, toEnd matter: Matter) {
    guard record.hasTapped, let tap = record.step.tap?.withoutContent,
      self[matter].routes.contains(tap.route)
    else { return }
    self[matter].tries[tap, default: 0] += 1
    self[matter].routes.formUnion(record.arrivals.map(\.route))
  }
}

// MARK: - Laws

extension Coverage {
  /// Returns complaints about the matters that no run has ended, in a stable order.
  func complaints(
    about judge: (Matter, MatterTallies.Tally) -> (what: String, cure: String)?
  ) -> [Complaint] {
    openEnds.tallies.all.filter { !$0.value.hasEnded }.sorted { "\($0.key)" < "\($1.key)" }
      .compactMap { matter, tally in
        judge(matter, tally).map {
          Complaint($0.what, about: "\(matter)", cure: $0.cure, trace: tally.way)
        }
      }
  }

  /// Returns whether the user has tried everything that may end a matter: every interaction of the app, if no place is
  /// known where the user can end it.
  func hasTriedAll(_ tally: MatterTallies.Tally) -> Bool {
    if tally.routes.isEmpty { return hasTriedAll }
    return menus.userEntries.filter { tally.routes.contains($0.tap.route) }
      .allSatisfy { tally.tries[$0.tap, default: 0] >= Self.fewestTries }
  }

  /// Returns the answers that no run has awaited, and that no table asks for.
  func unaskedAnswers() -> [Complaint] {
    complaints { matter, _ in
      guard case .answer(let key) = matter, !questions.contains(key) else { return nil }
      return (
        "a place answered \(key), which nothing asks for", DestinationError.Code.unaskedAnswer.cure
      )
    }
  }

  /// Returns the questions that were asked often, and that no run has answered.
  func unansweredQuestions() -> [Complaint] {
    menus.entries.compactMap { entry in
      guard let key = entry.question, entry.hasWorked, entry.tries >= Self.manyTries,
        !openEnds.tallies[.answer(key)].hasEnded,
        edges.filter({ $0.tap == entry.tap })
          .allSatisfy({ routes(from: $0.to).allSatisfy { isTried($0, times: Self.someTries) } })
      else { return nil }
      return Complaint(
        "\"tap \(entry.tap)\" asks for \(key), and no run has answered", about: key,
        cure: "declare an interaction with .finishing(\(key), with:), or offer samples for it")
    }
  }
}
