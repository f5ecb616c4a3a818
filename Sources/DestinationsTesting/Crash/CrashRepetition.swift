#if os(macOS) || os(Linux)
  internal import Foundation

  /// A folder through which a process that has crashed or hangs, and those that repeat its steps, tell each other things.
  ///
  /// Each of these processes looks for shorter steps with the same end, in the same order. Steps that have it end the
  /// process, so the results are kept in a file, and the next process goes on where the last one has ended.
  struct CrashFolder {
    static let variable = "DESTINATIONS_EXPLORE_AGAIN"

    private let url: URL

    /// Creates a folder.
    init() throws {
      url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// The folder that the environment of a process names.
    init?(of environment: [String: String]) {
      guard let path = environment[Self.variable] else { return nil }
      url = URL(filePath: path)
    }

    /// A text that is kept in the folder.
    enum Text: String {
      case call, end, origin, trace, results, reason, message
    }

    subscript(text: Text) -> String? {
      get { try? String(contentsOf: file(text.rawValue), encoding: .utf8) }
      nonmutating set {
        try? newValue?.write(to: file(text.rawValue), atomically: true, encoding: .utf8)
      }
    }

    private func file(_ name: String) -> URL { url.appending(path: name) }

    /// How many processes may be started.
    private static var processLimit: Int { 200 }

    /// Starts processes until one has found the shortest steps; returns nil if the steps do not have this end in another
    /// process, and removes the folder.
    func message(
      about end: SuddenEnd, of progress: WatchedSteps.Progress, in call: ExploringCall
    ) throws -> String? {
      defer { try? FileManager.default.removeItem(at: url) }
      self[.call] = call.name
      self[.end] = end.rawValue
      self[.origin] = progress.origin
      self[.trace] = ExplorationTrace(progress.steps).description
      let environment = [
        Self.variable: url.path(percentEncoded: false), "SWIFT_BACKTRACE": "enable=no",
      ]
      guard let arguments = call.arguments() else { return nil }
      let errors = file("errors")
      for _ in 0..<Self.processLimit {
        let results = self[.results]
        try TestProcess.run(arguments, environment, errors: errors)
        if let message = self[.message] { return message.isEmpty ? nil : message }
        // A process that does not make the call learns nothing.
        if self[.results] == results { return nil }
        self[.reason] = Self.reason(in: (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
      }
      return nil
    }

    /// The line in which the runtime says why it ends the process.
    private static func reason(in text: String) -> String {
      let words = ["Fatal error", "Precondition failed", "Assertion failed"]
      let line = text.split(separator: "\n").last { line in words.contains { line.contains($0) } }
      return line.map(String.init) ?? ""
    }
  }

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

    /// Returns whether the next attempt ends a process, this one at the latest now.
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
          ? "make the code bear these steps"
          : "check for endless loops, and for locks that nothing releases",
        trace: trace, originalLength: originalLength, treeBefore: treeBefore, tree: "",
        origin: origin.isEmpty ? nil : origin)
    }
  }

  extension ExplorationFinding {
    /// Creates the finding of a crash that the steps of its exploration alone do not repeat.
    init(crashAfter progress: WatchedSteps.Progress) {
      self.init(
        endingIn: .crash, "", ExplorationTrace(progress.steps), treeBefore: "",
        originalLength: progress.steps.count, origin: progress.origin,
        note: "; the steps could not be repeated in a process of their own")
    }
  }
#endif
