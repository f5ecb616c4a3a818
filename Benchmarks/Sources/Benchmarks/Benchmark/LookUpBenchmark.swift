import Destinations
import Foundation

/// Screens looked up by their identifiers, in random order.
struct LookUpBenchmark: Benchmark {
  static let title = "look up by id"

  private let world: FlowWorld
  private let coordinator: Coordinator
  private let ourIDs: [UUID]
  private let baselineIDs: [UUID]

  init(size: Int) throws {
    world = try FlowWorld(size: size)
    coordinator = Coordinator(size: size)
    ourIDs = sample(of: world.flow.activeDestinations.map(\.id))
    baselineIDs = sample(of: Array(coordinator.screens.keys))
  }

  func measureOurs() throws -> Stopwatch {
    try measure(ourIDs) { world.flow.destination(for: $0) != nil }
  }

  func measureBaseline() throws -> Stopwatch {
    try measure(baselineIDs) { coordinator.screens[$0] != nil }
  }
}

/// Times look-ups of many screens, all of which must succeed.
@inline(__always)
func measure<Subject>(
  _ subjects: [Subject], _ hasAnswer: (Subject) -> Bool
) throws -> Stopwatch {
  var watch = Stopwatch()
  var found = 0
  watch.time(subjects.count) {
    for subject in subjects where hasAnswer(subject) { found += 1 }
  }
  guard found == subjects.count else { throw BenchmarkFault.wrong("look-up") }
  return watch
}

/// Returns a thousand of the elements, or a few elements many times, shuffled.
func sample<Element>(of elements: [Element]) -> [Element] {
  let shuffled = elements.shuffled()
  return (0..<1_000).map { shuffled[$0 % shuffled.count] }
}
