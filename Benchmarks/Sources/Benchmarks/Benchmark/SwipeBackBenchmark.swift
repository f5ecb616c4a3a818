import Destinations

/// Going back as the interface did it already and reports it.
struct SwipeBackBenchmark: Benchmark {
  static let title = "go back, told by the interface"

  private let walk: Walk

  init(size: Int) throws {
    walk = try Walk(size: size)
  }

  func measureOurs() throws -> Stopwatch {
    try walk.ours(isSwiping: true).back
  }

  func measureBaseline() -> Stopwatch {
    walk.baseline().back
  }
}
