import Destinations

/// Reads the current place.
struct CurrentBenchmark: Benchmark {
  static let title = "current destination"

  private let world: FlowWorld
  private let coordinator: Coordinator
  private let questions = Array(0..<1_000)

  init(size: Int) throws {
    world = try FlowWorld(size: size)
    coordinator = Coordinator(size: size)
  }

  func measureOurs() throws -> Stopwatch {
    try measure(questions) { _ in world.flow.currentDestination != nil }
  }

  func measureBaseline() throws -> Stopwatch {
    try measure(questions) { _ in coordinator.current != nil }
  }
}
