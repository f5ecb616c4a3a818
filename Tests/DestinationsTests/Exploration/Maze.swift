import Destinations
import DestinationsTesting

/// A small app for tests of exploring: a hall with rooms, and an attic above them.
enum Maze: DestinationTypes {
  enum DestinationType: String, RoutableDestinations {
    case hall
    case room
    case attic
    case cellar
    case shed
  }

  enum ContentType: ContentTypeable {
    case door(Int)
  }
}

enum MazeTap: String, UserInteractionTypeable {
  case open
  case climb
  case down
  case dig
}

typealias MazeProvider = RecordingProvider<Maze, MazeTap, Never>
typealias MazePlace = RecordingDestination<Maze, MazeTap, Never>

/// One maze, with the changes of a test.
@MainActor
struct MazeWorld {
  var tables: [Maze.DestinationType: [MazeTap: Maze.Presentation]] = [
    .hall: [.open: .push(.room)],
    .room: [.open: .push(.room), .climb: .sheet(.attic), .dig: .push(.cellar)],
    .attic: [.down: .dismissSheet],
    .cellar: [:],
  ]
  var guards: [Maze.Setup.Guard] = []
  var policies = FlowPolicies()
  var snapshots: Maze.Snapshots?
  var journal: TestJournal?
  var onBuild: (@MainActor (MazePlace) throws -> Void)?

  static let contents: Maze.SampleContents = [.room: [.door(1), .door(2)]]

  var setup: Maze.Setup {
    let providers = tables.map { route, table in
      let shape: Maze.RouteShape = route == .hall ? .stack : .screen
      let provider: Maze.Setup.Provider = MazeProvider(
        journal, shape: shape, presentations: table, onBuild: onBuild)
      return (route, provider)
    }
    return Maze.Setup(
      providers: Dictionary(providers) { $1 }, startingDestination: .replaceRoot(with: .hall),
      guards: guards, snapshots: snapshots, policies: policies)
  }

  /// A table that keeps every place.
  static let everything = Maze.Snapshots {
    for route in [Maze.DestinationType.hall, .attic, .cellar] { Restorable(route.rawValue, route) }
    Restorable("room", .room) {
      if case .door(let number) = $0 { number } else { nil }
    } content: {
      Maze.ContentType.door($0)
    }
  }

  /// Explores the maze and returns the finding, without failing.
  static func explored(
    laws: [Maze.Law] = Maze.Law.standard, seed: UInt64 = 1, runs: Int = 10, steps: Int = 100,
    _ change: @escaping @MainActor (inout MazeWorld) -> Void = { _ in }
  ) async throws -> ExplorationReport {
    try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        made(change).setup, contents: contents, laws: laws, seed: seed, runs: runs, steps: steps,
        patience: .milliseconds(50))
    }
  }

  /// Every step of some runs, one line each.
  static func log(seed: UInt64) async throws -> [String] {
    var lines: [String] = []
    let log = Maze.Law("log") { moment in
      lines.append("\(moment.number) \(moment.step)")
      return nil
    }
    _ = try await explored(laws: Maze.Law.standard + [log], seed: seed, runs: 3)
    return lines
  }

  /// A digest of every step of some runs.
  static func digest(seed: UInt64) async throws -> UInt64 {
    try await log(seed: seed).joined(separator: "\n").utf8.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
  }

  /// The digest of one seed, the same in every build, in both frameworks and on every machine.
  static let digestOfSeed7: UInt64 = 10_458_929_811_558_095_031

  static func made(_ change: @MainActor (inout MazeWorld) -> Void) -> MazeWorld {
    var world = MazeWorld()
    change(&world)
    return world
  }
}
