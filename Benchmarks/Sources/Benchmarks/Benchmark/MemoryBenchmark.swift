import Destinations

/// The memory of a screen that is presented: how much more is resident when many are, divided.
///
/// It runs before all others, so that no memory of theirs is used again, and keeps everything alive
/// until the last size is measured. Fewer than a thousand screens are lost among the pages.
@MainActor
struct MemoryBenchmark {
  static let title = "memory of a screen"

  let options: Options

  /// Returns nothing where the system does not say what is resident.
  func run() throws -> [Result] {
    var kept: [any Sendable] = []
    defer { withExtendedLifetime(kept) {} }
    var results: [Result] = []
    let first = try FlowWorld(size: 1_000)
    kept.append(first)
    // The first look takes 200 KB itself, for what it needs to read a file.
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
