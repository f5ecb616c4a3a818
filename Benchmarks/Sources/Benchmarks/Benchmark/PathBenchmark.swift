import Destinations

/// As many screens as the size says, presented as one path.
struct PathBenchmark: Benchmark {
  static let title = "one path of all places"
  static let unit = Unit.place

  private let size: Int
  private let path: NotesApp.Presentation

  init(size: Int) {
    self.size = size
    path = .path((0..<size).map { .push(.note, content: .note($0)) })
  }

  /// The number of repetitions of the work, so that small sizes can be timed too.
  private var times: Int { max(1, 1_000 / size) }

  func measureOurs() throws -> Stopwatch {
    var watch = Stopwatch()
    for _ in 0..<times {
      let world = try FlowWorld(size: 0)
      watch.time(size) { world.flow.presentDestination(configuration: path) }
      guard world.flow.tree.count == size + 3 else { throw BenchmarkFault.wrong("path") }
    }
    return watch
  }

  func measureBaseline() throws -> Stopwatch {
    var watch = Stopwatch()
    let path = (0..<size).map { number in
      (route: CoordinatorScreen.Route.note, content: CoordinatorScreen.Content?.some(.note(number)))
    }
    for _ in 0..<times {
      let coordinator = Coordinator(size: 0)
      watch.time(size) { coordinator.pushPath(path) }
      guard coordinator.screens.count == size else { throw BenchmarkFault.wrong("path") }
    }
    return watch
  }
}
