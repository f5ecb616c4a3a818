#if os(macOS) || os(Linux)
  internal import Foundation

  /// The work of a process that repeats the steps of a crash or hang.
  @MainActor
  struct CrashRepetition {
    private let folder: CrashFolder

    nonisolated static var isGoingOn: Bool {
      ProcessInfo.processInfo.environment[CrashFolder.variable] != nil
    }

    /// Returns the work for a call; nil if the process does not repeat the steps of this one.
    init?(of call: ExploringCall) {
      guard let folder = CrashFolder(of: ProcessInfo.processInfo.environment),
        folder[.call] == call.name
      else { return nil }
      self.folder = folder
    }

    /// Looks for the shortest steps, and ends the process.
    func end<D, C, T>(with explorer: Explorer<D, C, T>) async throws -> Never {
      Self.watchForHang()
      let results = Results(folder)
      let trace = try ExplorationTrace(parsing: folder[.trace] ?? "")
      let shows: @MainActor (ExplorationTrace) async throws -> Bool = { trace in
        try await results.next { _ = try await explorer.replay(trace) }
      }
      guard try await shows(trace) else { finish("") }
      var shrinker = TraceShrinker(shows: shows)
      let shortest = try await shrinker.shrink(trace)
      let before = try await explorer.replay(ExplorationTrace(shortest.steps.dropLast())).text()
      let finding = ExplorationFinding(
        endingIn: SuddenEnd(rawValue: folder[.end] ?? "") ?? .crash, folder[.reason] ?? "",
        shortest, treeBefore: shortest.steps.isEmpty ? "" : before,
        originalLength: trace.steps.count, origin: folder[.origin] ?? "")
      finish(finding.description)
    }

    private func finish(_ message: String) -> Never {
      folder[.message] = message
      exit(EXIT_SUCCESS)
    }

    /// Ends the process if the app hangs.
    private static func watchForHang() {
      Thread.detachNewThread {
        var stall = Stall()
        repeat { Thread.sleep(forTimeInterval: Stall.interval) } while !stall.isHang(within: 1)
        _exit(EXIT_FAILURE)
      }
    }
  }

  /// The results of the attempts so far, `!` for each that has ended a process.
  @MainActor
  private final class Results {
    private let folder: CrashFolder
    private let known: [Character]
    private var all: String
    private var number = 0

    init(_ folder: CrashFolder) {
      self.folder = folder
      all = folder[.results] ?? ""
      known = Array(all)
    }

    /// Returns whether the next attempt ends a process; if that is not known yet, makes the attempt in this process.
    func next(_ attempt: @MainActor () async throws -> Void) async throws -> Bool {
      defer { number += 1 }
      if number < known.count { return known[number] == "!" }
      folder[.results] = all + "!"
      try await attempt()
      all += "."
      folder[.results] = all
      return false
    }
  }

  extension ExplorationFinding {
    /// Creates the finding of steps after which a process ends or goes no further.
    init(
      endingIn end: SuddenEnd, _ reason: String, _ trace: ExplorationTrace, treeBefore: String,
      originalLength: Int, origin: String, note: String = ""
    ) {
      let step = trace.steps.last.map { "step \(trace.steps.count), \"\($0)\"" } ?? "the start"
      let isCrash = end == .crash
      self.init(
        law: isCrash ? "nothing crashes" : "nothing hangs",
        what: isCrash ? "the app crashed in \(step)\(note)" : "the app never returned from \(step)",
        detail: isCrash && !reason.isEmpty ? reason : nil,
        cure: isCrash
          ? "make the code handle these steps"
          : "check for endless loops, and for locks that nothing releases",
        trace: trace, originalLength: originalLength, treeBefore: treeBefore, tree: "",
        origin: origin.isEmpty ? nil : origin)
    }

    /// Creates the finding of a crash that the steps of its exploration alone do not repeat.
    init(crashAfter progress: WatchedSteps.Progress) {
      self.init(
        endingIn: .crash, "", ExplorationTrace(progress.steps), treeBefore: "",
        originalLength: progress.steps.count, origin: progress.origin,
        note: "; the steps could not be repeated in a separate process")
    }
  }
#endif
