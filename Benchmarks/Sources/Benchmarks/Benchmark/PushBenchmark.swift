import Destinations

/// A screen pushed through an interaction of the screen beneath it.
struct PushBenchmark: Benchmark {
  static let title = "push"

  private let walk: Walk

  init(size: Int) throws {
    walk = try Walk(size: size)
  }

  func measureOurs() throws -> Stopwatch {
    try walk.ours().push
  }

  func measureBaseline() -> Stopwatch {
    walk.baseline().push
  }
}
