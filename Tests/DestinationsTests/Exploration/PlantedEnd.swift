import Destinations
import DestinationsTesting
import Foundation

/// A crash or a hang in an exploration, in a process whose environment asks for it.
enum PlantedEnd: String {
  case crash, recursion, hang

  private static let variable = "DESTINATIONS_PLANTED_END"

  /// The crash or hang that the environment of this process asks for.
  private static var asked: PlantedEnd? {
    ProcessInfo.processInfo.environment[variable].flatMap(PlantedEnd.init)
  }

  /// Explores a maze whose attic ends the process, if the environment of this process asks for it.
  @MainActor
  static func explored(
    _ end: PlantedEnd? = asked, function: StaticString = #function
  ) async throws -> ExplorationReport {
    try await explore(maze(end), contents: MazeWorld.contents, runs: 2, function: function)
  }

  /// Runs tests in a process that is asked for a crash or a hang, and returns its standard error.
  @concurrent
  static func errors(of arguments: [String], _ end: PlantedEnd) async throws -> String {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      variable: end.rawValue, "DESTINATIONS_EXPLORE_HANG": end == .hang ? "0.3" : "5",
      "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  @MainActor
  private static func maze(_ end: PlantedEnd?) -> Maze.Setup {
    MazeWorld.made { world in
      world.onBuild = { if $0.type == .attic { end?.come() } }
    }.setup
  }

  private func come() {
    switch self {
    case .crash: preconditionFailure("The attic is on fire.")
    case .recursion: print(Self.endless(from: 0))
    case .hang: while true {}
    }
  }

  private static func endless(from number: Int) -> Int {
    number < 0 ? 0 : 1 + endless(from: number + 1)
  }
}
