#if os(macOS) || os(Linux)
  internal import Foundation

  /// The work of a process that repeats the steps of a crash or hang.
  extension CrashFolder {
    /// Looks for the shortest steps, and ends the process.
    ///
    /// The folder has the results of the attempts so far, `!` for each that has ended a process.
    @MainActor
    func endProcess<D, C, T>(with explorer: Explorer<D, C, T>) async throws -> Never {
      Self.watchForHang()
      explorer.laws = []
      var results = self[.results] ?? ""
      var known = results[...]
      let trace = try ExplorationTrace(parsing: self[.trace] ?? "")
      // Whether a trace ends a process; if that is not known yet, it is tried in this process.
      let shows: @MainActor (ExplorationTrace) async throws -> Bool = { trace in
        if let result = known.popFirst() { return result == "!" }
        self[.results] = results + "!"
        _ = try await explorer.replay(trace)
        results += "."
        self[.results] = results
        return false
      }
      guard try await shows(trace) else { finish("") }
      var shrinker = TraceShrinker(shows: shows)
      let shortest = try await shrinker.shrink(trace)
      let before = try await explorer.replay(ExplorationTrace(shortest.steps.dropLast())).text()
      let finding = ExplorationFinding(
        endingIn: SuddenEnd(rawValue: self[.end] ?? "") ?? .crash, shortest,
        origin: self[.origin] ?? "", reason: self[.reason] ?? "",
        treeBefore: shortest.steps.isEmpty ? "" : before, originalLength: trace.steps.count)
      finish(finding.description)
    }

    private func finish(_ message: String) -> Never {
      self[.message] = message
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
#endif
