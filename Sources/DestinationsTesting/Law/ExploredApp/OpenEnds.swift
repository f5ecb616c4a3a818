internal import Destinations

/// An interactor and a place that has asked it.
struct AskedInteractor: Hashable {
  let name: String
  let placeID: DestinationID
}

/// The record of the matters that some run must end, such as locks.
struct OpenEnds {
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
    /// The questions that guards ask when the answer to an interaction is to close its place, which stays until a
    /// signal.
    case question(String, after: ExplorationTap)
  }

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
    /// The number of times that each of them has ended a signal; nil stands for everything else.
    var ends: [ExplorationTap?: Int] = [:]

    /// The number of times that each place has asked for a signal.
    var asking: [String: Int] = [:]

    /// Records a place that may ask for a signal; when it is recorded again, it counts as one that asks.
    ///
    /// A place that only arrived at the same time as the question does not come again.
    mutating func note(askingAt route: String) {
      asking[route, default: 0] += 1
      if asking[route] == 2 { routes.insert(route) }
    }

    /// Whether held requests are often carried out after the signal: after one of the interactions, or otherwise.
    var isUsuallyGiven: Bool {
      ends[nil, default: 0] * 16 > count
        || tries.contains { tap, tries in ends[tap, default: 0] * 8 > tries }
    }
  }

  private(set) var tallies: [Matter: Tally] = [:]
  private var run = 0
  /// The number of locks with each name after the last step.
  private var locks: [String: Int] = [:]
  /// The places whose interactions have taken the locks with a name.
  private var takers: [String: DestinationID] = [:]
  /// The locks that are left when all answers have arrived, by name.
  private var idleLocks: [String: Matter] = [:]
  /// The signals that held requests wait for after the last step, by the numbers of the requests.
  private var held: [Int: String] = [:]
  /// The interactions that were followed by a request to an interactor.
  private var asking: [ExplorationTap: Set<String>] = [:]
  /// The places of the run whose last answer from an interactor has failed.
  private var failed: [AskedInteractor: Matter] = [:]
  /// The interactions that the user has performed at each place of the run, in order.
  private var performed: [DestinationID: [String]] = [:]
  /// The requests of the run that a guard has held.
  private var heldEver: Set<Int> = []
  /// The interactions whose answers have closed their places without a question, each with whether an answer has done
  /// so after other interactions at the place.
  private(set) var closing: [ExplorationTap: Bool] = [:]
  /// The routes of places that have asked interactors, and of those where an answer has failed.
  private(set) var askers: Set<String> = []
  private(set) var failedAskers: Set<String> = []
  /// The last action of the user, if it is an interaction, and its place.
  private var last: (tap: ExplorationTap?, placeID: DestinationID?)

  /// A record without runs, which keeps the interactors that interactions ask.
  var withoutRuns: OpenEnds {
    var copy = OpenEnds()
    copy.asking = asking
    return copy
  }

  /// Records a step of a run, or its start.
  @MainActor
  mutating func note(_ record: StepRecord, _ way: () -> ExplorationTrace) {
    if record.number == 0 { (run, held, performed, heldEver) = (run + 1, [:], [:], []) }
    if record.number == 0 || record.step.isLaunch {
      (failed, takers, idleLocks) = ([:], [:], [:])
    }
    if record.step != .wait {
      let tap = record.hasTapped && record.thrown == nil ? record.step.tap : nil
      last = (tap?.withoutContent, record.tappedID)
    }
    for answer in record.answers {
      count(.answer(answer.key), way)
      if answer.isAwaited { end(.answer(answer.key), way) }
    }
    noteLocks(record, way)
    noteHeld(record, way)
    noteClosing(record)
    noteRequests(record, way)
  }

  private mutating func count(_ matter: Matter, _ way: () -> ExplorationTrace) {
    tallies[matter, default: Tally(way: way())].count += 1
    tallies[matter]?.runs.insert(run)
  }

  private mutating func end(_ matter: Matter, _ way: () -> ExplorationTrace) {
    tallies[matter, default: Tally(way: way())].hasEnded = true
  }
}

// MARK: - Kinds of matters

