internal import Destinations

/// An interactor and a place that has asked it.
struct AskedInteractor: Hashable {
  let name: String
  let placeID: DestinationID
}

/// A record of the requests whose answers an exploration has let fail, and of those that were made again.
struct FailedRequests {
  /// An interactor, and the route of the places that ask it.
  struct Key: Hashable {
    let route: String
    let interactor: String
  }

  /// What is known about failures.
  struct Outcome {
    let way: ExplorationTrace
    /// How often the user has then performed an interaction that asks, and in which runs.
    var retries = 0
    var runs: Set<Int> = []
    var isAskedAgain = false
  }

  private(set) var outcomes: [Key: Outcome] = [:]
  /// The interactions that were followed by a request to an interactor.
  private var asking: [ExplorationTap: Set<String>] = [:]
  /// The places of the run whose last answer from an interactor has failed.
  private var waiting: [AskedInteractor: Key] = [:]

  /// The last action of the user, if it is an interaction.
  private var lastTap: ExplorationTap?
  private var lastPlaceID: DestinationID?

  /// Records a step of a run.
  @MainActor
  mutating func note(_ record: StepRecord, inRun run: Int, _ way: () -> ExplorationTrace) {
    if record.number == 0 || record.step.isLaunch { waiting = [:] }
    if record.step != .wait {
      let isDone = record.hasTapped && record.thrown == nil
      lastTap = isDone ? record.step.tap.map { ExplorationTap($0.route, $0.interaction) } : nil
      lastPlaceID = record.tappedID
    }
    for asked in record.asked {
      if let key = waiting.removeValue(forKey: asked) {
        outcomes[key, default: Outcome(way: way())].isAskedAgain = true
      }
      if let lastTap, record.isActionAlone, asked.placeID == lastPlaceID {
        asking[lastTap, default: []].insert(asked.name)
      }
    }
    for failed in record.failed {
      guard let route = record.places.route(of: failed.placeID) else { continue }
      waiting[failed] = Key(route: route, interactor: failed.name)
    }
    guard record.step != .wait, let lastTap, let names = asking[lastTap] else { return }
    for (failed, key) in waiting where failed.placeID == lastPlaceID {
      guard names.contains(failed.name) else { continue }
      outcomes[key, default: Outcome(way: way())].retries += 1
      outcomes[key]?.runs.insert(run)
    }
  }
}
