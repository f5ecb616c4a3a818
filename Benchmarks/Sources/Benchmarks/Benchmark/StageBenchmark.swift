import Destinations

/// A push that a screen reads from a stage, beside the same push without an interface.
struct StageBenchmark: Benchmark {
  static let title = "push shown on a stage, beside a push alone"

  private let shown: Walk
  private let alone: Walk

  init(size: Int) throws {
    shown = try Walk(size: size, isShown: true)
    alone = try Walk(size: size)
  }

  func measureOurs() throws -> Stopwatch {
    try shown.ours().push
  }

  func measureBaseline() throws -> Stopwatch {
    try alone.ours().push
  }
}
