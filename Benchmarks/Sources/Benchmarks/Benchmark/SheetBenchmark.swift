import Destinations

/// A sheet presented through an interaction, and dismissed through one of its own.
struct SheetBenchmark: Benchmark {
  static let title = "sheet presented and dismissed"
  private static let count = 100

  private let world: FlowWorld
  private let coordinator: Coordinator
  private let presenter: NoteScreen

  init(size: Int) throws {
    world = try FlowWorld(size: size)
    coordinator = Coordinator(size: size)
    presenter = try world.latest()
  }

  func measureOurs() throws -> Stopwatch {
    var watch = Stopwatch()
    try watch.time(Self.count) {
      for number in 0..<Self.count {
        try presenter.performInterfaceAction(interactionType: .compose, content: .note(number))
        try world.latest().performInterfaceAction(interactionType: .close)
      }
    }
    return watch
  }

  func measureBaseline() -> Stopwatch {
    var watch = Stopwatch()
    watch.time(Self.count) {
      for number in 0..<Self.count {
        coordinator.present(.compose, content: .note(number))
        coordinator.dismiss()
      }
    }
    return watch
  }
}
