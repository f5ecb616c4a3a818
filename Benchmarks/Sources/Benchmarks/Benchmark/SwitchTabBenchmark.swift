import Destinations

/// Another tab selected through an interaction, with half of the screens in each of two tabs.
struct SwitchTabBenchmark: Benchmark {
  static let title = "switch tab"
  private static let pairs = 100

  private let world: FlowWorld
  private let coordinator: Coordinator
  private let inNotes: NoteScreen
  private let inTags: NoteScreen

  init(size: Int) throws {
    world = try FlowWorld(size: size / 2)
    inNotes = try world.latest()
    world.flow.presentDestination(configuration: .tab(.tags))
    try world.fill(size - size / 2)
    inTags = try world.latest()
    coordinator = Coordinator(size: size / 2)
    coordinator.select(1)
    for number in 0..<size - size / 2 { coordinator.push(.note, content: .note(number)) }
  }

  func measureOurs() throws -> Stopwatch {
    var watch = Stopwatch()
    try watch.time(Self.pairs * 2) {
      for _ in 0..<Self.pairs {
        try inTags.performInterfaceAction(interactionType: .showNotes)
        try inNotes.performInterfaceAction(interactionType: .showTags)
      }
    }
    return watch
  }

  func measureBaseline() -> Stopwatch {
    var watch = Stopwatch()
    watch.time(Self.pairs * 2) {
      for _ in 0..<Self.pairs {
        coordinator.select(0)
        coordinator.select(1)
      }
    }
    return watch
  }
}
