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
    /// The locks with a name that were held when a request of their taker failed; the matter ends
    /// when one is released.
    case lockAfterFailure(String)
    /// The requests that guards hold until a signal; the matter ends when one is carried out.
    case signal(String)
    /// The answers with a key; the matter ends with an answer that is awaited.
    case answer(String)
    /// The failed requests of places with a route; the matter ends with a request to the same
    /// interactor.
    case failure(of: String, at: String)
  }

  /// The record of a matter.
  struct Tally {
    /// The first trace with the matter.
    let way: ExplorationTrace
    /// The number of times that a run could have ended the matter, and these runs.
    var count = 0
    var runs: Set<Int> = []
    var hasEnded = false
  }

  private(set) var tallies: [Matter: Tally] = [:]
  private var run = 0
  /// The number of locks with each name after the last step.
  private var locks: [String: Int] = [:]
  /// The number of locks with each name that were held when an answer to their taker failed.
  private var failedLocks: [String: Int] = [:]
  /// The places whose interactions have taken the locks with a name.
  private var takers: [String: DestinationID] = [:]
  /// The signals that held requests wait for after the last step, by the numbers of the requests.
  private var held: [Int: String] = [:]
  /// The interactions that were followed by a request to an interactor.
  private var asking: [ExplorationTap: Set<String>] = [:]
  /// The places of the run whose last answer from an interactor has failed.
  private var failed: [AskedInteractor: Matter] = [:]
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
    if record.number == 0 { (run, held) = (run + 1, [:]) }
    if record.number == 0 || record.step.isLaunch {
      (failed, failedLocks, takers) = ([:], [:], [:])
    }
    for answer in record.answers {
      count(.answer(answer.key), way)
      if answer.isAwaited { end(.answer(answer.key), way) }
    }
    noteLocks(record, way)
    noteHeld(record, way)
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
    if record.number > 0, !record.step.isLaunch {
      for (name, count) in locks where now[name, default: 0] < count { end(.lock(name), way) }
      for (name, count) in failedLocks where now[name, default: 0] < count {
        end(.lockAfterFailure(name), way)
        failedLocks[name] = nil
      }
      let failedIDs = record.failed.map { Optional($0.placeID) }
      failedLocks.merge(now.filter { failedIDs.contains(takers[$0.key]) }) { $1 }
    }
    for (name, count) in now where count > locks[name, default: 0] {
      takers[name] = record.tappedID
    }
    for name in now.keys { count(.lock(name), way) }
    for name in failedLocks.keys { count(.lockAfterFailure(name), way) }
    locks = now
  }

  @MainActor
  private mutating func noteHeld(_ record: StepRecord, _ way: () -> ExplorationTrace) {
    for case let number? in record.lateDone {
      if let signal = held[number] { end(.signal(signal), way) }
    }
    let now = record.places.heldSignals
    for (number, signal) in now where held[number] != signal { count(.signal(signal), way) }
    held = now
  }

  /// Records requests, and the interactions that should have repeated one that has failed.
  @MainActor
  private mutating func noteRequests(_ record: StepRecord, _ way: () -> ExplorationTrace) {
    if record.step != .wait {
      let tap = record.hasTapped && record.thrown == nil ? record.step.tap : nil
      last = (tap.map { ExplorationTap($0.route, $0.interaction) }, record.tappedID)
    }
    for asked in record.asked {
      if let matter = failed.removeValue(forKey: asked) { end(matter, way) }
      if let tap = last.tap, record.isActionAlone, asked.placeID == last.placeID {
        asking[tap, default: []].insert(asked.name)
      }
    }
    for asked in record.failed {
      guard let route = record.places.route(of: asked.placeID) else { continue }
      failed[asked] = .failure(of: asked.name, at: route)
    }
    guard record.step != .wait, let names = last.tap.flatMap({ asking[$0] }) else { return }
    for (asked, matter) in failed where asked.placeID == last.placeID && names.contains(asked.name)
    {
      count(matter, way)
    }
  }
}
