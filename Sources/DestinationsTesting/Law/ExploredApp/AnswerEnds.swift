internal import Destinations

/// What answers of interactors have changed, by the matter of their failures.
struct AnswerEnds {
  /// The kinds of changes by all answers that have arrived.
  private(set) var successes: [Matter: Set<String>] = [:]
  /// The kinds of changes by each answer that has failed.
  private(set) var failures: [Matter: Set<Set<String>>] = [:]
  /// The changes by the last answer, with the new values.
  private(set) var last: [String: String] = [:]
  /// The places of the run that may still show an earlier failure.
  private var failed: Set<DestinationID> = []

  /// Records a step with one answer that was held back.
  @MainActor
  mutating func note(_ record: StepRecord, _ tallies: inout MatterTallies) {
    if record.number == 0 || record.step.has(.isLaunch) { failed = [] }
    defer { failed.formUnion(record.failed.map(\.placeID)) }
    guard let changes = record.changes, record.failed.count + record.arrived.count == 1,
      let asked = record.failed.first ?? record.arrived.first?.asked
    else { return }
    let left = record.departures.first { $0.id == asked.placeID }
    guard let route = left?.route ?? record.places.route(of: asked.placeID),
      let delivery = record.deliveries.first(where: { $0.placeID == asked.placeID })
    else { return }
    let actionName = String(delivery.action.prefix { $0 != "(" })
    let matter = Matter.quietFailure(of: actionName, by: asked.name, at: route)
    // The interactor's own answer may be a failure, too.
    if record.failed.isEmpty, delivery.isFailure { return }
    last = changes
    // The user sees the place, or has just left it.
    let isUsed = left != nil || record.places.currentID == asked.placeID
    if record.failed.isEmpty {
      successes[matter, default: []].formUnion(last.keys)
    } else if isUsed, !failed.contains(asked.placeID) {
      failures[matter, default: []].insert(Set(last.keys))
      tallies.count(matter)
    }
  }

  /// Returns whether a failure also changes no value that a success in the same situation does not change in the same way.
  ///
  /// A message may replace another one, for example.
  @MainActor
  static func isQuiet(
    _ complaint: Complaint, _ replay: @MainActor (ExplorationTrace) async throws -> OpenEnds
  ) async throws -> Bool {
    guard case .failAnswer(let name) = complaint.trace.steps.last else { return true }
    let success = ExplorationTrace(complaint.trace.steps.dropLast() + [.answer(name)])
    let expected = try await replay(success).answers.last
    let changes = try await replay(complaint.trace).answers.last
    return changes.allSatisfy { expected[$0.key] == $0.value }
  }
}

extension Coverage {
  /// Returns the failures after which nothing changes that a success does not change, too.
  func quietFailures() -> [Complaint] {
    complaints { matter, tally in
      guard case .quietFailure(let action, let interactor, let route) = matter, tally.count > 1,
        let successes = openEnds.answers.successes[matter], !successes.isEmpty,
        openEnds.answers.failures[matter, default: []].allSatisfy(successes.isSuperset)
      else { return nil }
      return (
        "\(route) does not show that \(action) of \(interactor) has failed",
        "tell the user, or offer to try again: a failure changes nothing that a success does not"
      )
    }
  }
}
