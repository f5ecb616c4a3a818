import Destinations

/// Replacing the root, so that as many screens as the size says leave.
struct ReplaceRootBenchmark: Benchmark {
  static let title = "replaceRoot"
  static let unit = Unit.place

  private let size: Int

  init(size: Int) {
    self.size = size
  }

  /// The number of repetitions of the work, so that small sizes can be timed too.
  private var times: Int { max(1, 1_000 / size) }

  func measureOurs() throws -> Stopwatch {
    var watch = Stopwatch()
    for _ in 0..<times {
      let world = try FlowWorld(size: size)
      world.forgetLatest()
      watch.time(size) {
        world.flow.presentDestination(configuration: .replaceRoot(with: .note))
      }
      guard world.flow.tree.count == 1 else { throw BenchmarkFault.wrong("replaceRoot") }
    }
    return watch
  }

  func measureBaseline() throws -> Stopwatch {
    var watch = Stopwatch()
    for _ in 0..<times {
      let coordinator = Coordinator(size: size)
      watch.time(size) { coordinator.replaceRoot(with: .note) }
      guard coordinator.screens.count == 1 else { throw BenchmarkFault.wrong("replaceRoot") }
    }
    return watch
  }
}
