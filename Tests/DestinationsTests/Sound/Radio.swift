import Destinations
import DestinationsTesting

/// A player and a library with flows of their own, in a tab, on a stack and in a sheet.
enum Radio: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case home, stations, station, player, queue, song, library, shelf, album
  }

  enum TabType: String, TabTypeable { case stations, library }

  enum Tap: String, UserInteractionTypeable {
    case open, play, song, album, station, library, close
  }

  private typealias Places = SoundPlaces<Radio, Tap>
  private typealias Host = EmbeddedFlowOf<SoundHost>

  final class SoundHost: InteractiveInterfacing {
    typealias UserInteractionType = Tap
    let destinationState: DestinationInterfaceState<EmbeddedFlowOf<SoundHost>>

    init(_ destination: EmbeddedFlowOf<SoundHost>) {
      destinationState = DestinationInterfaceState(destination: destination)
    }
  }

  @MainActor static func setup() -> Setup {
    Setup(
      providers: [
        .home: Places.container(.tabs([.stations: .stations, .library: .library])),
        .stations: Places.container(
          .stack, [.open: .push(.station), .play: .sheet(.player), .library: .tab(.library)]),
        .station: Places.screen([
          .play: .push(.player), .open: .push(.station), .close: .goBack,
        ]),
        .player: host(
          inner(.queue, [.queue: stack([.song: .push(.song)]), .song: song]),
          [.song: .push(.song), .station: .push(.station)]),
        .library: host(
          inner(.shelf, [.shelf: stack([.album: .push(.album)]), .album: song]),
          [.album: .push(.album), .station: .tab(.stations, showing: .station)]),
      ],
      startingDestination: .replaceRoot(with: .home),
      guards: [.init("all") { _ in .allow }], snapshots: snapshots)
  }

  @MainActor private static func inner(
    _ start: DestinationType, _ providers: [DestinationType: Setup.Provider]
  ) -> Setup {
    Setup(
      providers: providers, startingDestination: .replaceRoot(with: start), snapshots: snapshots)
  }

  private static var snapshots: Snapshots {
    Snapshots { for route in DestinationType.allCases { Restorable(route.rawValue, route) } }
  }

  @MainActor private static var song: Setup.Provider {
    Places.screen([.close: .goBack, .station: .push(.station)])
  }

  @MainActor private static func stack(_ table: PresentationTable<Tap>) -> Setup.Provider {
    Places.container(.stack, table)
  }

  @MainActor private static func host(
    _ setup: Setup, _ table: PresentationTable<Tap>
  ) -> Setup.Provider {
    DestinationProvider<Host>(embedding: setup, presentations: table) { SoundHost($0) }
  }
}
