/// Makes a trace as short as possible while it still shows the same fault.
///
/// It removes larger parts first, then smaller ones, down to single steps. Then it replaces unusual
/// steps with plain ones, if they show the fault as well.
@MainActor
struct TraceShrinker {
  /// The size of the largest parts that are tried at every position.
  ///
  /// Going somewhere and back takes two steps.
  private static var largestSlidingSize: Int { 3 }

  /// The number of further traces that may be tried.
  private(set) var budget = 1_500

  /// Whether a trace shows the fault.
  let shows: @MainActor (ExplorationTrace) async throws -> Bool

  /// Returns a trace from which no step can be removed.
  mutating func shrink(_ trace: ExplorationTrace) async throws -> ExplorationTrace {
    var trace = trace
    while true {
      let before = trace
      trace = try await plain(leavingOut(trace))
      if trace == before { return trace }
    }
  }

  /// Leaves out parts from the end to the beginning, then parts of half the size.
  private mutating func leavingOut(_ trace: ExplorationTrace) async throws -> ExplorationTrace {
    var trace = trace
    var size = max(1, trace.steps.count / 2)
    while true {
      let count = trace.steps.count
      var end = count
      while end > 0 {
        var shorter = trace
        shorter.steps.removeSubrange(max(0, end - size)..<end)
        let isShorter = try await tries(shorter)
        if isShorter { trace = shorter }
        end -= isShorter || size > Self.largestSlidingSize ? size : 1
      }
      if size == 1, trace.steps.count == count { return trace }
      size = max(1, size / 2)
    }
  }

  /// Replaces unusual steps with plain ones.
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
  /// A plainer step that may have the same effect.
  fileprivate var plainer: ExplorationStep? {
    switch self {
    case .doubleTap(let tap), .lateTap(let tap): .tap(tap)
    case .swipeBack: .goBack
    case .acknowledgeTwice: .acknowledge
    case .relaunchRestored: .restart
    case .answerNewest(let name), .failAnswer(let name): .answer(name)
    case .launch(let link): .open(link)
    default: nil
    }
  }
}
