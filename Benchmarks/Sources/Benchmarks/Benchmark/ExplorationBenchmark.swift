import Destinations
import DestinationsTesting

/// A step of an exploration with all its laws, beside a bare step of the same app with no interface.
///
/// The app has 24 routes and three tabs. Both sides use this library; the benchmark compares the cost of checking.
@MainActor
struct ExplorationBenchmark {
  static let title = "explored step (and bare)"

  private static let runs = 10
  private static let steps = 1_000

  let options: Options

  func run() async throws -> [Result] {
    var explored: [Double] = []
    var bare: [Double] = []
    _ = try await exploredStep()
    for round in 0..<min(options.rounds, 11) {
      explored.append(try await exploredStep())
      bare.append(try bareStep(seed: UInt64(round)))
    }
    return [
      Result(
        title: Self.title, unit: .time(.operation), size: WideApp.DestinationType.allCases.count,
        ours: explored.sorted()[explored.count / 2], baseline: bare.sorted()[bare.count / 2])
    ]
  }

  /// Nanoseconds for a step of an exploration.
  private func exploredStep() async throws -> Double {
    let start = ProcessorTime.now
    let report = try await FailureReporting.throwing.during {
      try await explore(WideApp.setup(), runs: Self.runs, steps: Self.steps)
    }
    var watch = Stopwatch()
    watch.add(ProcessorTime.now - start, count: report.stepCount)
    return watch.nanoseconds
  }

  /// Nanoseconds for a tap at the current place, chosen at random.
  private func bareStep(seed: UInt64) throws -> Double {
    var watch = Stopwatch()
    var random = seed
    for _ in 0..<Self.runs {
      let flow = WideApp.AppFlow(WideApp.setup())
      flow.start()
      watch.time(Self.steps) {
        for _ in 0..<Self.steps {
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let action = WideAction.allCases[Int(random >> 33) % WideAction.allCases.count]
          tap(action, flow.currentDestination)
        }
      }
    }
    return watch.nanoseconds
  }

  /// Taps; many taps are refused, as those of an exploration are.
  private func tap(_ action: WideAction, _ place: WideApp.AppFlow.AnyDestination?) {
    if let screen = place as? WideScreen {
      try? screen.performInterfaceAction(interactionType: action)
    } else if let stack = place as? WideStack {
      try? stack.performInterfaceAction(interactionType: action)
    }
  }
}
