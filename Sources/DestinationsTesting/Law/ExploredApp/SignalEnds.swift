internal import Destinations

/// The record of the requests that guards hold until a signal, and of the answers that close their places.
struct SignalEnds {
  /// The signals that held requests wait for after the last step, by the numbers of the requests.
  private var held: [Int: String] = [:]
  /// The requests of the run that a guard has held.
  private var heldEver: Set<Int> = []
  /// The interactions that the user has performed at each place of the run, in order.
  private var performed: [DestinationID: [String]] = [:]
  /// The interactions whose answers have closed their places without a question, each with whether an answer has done
  /// so after other interactions at the place.
  private(set) var closing: [ExplorationTap: Bool] = [:]

  @MainActor
  mutating func note(_ record: StepRecord, _ tallies: inout MatterTallies) {
    if record.number == 0 { (held, heldEver, performed) = ([:], [], [:]) }
    // A relaunch carries out requests that an app has held without giving the signal.
    if !record.action.step.has(.isLaunch), !record.action.step.has(.isFromOutside) {
      for case let number? in record.lateDone {
        if let signal = held[number] { tallies.end(.signal(signal)) }
      }
    }
    for signal in Set(held.values) { tallies.noteAttempt(record, toEnd: .signal(signal)) }
    let now = record.places.heldSignals
    for (number, signal) in now where held[number] != signal {
      tallies.count(.signal(signal))
      if record.isAtArrival, let route = record.places.current?.route {
        // A place that only arrived at the same time as the question does not come again.
        if !tallies[.signal(signal)].asking.insert(route).inserted {
          tallies[.signal(signal)].routes.insert(route)
        }
      }
      heldEver.insert(number)
      if let tap = record.lateTap(of: number), isLast(tap, record.places) {
        tallies.count(.question(signal, after: tap))
      }
    }
    held = now
    noteClosing(record)
  }

  /// Returns whether the user has done nothing else at the place of an interaction since.
  @MainActor
  private func isLast(_ tap: ExplorationTap, _ places: FlowEngine) -> Bool {
    performed.contains { $1.last == tap.interaction && places.route(of: $0) == tap.route }
  }

  /// Records the interactions of the user, and those whose answers have closed their places.
  @MainActor
  private mutating func noteClosing(_ record: StepRecord) {
    if record.hasTapped, record.thrown == nil, let id = record.tappedID, let tap = record.step.tap {
      performed[id, default: []].append(tap.interaction)
    }
    for place in record.departures {
      guard let request = place.request, !heldEver.contains(request),
        let tap = record.lateTap(of: request), tap.route == place.route
      else { continue }
      let hasOthers = performed[place.id]?.contains { $0 != tap.interaction } ?? false
      closing[tap] = closing[tap] ?? false || hasOthers
    }
  }
}

extension Coverage {
  /// The number of times that a success must be questioned before it counts as one that always is.
  private static var fewestQuestions: Int { 3 }

  /// Returns the signals that held requests have waited for, and after which no such request was carried out, although
  /// the user has tried everything at the places that ask for the signal.
  func missingSignals() -> [Complaint] {
    complaints { matter, tally in
      guard case .signal(let signal) = matter, tally.count >= Self.someTries,
        tally.runs.count > 2, hasTriedAll(tally)
      else { return nil }
      return (
        "guards held \(tally.count) requests until \(signal), and none was carried out",
        "give the signal, and let the guard allow the request then"
      )
    }
  }

  /// Returns the interactions whose answers close their places, but never without a question after other interactions.
  func questionedSuccesses() -> [Complaint] {
    complaints { matter, tally in
      guard case .question(let signal, let tap) = matter, tally.count >= Self.fewestQuestions,
        tally.runs.count > 1, openEnds.signals.closing[tap] == false
      else { return nil }
      return (
        "the answer to \"tap \(tap)\" closes its place, but a guard holds this until \(signal)",
        "when the answer has arrived, reset what the guard looks at"
      )
    }
  }
}