extension OpenEnds {
  @MainActor
  private mutating func noteLocks(_ record: StepRecord, _ way: () -> ExplorationTrace) {
    let names = record.places.locks
    if names.isEmpty, locks.isEmpty { return }
    let now = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for matter in idleLocks.values { noteAttempt(record, toEnd: matter) }
    if record.number > 0, !record.step.isLaunch {
      for (name, count) in locks where now[name, default: 0] < count {
        end(.lock(name), way)
        if let matter = idleLocks.removeValue(forKey: name) { end(matter, way) }
      }
    }
    for (name, count) in now where count > locks[name, default: 0] {
      takers[name] = record.tappedID
      // The next release is that of the new lock.
      idleLocks[name] = nil
    }
    for name in now.keys { count(.lock(name), way) }
    noteIdleLocks(record, now)
    for (name, matter) in idleLocks {
      count(matter, way)
      let route = takers[name].flatMap(record.places.route)
      if let route { tallies[matter]?.routes.insert(route) }
    }
    locks = now
  }

  /// Records the locks that remain although their takers have received an answer: the takers wait for fewer further
  /// answers than they hold locks of that name.
  @MainActor
  private mutating func noteIdleLocks(_ record: StepRecord, _ now: [String: Int]) {
    for (name, count) in now {
      guard let taker = takers[name], record.deliveries.contains(where: { $0.placeID == taker }),
        record.places.requestCount(of: taker) < count, let route = record.places.route(of: taker)
      else { continue }
      idleLocks[name] = .lockAfterAnswers(name, at: route)
    }
  }

  @MainActor
  private mutating func noteHeld(_ record: StepRecord, _ way: () -> ExplorationTrace) {
    for case let number? in record.lateDone {
      if let signal = held[number] { tallies[.signal(signal)]?.ends[last.tap, default: 0] += 1 }
    }
    for signal in Set(held.values) { noteAttempt(record, toEnd: .signal(signal)) }
    let now = record.places.heldSignals
    for (number, signal) in now where held[number] != signal {
      count(.signal(signal), way)
      if record.isAtArrival, let route = record.places.current?.route {
        tallies[.signal(signal)]?.note(askingAt: route)
      }
      heldEver.insert(number)
      if let tap = record.lateTap(of: number), isLast(tap, record.places) {
        count(.question(signal, after: tap), way)
      }
    }
    held = now
  }

  /// Returns whether the user has done nothing else at the place of an interaction since.
  @MainActor
  private func isLast(_ tap: ExplorationTap, _ places: PresentedPlaces) -> Bool {
    performed.contains { $1.last == tap.interaction && places.route(of: $0) == tap.route }
  }

  /// Records an interaction of the user while a matter was open, if it may have ended the matter.
  @MainActor
  private mutating func noteAttempt(_ record: StepRecord, toEnd matter: Matter) {
    guard record.hasTapped, let tap = record.step.tap?.withoutContent,
      tallies[matter]?.routes.contains(tap.route) ?? false
    else { return }
    tallies[matter]?.tries[tap, default: 0] += 1
    tallies[matter]?.routes.formUnion(record.arrivals.map(\.route))
  }

  /// Records the interactions of the user, and those whose answers have closed their places.
  @MainActor
  private mutating func noteClosing(_ record: StepRecord) {
    if record.hasTapped, record.thrown == nil, let id = record.tappedID, let tap = record.step.tap {
      performed[id, default: []].append(tap.interaction)
    }
    for (place, request) in zip(record.departures, record.departureRequests) {
      guard let request, !heldEver.contains(request), let tap = record.lateTap(of: request),
        tap.route == place.route
      else { continue }
      let hasOthers = performed[place.id]?.contains { $0 != tap.interaction } ?? false
      closing[tap] = closing[tap] ?? false || hasOthers
    }
  }

  /// Records requests, and the interactions that should have repeated one that has failed.
  @MainActor
  private mutating func noteRequests(_ record: StepRecord, _ way: () -> ExplorationTrace) {
    for asked in record.asked {
      if let route = record.places.route(of: asked.placeID) { askers.insert(route) }
      if let matter = failed.removeValue(forKey: asked) { end(matter, way) }
      if let tap = last.tap, record.isActionAlone, asked.placeID == last.placeID {
        asking[tap, default: []].insert(asked.name)
      }
    }
    for asked in record.failed {
      guard let route = record.places.route(of: asked.placeID) else { continue }
      failed[asked] = .failure(of: asked.name, at: route)
      failedAskers.insert(route)
    }
    guard record.step != .wait, let names = last.tap.flatMap({ asking[$0] }) else { return }
    for (asked, matter) in failed where asked.placeID == last.placeID && names.contains(asked.name)
    {
      count(matter, way)
    }
  }
}
