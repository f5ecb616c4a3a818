import Destinations

/// Going back through an interaction of the screen on top.
struct GoBackBenchmark: Benchmark {
  static let title = "go back"

  private let walk: Walk

  init(size: Int) throws {
    walk = try Walk(size: size)
  }

  func measureOurs() throws -> Stopwatch {
    try walk.ours().back
  }

  func measureBaseline() -> Stopwatch {
    walk.baseline().back
  }
}
