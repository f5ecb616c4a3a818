internal import Destinations

/// Making runs, and turning their complaints into findings.
extension Explorer {
  /// Replays the traces of a corpus and makes the runs of an exploration, until a law is broken.
  func explore(
    seed: UInt64, steps: Int, within budget: ExplorationBudget, _ corpus: TraceCorpus?,
    _ log: (any StepLog)?
  ) async throws -> ExplorationReport {
    var budget = budget
    let declared = laws.flatMap { law in law.declared(faults).map { $0.named(law.name) } }
    if !declared.isEmpty { return report(declared.map { finding($0) }, runCount: 0) }
    for (name, trace) in corpus?.traces ?? [] {
      let ending = try await replay(trace, writingTo: log)
      guard let complaint = ending.complaint ?? ending.misnomer else { continue }
      return report([finding(complaint, ending, origin: name)], runCount: 0)
    }
    var progress = ExplorationProgress()
    var unrepeated: [ExplorationFinding] = []
    while let run = budget.nextRun(after: progress.elapsed) {
      progress.note("\(budget.count - 1) runs, \(coverage.summary)")
      let origin = "seed \(seed), run \(run)"
      try log?.begin(origin)
      let ending = try await self.run(
        // Every other run begins at a rare place.
        StepChooser(
          seed: seed, run: run,
          beginning: budget.count.isMultiple(of: 2)
            ? coverage.wayToRarest(within: steps / 2) : ExplorationTrace()),
        steps: steps, writingTo: log)
      guard let complaint = ending.complaint else { continue }
      guard let finding = try await shortest(ending, origin) else {
        unrepeated.append(self.finding(complaint, ending, origin: origin))
        continue
      }
      return report([finding], unrepeated, runCount: budget.count)
    }
    let origin = "seed \(seed), \(budget.count) runs of \(steps) steps"
    var findings: [ExplorationFinding] = []
    for complaint in budget.isWhole ? try await judgedFaults() : [] {
      findings.append(try await shortest(complaint, origin))
    }
    return report(findings, unrepeated, runCount: budget.count)
  }

  /// Returns the confirmed complaints of the laws about all runs.
  private func judgedFaults() async throws -> [Complaint] {
    var found: [Complaint] = []
    for law in laws {
      for complaint in law.judged(coverage) {
        guard try await law.isConfirmed(complaint, { [self] in try await replay($0).openEnds })
        else { continue }
        found.append(complaint.named(law.name))
      }
    }
    return found
  }

  /// Returns a complaint about all runs, with as few steps as possible to the place that the
  /// complaint concerns.
  private func shortest(_ complaint: Complaint, _ origin: String) async throws -> ExplorationFinding
  {
    let way = complaint.trace
    if way.steps.isEmpty { return finding(complaint, origin: origin) }
    let isStranded = coverage.stranded[complaint.subject] != nil
    let patience = try await patience(after: replay(way))
    var shrinker = TraceShrinker { [self] trace in
      let ending = try await replay(trace, patience: patience)
      return ending.openEnds.tallies.all.keys.contains { "\($0)" == complaint.subject }
        || ending.place == complaint.subject && (ending.isStranded || !isStranded)
    }
    let ending = try await replay(shrinker.shrink(way))
    return finding(complaint, ending, origin: origin, originalLength: way.steps.count)
  }

  private func report(
    _ findings: [ExplorationFinding], _ unrepeated: [ExplorationFinding] = [], runCount: Int
  ) -> ExplorationReport {
    let laws = laws.filter { $0.checks?.count == 0 }.map { "law \($0.name): never checked" }
    let interactors = disturbances.keys.filter { !coverage.asked.contains($0) }.sorted()
    return ExplorationReport(
      findings: findings, unrepeated: unrepeated, runCount: runCount,
      stepCount: coverage.stepCount, ways: coverage.ways,
      untried: coverage.untried(besides: findings.flatMap(\.trace.steps)) + laws
        + interactors.map { "interactor \($0): never asked" })
  }

