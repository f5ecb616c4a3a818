import Destinations

/// Pushes a few screens and goes back from them again, many times, so that the size stays the same.
@MainActor
struct Walk {
  /// The times of both directions.
  struct Times {
    var push = Stopwatch()
    var back = Stopwatch()
  }

  private static let steps = 20
  private static let walks = 10

  private let world: FlowWorld
  private let coordinator: Coordinator
  private let start: NoteScreen
  private let stage: Stage?
  /// The stack that a screen shows.
  private let stack: Stage.Stack?

  /// Creates a walk of a flow, which may have a stage that is read after each change.
  init(size: Int, isShown: Bool = false) throws {
    world = try FlowWorld(size: size)
    coordinator = Coordinator(size: size)
    start = try world.latest()
    stage = isShown ? Stage(world.flow) : nil
    stage?.attach()
    stack = stage?.root?.root?.selected
  }

  /// Walks with the flow; a swipe back is done by the interface, which reports it.
  func ours(isSwiping: Bool = false) throws -> Times {
    var times = Times()
    for _ in 0..<Self.walks {
      var path = [start]
      path.reserveCapacity(Self.steps + 1)
      try times.push.time(Self.steps) { try push(&path) }
      try times.back.time(Self.steps) { isSwiping ? swipeBack(&path) : try goBack(&path) }
    }
    guard world.flow.currentDestination?.id == start.id else { throw BenchmarkFault.wrong("walk") }
    return times
  }

  private func push(_ path: inout [NoteScreen]) throws {
    var top = start
    for step in 0..<Self.steps {
      try top.performInterfaceAction(interactionType: .open, content: .note(step))
      top = try world.latest()
      path.append(top)
      if let stack { try read(stack, showing: top) }
    }
  }

  private func read(_ stack: Stage.Stack, showing screen: NoteScreen) throws {
    guard stack.path.last?.id == screen.id, stack.top?.interface != nil else {
      throw BenchmarkFault.wrong("stage")
    }
  }

  private func goBack(_ path: inout [NoteScreen]) throws {
    for _ in 0..<Self.steps {
      try path.removeLast().performInterfaceAction(interactionType: .back)
      if let stack, let top = path.last { try read(stack, showing: top) }
    }
  }

  private func swipeBack(_ path: inout [NoteScreen]) {
    for step in (0..<Self.steps).reversed() {
      path.removeLast()
      world.flow.report(.wentBack(to: path[step].id))
    }
  }

  /// Walks with the coordinator.
  func baseline() -> Times {
    var times = Times()
    for _ in 0..<Self.walks {
      times.push.time(Self.steps) {
        for step in 0..<Self.steps { coordinator.push(.note, content: .note(step)) }
      }
      times.back.time(Self.steps) {
        for _ in 0..<Self.steps { coordinator.goBack() }
      }
    }
    return times
  }
}
