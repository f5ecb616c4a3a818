import Destinations

/// The container of screens, in random order.
///
/// The hand-written coordinator stores no parents; it looks up the screen itself instead, which takes as long as
/// reading a parent's identifier from it would.
struct ParentBenchmark: Benchmark {
  static let title = "parent"

  private let world: FlowWorld
  private let coordinator: Coordinator
  private let ours: [NoteScreen]
  private let baseline: [CoordinatorScreen]

  init(size: Int) throws {
    world = try FlowWorld(size: size)
    coordinator = Coordinator(size: size)
    ours = sample(of: world.flow.activeDestinations.compactMap { $0 as? NoteScreen })
    baseline = sample(of: Array(coordinator.screens.values))
  }

  func measureOurs() throws -> Stopwatch {
    try measure(ours) { $0.parentDestinationID() != nil }
  }

  func measureBaseline() throws -> Stopwatch {
    try measure(baseline) { coordinator.screens[$0.id] != nil }
  }
}
