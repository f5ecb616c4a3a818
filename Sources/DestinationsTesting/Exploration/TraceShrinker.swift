/// Makes a trace as short as it can be while it still shows the same fault.
///
/// Larger parts are left out first, then smaller ones, down to single steps, as long as anything can
/// be left out; then what went askew is made plain where that shows the fault as well.
@MainActor
struct TraceShrinker {
  /// Whether a trace shows the fault.
  let shows: @MainActor (ExplorationTrace) async throws -> Bool

  /// The largest parts that are tried at every position; there and back again is two steps.
  private static var largestSlidingSize: Int { 3 }

  /// How many more traces may be tried.
  private(set) var budget: Int

  init(
    budget: Int = 1_500, shows: @escaping @MainActor (ExplorationTrace) async throws -> Bool
  ) {
    self.budget = budget
    self.shows = shows
  }

  /// Returns a trace no part of which can be left out.
  mutating func shrink(_ trace: ExplorationTrace) async throws -> ExplorationTrace {
    var trace = trace
    var size = max(1, trace.steps.count / 2)
    while true {
      let before = trace.steps.count
      trace = try await leavingOutParts(of: size, in: trace)
      if size == 1, trace.steps.count == before { break }
      size = max(1, size / 2)
    }
    return try await plain(trace)
  }

  private mutating func leavingOutParts(
    of size: Int, in trace: ExplorationTrace
  ) async throws -> ExplorationTrace {
    var trace = trace
    var end = trace.steps.count
    while end > 0 {
      var shorter = trace
      shorter.steps.removeSubrange(max(0, end - size)..<end)
      let isShorter = try await tries(shorter)
      if isShorter { trace = shorter }
      end -= isShorter || size > Self.largestSlidingSize ? size : 1
    }
    return trace
  }

  /// Replaces what went askew by what a person plainly does.
  private mutating func plain(_ trace: ExplorationTrace) async throws -> ExplorationTrace {
    var trace = trace
    for index in trace.steps.indices {
      guard let step = trace.steps[index].plainer else { continue }
      var plainer = trace
      plainer.steps[index] = step
      if try await tries(plainer) { trace = plainer }
    }
    return trace
  }

  private mutating func tries(_ trace: ExplorationTrace) async throws -> Bool {
    if budget == 0 { return false }
    budget -= 1
    return try await shows(trace)
  }
}

extension ExplorationStep {
  /// A plainer step that might do as well.
  fileprivate var plainer: ExplorationStep? {
    switch self {
    case .doubleTap(let tap), .lateTap(let tap): .tap(tap)
    case .swipeBack: .goBack
    case .acknowledgeTwice: .acknowledge
    case .relaunchRestored: .restart
    default: nil
    }
  }
}
