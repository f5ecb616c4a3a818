import Destinations

/// Going back by a swipe that the interface reports.
struct SwipeBackBenchmark: Benchmark {
  static let title = "go back, reported by the interface"

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
