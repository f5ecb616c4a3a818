import Destinations

/// The memory of a presented screen: the growth of resident memory with many screens, divided by their number.
///
/// It runs before all other benchmarks, so that it reuses no memory of theirs, and keeps everything alive until the
/// last size is measured. The memory of fewer than a thousand screens is too small to measure in pages.
@MainActor
struct MemoryBenchmark {
  static let title = "memory of a screen"

  let options: Options

  /// Returns no results on systems that do not report resident memory.
  func run() throws -> [Result] {
    var kept: [any Sendable] = []
    defer { withExtendedLifetime(kept) {} }
    var results: [Result] = []
    let first = try FlowWorld(size: 1_000)
    kept.append(first)
    // The first measurement itself allocates 200 KB, to read a file.
    _ = ResidentMemory.bytes()
    for size in options.sizes where size >= 1_000 {
      guard let start = ResidentMemory.bytes() else { return [] }
      let world = try FlowWorld(size: size)
      world.forgetLatest()
      guard let between = ResidentMemory.bytes() else { return [] }
      let coordinator = Coordinator(size: size)
      guard let end = ResidentMemory.bytes() else { return [] }
      kept += [world, coordinator]
      results.append(
        Result(
          title: Self.title, unit: .memory, size: size,
          ours: Double(between - start) / Double(size),
          baseline: Double(end - between) / Double(size)))
    }
    return results
  }
}
