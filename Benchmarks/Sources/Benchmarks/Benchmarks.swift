import Foundation

/// Measures the library beside a coordinator written by hand.
@main
@MainActor
enum Benchmarks {
  private static let all: [any Benchmark.Type] = [
    PushBenchmark.self, GoBackBenchmark.self, SwipeBackBenchmark.self, SwitchTabBenchmark.self,
    SheetBenchmark.self, LookUpBenchmark.self, CurrentBenchmark.self, ParentBenchmark.self,
    PathBenchmark.self, ReplaceRootBenchmark.self, StageBenchmark.self,
  ]

  static func main() async {
    do {
      try await run(Options(arguments: CommandLine.arguments.dropFirst()))
    } catch is UsageError {
      print(Options.usage)
      exit(64)
    } catch {
      print("A benchmark did not do its work: \(error)")
      exit(1)
    }
  }

  private static func run(_ options: Options) async throws {
    var report = Report(options)
    if options.includes(MemoryBenchmark.title) {
      report.add(try MemoryBenchmark(options: options).run())
    }
    let runner = Runner(options: options)
    for kind in all where options.includes(kind.title) {
      report.add(try runner.run(kind))
    }
    for results in try DutiesBenchmark(options: options).run() { report.add(results) }
    for results in try PlaceCostBenchmark(options: options).run() { report.add(results) }
    if options.includes(ExplorationBenchmark.title) {
      report.add(try await ExplorationBenchmark(options: options).run())
    }
    if options.includes(TestFlowBenchmark.title) || options.includes(TestFlowBenchmark.stepTitle) {
      report.add(try await TestFlowBenchmark(options: options).run())
    }
    try report.finish()
  }
}
