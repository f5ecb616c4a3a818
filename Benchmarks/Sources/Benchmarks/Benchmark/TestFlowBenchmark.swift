import Destinations
import DestinationsTesting

/// A test of ten steps, each of them expected, beside the same ten steps on a bare flow.
///
/// The first row is a whole test: made, started, driven and finished. The others are one step of a test
/// whose flow has some screens already.
@MainActor
struct TestFlowBenchmark {
  static let title = "test of ten steps (and bare)"
  static let stepTitle = "expected step (and bare)"

  private typealias Flow = TestFlow<
    NotesApp.DestinationType, NotesApp.ContentType, NotesApp.TabType
  >

  private static let tests = 50
  private static let depth = 5

  let options: Options
  private let last = LastScreen()

  init(options: Options) {
    self.options = options
  }

  func run() async throws -> [Result] {
    var results = [try await wholeTest()]
    for size in options.sizes where size <= 10_000 { results.append(try await oneStep(size)) }
    return results
  }

  private func wholeTest() async throws -> Result {
    let bare = try BareWalk(size: 0)
    return try await result(Self.title, size: 2 * Self.depth) { watch in
      for _ in 0..<Self.tests {
        let start = ProcessorTime.now
        try await TestFlow.run(FlowWorld.setup(last)) { flow in drive(flow) }
        watch.add(ProcessorTime.now - start, count: 1)
      }
    } bare: { watch in
      try watch.time(Self.tests) {
        for _ in 0..<Self.tests { try bare.walk(Self.depth) }
      }
    }
  }

  private func oneStep(_ size: Int) async throws -> Result {
    let bare = try BareWalk(size: size)
    let setup = FlowWorld.setup(last)
    return try await result(Self.stepTitle, size: size) { watch in
      try await TestFlow.run(setup, exhaustivity: .full) { flow in
        let path = Array(repeating: NotesApp.Presentation.push(.note), count: size)
        flow.presentPath(path) { $0.present(.path(path)) }
        watch.time(2 * Self.depth * Self.tests / 10) {
          for _ in 0..<Self.tests / 10 { drive(flow) }
        }
      }
    } bare: { watch in
      try watch.time(2 * Self.depth * Self.tests / 10) {
        for _ in 0..<Self.tests / 10 { try bare.walk(Self.depth) }
      }
    }
  }

  private func drive(_ flow: Flow) {
    for _ in 0..<Self.depth { flow.perform(NoteAction.open) { $0.push(.note) } }
    last.screen = nil
    for _ in 0..<Self.depth { flow.perform(NoteAction.back) { $0.goBack() } }
  }

  private func result(
    _ title: String, size: Int, tested: (inout Stopwatch) async throws -> Void,
    bare: (inout Stopwatch) throws -> Void
  ) async throws -> Result {
    var (ours, baseline) = ([Double](), [Double]())
    for round in 0...min(options.rounds, 21) {
      var (one, other) = (Stopwatch(), Stopwatch())
      try await FailureReporting.throwing.during { try await tested(&one) }
      try bare(&other)
      guard round > 0 else { continue }
      ours.append(one.nanoseconds)
      baseline.append(other.nanoseconds)
    }
    return Result(
      title: title, unit: .time(.operation), size: size, ours: ours.sorted()[ours.count / 2],
      baseline: baseline.sorted()[baseline.count / 2])
  }
}

/// Makes the steps of the test on a flow alone, without a test flow.
@MainActor
private struct BareWalk {
  let world: FlowWorld

  init(size: Int) throws {
    world = try FlowWorld(size: size)
  }

  func walk(_ depth: Int) throws {
    for _ in 0..<depth { try tap(.open) }
    for _ in 0..<depth { try tap(.back) }
  }

  private func tap(_ action: NoteAction) throws {
    switch world.flow.currentDestination {
    case let screen as NoteScreen: try screen.performInterfaceAction(interactionType: action)
    case let stack as NoteStack: try stack.performInterfaceAction(interactionType: action)
    default: throw BenchmarkFault.wrong("place")
    }
  }
}
