internal import Destinations

/// What answers of interactors have changed, by the matter of their failures.
struct AnswerEnds {
  /// The kinds of changes by all answers that have arrived.
  private(set) var successes: [Matter: Set<String>] = [:]
  /// The kinds of changes by each answer that has failed.
  private(set) var failures: [Matter: Set<Set<String>>] = [:]
  /// The changes by the last answer, with the new values.
  private(set) var last: [String: String] = [:]

  /// Records a step with one answer that was held back.
  @MainActor
  mutating func note(_ record: StepRecord, _ tallies: inout MatterTallies) {
    guard record.failed.count + record.arrived.count == 1,
      let asked = record.failed.first ?? record.arrived.first?.asked,
      let route = record.places.route(of: asked.placeID)
        ?? record.departures.first(where: { $0.id == asked.placeID })?.route
    else { return }
    let matter = Matter.quietFailure(of: asked.name, at: route)
    last = record.changes
    if record.failed.isEmpty {
      successes[matter, default: []].formUnion(last.keys)
    } else {
      failures[matter, default: []].insert(Set(last.keys))
      tallies.count(matter)
    }
  }
}

extension Coverage {
  /// Returns the failures after which nothing changes that a success does not change, too.
  func quietFailures() -> [Complaint] {
    complaints { matter, tally in
      guard case .quietFailure(let interactor, let route) = matter, tally.count > 1,
        let successes = openEnds.answers.successes[matter], !successes.isEmpty,
        openEnds.answers.failures[matter, default: []].allSatisfy(successes.isSuperset)
      else { return nil }
      return (
        "\(route) does not show that an answer of \(interactor) has failed",
        "tell the user, or offer to try again: a failure changes nothing that a success does not"
      )
    }
  }
}