  /// Returns the finding of the complaint with which a run has ended, or of one that concerns no single run.
  func finding(
    _ complaint: Complaint, _ ending: RunEnding? = nil, origin: String? = nil,
    originalLength: Int? = nil
  ) -> ExplorationFinding {
    let trace = ending?.trace ?? complaint.trace
    let own = laws.map(\.name).filter { !Law.standard.map(\.name).contains($0) }
    return ExplorationFinding(
      law: complaint.law, what: complaint.what, detail: complaint.detail, cure: complaint.cure,
      trace: trace, originalLength: originalLength ?? trace.steps.count,
      treeBefore: ending?.textBefore() ?? "", tree: ending?.text() ?? "", origin: origin,
      isOnScreen: screen != nil, isOfOwnLaw: own.contains(complaint.law))
  }

  /// Returns the fault of a run with as few steps as possible; nil if no replay shows a fault.
  ///
  /// Every law is checked after every step here, so the fault may be found sooner.
  private func shortest(_ ending: RunEnding, _ origin: String) async throws -> ExplorationFinding? {
    guard let first = try await repeated(ending.trace), let complaint = first.complaint else {
      return nil
    }
    let patience = patience(after: ending)
    var shrinker = TraceShrinker { [self] trace in
      try await replay(trace, patience: patience).complaint?.isAlike(complaint) ?? false
    }
    let last = try await replay(shrinker.shrink(first.trace))
    let isShown = last.complaint?.isAlike(complaint) ?? false
    return finding(
      isShown ? last.complaint ?? complaint : complaint, isShown ? last : first, origin: origin,
      originalLength: ending.trace.steps.count)
  }

  /// Replays a trace up to three times, and returns the first replay that shows a fault.
  private func repeated(_ trace: ExplorationTrace) async throws -> RunEnding? {
    for _ in 0..<3 {
      let ending = try await replay(trace)
      if ending.complaint != nil { return ending }
    }
    return nil
  }

  /// Returns the patience while a trace is made shorter: several times the duration of the longest work in the trace.
  ///
  /// Work that never ends would otherwise take the whole patience in every attempt.
  private func patience(after ending: RunEnding) -> Duration {
    min(patience, .milliseconds(max(20, 4 * ending.longestWait)))
  }
}

extension ExplorationFinding {
  /// Creates the finding of a crash from what the run has written.
  ///
  /// - Throws: ``MalformedTrace`` if the text is not a trace.
  init(crashIn text: String) throws(MalformedTrace) {
    let origin = text.split(separator: "\n").first { $0.hasPrefix("# ") }
    self.init(
      endingIn: .crash, try ExplorationTrace(parsing: text),
      origin: origin.map { String($0.dropFirst(2)) } ?? "",
      cure: "read the crash message; the replay crashes too, so run it alone")
  }

  /// Creates the finding of a crash or a hang in the last step.
  init(
    endingIn end: SuddenEnd, _ trace: ExplorationTrace, origin: String, reason: String = "",
    note: String = "", treeBefore: String = "", originalLength: Int? = nil,
    cure: String = "make the code handle these steps"
  ) {
    let step = trace.steps.last.map { "step \(trace.steps.count), \"\($0)\"" } ?? "the start"
    let isCrash = end == .crash
    self.init(
      law: isCrash ? "nothing crashes" : "nothing hangs",
      what: isCrash ? "the app crashed in \(step)\(note)" : "the app never returned from \(step)",
      detail: isCrash && !reason.isEmpty ? reason : nil,
      cure: isCrash ? cure : "check for endless loops, and for locks that nothing releases",
      trace: trace, originalLength: originalLength ?? trace.steps.count, treeBefore: treeBefore,
      tree: "", origin: origin.isEmpty ? nil : origin)
  }
}

/// The end of an app that does not return from a step.
enum SuddenEnd: String {
  case crash
  case hang
}
