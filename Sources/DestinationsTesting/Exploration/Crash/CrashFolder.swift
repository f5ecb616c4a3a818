#if os(macOS) || os(Linux)
  internal import Foundation

  /// A folder through which a process that has crashed or hangs, and those that repeat its steps, exchange data.
  ///
  /// Each of these processes tries the same shorter steps in the same order, to find some that fail in the same way.
  /// Such steps end the process, so the results are kept in a file, and the next process continues after them.
  struct CrashFolder {
    private static let variable = "DESTINATIONS_EXPLORE_AGAIN"

    private let url: URL

    /// Creates a folder.
    init() throws {
      url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Finds the folder of a process that repeats steps; nil in other processes.
    init?(of process: ProcessInfo) {
      guard let path = process.environment[Self.variable] else { return nil }
      url = URL(filePath: path)
    }

    /// A text that is kept in the folder.
    enum Text: String {
      case call, end, origin, trace, results, reason, message
    }

    subscript(text: Text) -> String? {
      get { file(text.rawValue).text }
      nonmutating set {
        try? newValue?.write(to: file(text.rawValue), atomically: true, encoding: .utf8)
      }
    }

    private func file(_ name: String) -> URL { url.appending(path: name) }

    /// The number of processes that may be started.
    private static var processLimit: Int { 200 }

    /// Starts processes until one has found the shortest steps, and removes the folder; returns nil if the steps do
    /// not end in the same way in another process.
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
      guard let arguments = try call.arguments(listingTestsIn: file("tests")) else { return nil }
      let errors = file("errors")
      for _ in 0..<Self.processLimit {
        let results = self[.results]
        try TestProcess.run(arguments, environment, errors: errors)
        if let message = self[.message] { return message.isEmpty ? nil : message }
        // A process that does not make the call adds no results.
        if self[.results] == results { return nil }
        self[.reason] = Self.reason(in: errors.text ?? "")
      }
      return nil
    }

    /// Returns the line in which the runtime says why it ends the process.
    private static func reason(in text: String) -> String {
      let words = ["Fatal error", "Precondition failed", "Assertion failed"]
      let line = text.split(separator: "\n").last { line in words.contains { line.contains($0) } }
      return line.map(String.init) ?? ""
    }
  }
#endif
