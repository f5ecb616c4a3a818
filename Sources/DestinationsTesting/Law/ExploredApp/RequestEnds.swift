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
  /// The last interaction of the run with which each place has asked an interactor.
  private var taps: [AskedInteractor: ExplorationTap] = [:]
  /// The interactions of the run that places may withhold since the request has failed, each with the request's action
  /// and whether the user has asked the interactor again.
  private var withheld: [AskedInteractor: (tap: ExplorationTap, action: String, isRetried: Bool)] =
    [:]

  /// Records requests, and the interactions that should have repeated one that has failed.
  @MainActor
  mutating func note(_ record: StepRecord, _ tallies: inout MatterTallies) {
    if record.number == 0 || record.step.has(.isLaunch) {
      (failed, taps, withheld) = ([:], [:], [:])
    }
    let (tap, tappedID) = (record.lastTap, record.action.tappedID)
    for asked in record.asked {
      if let route = record.places.route(of: asked.placeID) { askers.insert(route) }
      if let matter = failed.removeValue(forKey: asked) { tallies.end(matter) }
      let isByTap = asked.placeID == tappedID
      if let tap, isByTap, record.action.isAlone { asking[tap, default: []].insert(asked.name) }
      // A place may also ask by itself, for example when it appears.
      let asks = tap.flatMap { asking[$0]?.contains(asked.name) } ?? false
      taps[asked] = isByTap && asks ? tap : nil
      if taps[asked] != nil { withheld[asked]?.isRetried = true }
    }
    for asked in record.failed {
      guard let route = record.places.route(of: asked.placeID) else { continue }
      failed[asked] = .failure(of: asked.name, at: route)
      failures[route, default: 0] += 1
    }
    noteOffers(record, &tallies)
    guard record.step != .wait, let names = tap.flatMap({ asking[$0] }) else { return }
    for (asked, matter) in failed where asked.placeID == tappedID && names.contains(asked.name) {
      tallies.count(matter)
    }
  }

  /// Records whether interactions whose answers have failed are offered again, or their requests made again.
  @MainActor
  private mutating func noteOffers(_ record: StepRecord, _ tallies: inout MatterTallies) {
    if record.isAnsweredLast, let asked = record.failed.first, let tap = taps[asked],
      let delivery = record.deliveries.first(where: { $0.placeID == asked.placeID })
    {
      withheld[asked] = (tap, delivery.action, false)
      let matter = Matter.withheld(tap, after: delivery.action)
      tallies.count(matter)
      tallies[matter].routes.insert(tap.route)
    }
    for (asked, (tap, action, isRetried)) in withheld {
      let matter = Matter.withheld(tap, after: action)
      let names = record.places.offers(at: asked.placeID)?.filter(\.value.isEmpty).keys
      let isAnswered = record.deliveries.contains {
        $0.placeID == asked.placeID && $0.action == action && record.failed.isEmpty
      }
      if let names, names.contains(tap.interaction), !isAnswered {
        tallies.noteAttempt(record, toEnd: matter)
        // An interaction that is withheld, too, cannot end the matter.
        for name in names {
          tallies[matter].tries[ExplorationTap(tap.route, name), default: 0] += 1
        }
      } else {
        if names != nil || isRetried { tallies.end(matter) }
        withheld[asked] = nil
      }
    }
  }
}

extension Coverage {
  /// Returns the requests that no interaction has made again after a failed answer, although such interactions
  /// were tried often.
  func unrepeatedRequests() -> [Complaint] {
    complaints { matter, tally in
      if case .withheld(let tap, let action) = matter, tally.runs.count > 1, hasTriedAll(tally) {
        return (
          "\(tap.route) does not offer \(tap.interaction) again after \(action) has failed",
          "after a failed answer, reset the state that withholds the interaction"
        )
      }
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
