/// Adds up the time of some work, without the time of its preparations.
struct Stopwatch {
  private(set) var elapsed = Duration.zero
  private(set) var count = 0

  /// Times work that is done `count` times, or that concerns `count` places.
  @inline(__always)
  mutating func time(_ count: Int, _ work: () throws -> Void) rethrows {
    let start = ProcessorTime.now
    try work()
    elapsed += ProcessorTime.now - start
    self.count += count
  }

  /// Adds the time of work that was done `count` times and timed elsewhere.
  mutating func add(_ time: Duration, count: Int) {
    elapsed += time
    self.count += count
  }

  /// Nanoseconds for each repetition of the work.
  var nanoseconds: Double {
    let (seconds, attoseconds) = elapsed.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(max(count, 1))
  }
}
