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
        endingIn: SuddenEnd(rawValue: folder[.end] ?? "") ?? .crash, shortest,
        origin: folder[.origin] ?? "", reason: folder[.reason] ?? "",
        treeBefore: shortest.steps.isEmpty ? "" : before, originalLength: trace.steps.count)
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
#endif
