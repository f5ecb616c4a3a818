internal import Destinations

/// An interactor and a place that has asked it.
struct AskedInteractor: Hashable {
  let name: String
  let placeID: DestinationID
}

/// The record of the requests to interactors, and of those that should be made again after a failure.
struct RequestEnds {
  /// The interactions that were followed by a request to an interactor.
  var asking: [ExplorationTap: Set<String>] = [:]
  /// The places of the run whose last answer from an interactor has failed.
  private var failed: [AskedInteractor: Matter] = [:]
  /// The routes of places that have asked interactors, and the number of answers that have failed at each.
  private(set) var askers: Set<String> = []
  private(set) var failures: [String: Int] = [:]

  /// Records requests, and the interactions that should have repeated one that has failed.
  @MainActor
  mutating func note(_ record: StepRecord, _ tallies: inout MatterTallies) {
    if record.number == 0 || record.step.has(.isLaunch) { failed = [:] }
    let (tap, tappedID) = (record.lastTap, record.action.tappedID)
    for asked in record.asked {
      if let route = record.places.route(of: asked.placeID) { askers.insert(route) }
      if let matter = failed.removeValue(forKey: asked) { tallies.end(matter) }
      if let tap, record.action.isAlone, asked.placeID == tappedID {
        asking[tap, default: []].insert(asked.name)
      }
    }
    for asked in record.failed {
      guard let route = record.places.route(of: asked.placeID) else { continue }
      failed[asked] = .failure(of: asked.name, at: route)
      failures[route, default: 0] += 1
    }
    guard record.step != .wait, let names = tap.flatMap({ asking[$0] }) else { return }
    for (asked, matter) in failed where asked.placeID == tappedID && names.contains(asked.name) {
      tallies.count(matter)
    }
  }
}

extension Coverage {
  /// Returns the requests that no interaction has made again after a failed answer, although such interactions
  /// were tried often.
  func unrepeatedRequests() -> [Complaint] {
    complaints { matter, tally in
      guard case .failure(let interactor, let route) = matter, tally.count >= Self.someTries,
        tally.runs.count > 1
      else { return nil }
      return (
        "\(route) never asked \(interactor) again after an answer had failed",
        "after a failed answer, reset the state that keeps the request from being sent again"
      )
    }
  }
}
