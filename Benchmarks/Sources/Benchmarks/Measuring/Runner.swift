/// Runs benchmarks of the library and of the hand-written coordinator in turn, in several rounds.
@MainActor
struct Runner {
  let options: Options

  /// Runs a benchmark at every size.
  func run(_ kind: (some Benchmark).Type) throws -> [Result] {
    try options.sizes.map { try run(kind, size: $0) }
  }

  private func run<Kind: Benchmark>(_ kind: Kind.Type, size: Int) throws -> Result {
    let benchmark = try Kind(size: size)
    _ = try benchmark.measureOurs()
    _ = try benchmark.measureBaseline()
    var ours: [Double] = []
    var baseline: [Double] = []
    for _ in 0..<options.rounds {
      ours.append(try benchmark.measureOurs().nanoseconds)
      baseline.append(try benchmark.measureBaseline().nanoseconds)
    }
    return Result(
      title: Kind.title, unit: .time(Kind.unit), size: size, ours: median(of: ours),
      baseline: median(of: baseline))
  }

  private func median(of values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

/// The result of a benchmark at one size.
struct Result {
  /// The unit of the numbers.
  enum Kind: Equatable {
    /// Nanoseconds.
    case time(Unit)
    /// Bytes for a screen.
    case memory

    /// The text after the title of the work.
    var suffix: String {
      switch self {
      case .time(let unit): unit.suffix
      case .memory: ""
      }
    }
  }

  let title: String
  let unit: Kind
  let size: Int
  let ours: Double
  /// The result by hand; nil if no hand-written work is comparable.
  let baseline: Double?

  /// The cost of the library, as a multiple of the cost by hand.
  var ratio: Double? { baseline.map { ours / $0 } }
}
