#if os(macOS) || os(Linux)
  internal import Foundation

  /// Another process of the executable that runs the tests.
  enum TestProcess {
    /// The number of seconds that a process may run.
    private static var limit: Double { 120 }

    /// Runs a process to its end, writing its output and its errors to files.
    static func run(
      _ arguments: [String], _ environment: [String: String] = [:], output: URL? = nil,
      errors: URL? = nil
    ) throws {
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try handle(output)
      process.standardError = try handle(errors)
      try process.run()
      var waited = 0.0
      while process.isRunning, waited < limit {
        Thread.sleep(forTimeInterval: 0.002)
        waited += 0.002
      }
      if process.isRunning { process.terminate() }
    }

    private static func handle(_ file: URL?) throws -> FileHandle {
      guard let file else { return .nullDevice }
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
  }
#endif
