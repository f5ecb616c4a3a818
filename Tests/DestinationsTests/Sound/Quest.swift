import Destinations
import DestinationsTesting

/// Questions and their answers, checkpoints, and places that are locked for a while.
enum Quest: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case map, riddle, treasure, hint, camp, shop
  }

  enum Tap: String, UserInteractionTypeable {
    case ask, right, wrong, later, reward, retry, dig, stop, camp, map, deeper, back, shop
  }

  private typealias Places = SoundPlaces<Quest, Tap>

  /// The locks that are held.
  @MainActor private final class Locks {
    var held: [NavigationLock] = []

    func release() {
      for lock in held { lock.release() }
      held = []
    }
  }

  @MainActor static func setup() -> Setup {
    let locks = Locks()
    let map = Places.container(
      .stack,
      [
        .ask: .sheet(.riddle).asking(.isRight) { $0 ? Tap.reward : Tap.retry },
        .reward: .push(.treasure), .retry: .push(.hint), .camp: .push(.camp),
      ])
    map.services = PlaceServices()
      .checkpoint(.map, of: RecordingDestination<Quest, Tap, Never>.self)
    return Setup(
      providers: [
        .map: map,
        .riddle: Places.screen([
          .right: .dismissSheet.answering(.isRight, with: true),
          .wrong: .dismissSheet.answering(.isRight, with: false), .later: .dismissSheet,
          .deeper: .push(.hint),
        ]),
        .treasure: Places.screen([.back: .goBack]) { place, flow in
          place.on(.dig) { [weak place] in
            guard locks.held.isEmpty, let place else { return }
            locks.held = [place.lockNavigation(because: "The player digs.")]
          }
          place.on(.stop) { locks.release() }
          place.on(.map, in: flow) { $0.returnToCheckpoint(.map) }
        },
        .hint: Places.screen([
          .deeper: .push(.hint), .back: .goBack,
          .ask: .push(.shop).asking(.isRight) { $0 ? Tap.deeper : nil },
        ]) { place, flow in
          place.on(.map, in: flow) { $0.returnToCheckpoint(.map) }
          place.on(.camp, in: flow) { flow in
            if flow.canReturn(to: .camp) { flow.returnToCheckpoint(.camp, value: 3) }
          }
        },
        .camp: Places.screen([.ask: .push(.hint), .shop: .sheet(.shop)]) { place, flow in
          place.on(.dig) { [weak flow] in
            guard locks.held.isEmpty, let flow else { return }
            locks.held = [flow.lock(because: "A storm.")]
          }
          place.on(.stop) { locks.release() }
        }
        .checkpoint(.camp) { _, _ in },
        .shop: Places.screen([
          .right: .goBack.answering(.isRight, with: true), .back: .moveToNearest(.map),
          .later: .path([.dismissAny, .popToRoots]),
        ]) { place, _ in
          place.on(.wrong) { [weak place] in place?.answer(.isRight, with: false) }
          place.on(.reward) { [weak place] in try? place?.finish(.isRight, with: true) }
        },
      ],
      startingDestination: .path([.replaceRoot(with: .map), .push(.camp)]),
      snapshots: Snapshots {
        for route in DestinationType.allCases { Restorable(route.rawValue, route) }
      })
  }
}

extension ResultKey where Value == Bool {
  fileprivate static var isRight: Self { "isRight" }
}

extension Checkpoint {
  fileprivate static var map: Checkpoint<Void> { Checkpoint<Void>("map") }
  fileprivate static var camp: Checkpoint<Int> { Checkpoint<Int>("camp") }
}
