#if os(macOS) || os(Linux)
  internal import Foundation

  /// Another process of the executable that runs the tests.
  enum TestProcess {
    /// The number of seconds that a process may run.
    private static var limit: Double { 120 }

    /// Runs a process to its end, writing its errors to a file.
    static func run(
      _ arguments: [String], _ environment: [String: String], errors: URL
    ) throws {
      try Data().write(to: errors)
      let process = try started(arguments, environment) {
        $0.standardOutput = FileHandle.nullDevice
        $0.standardError = try FileHandle(forWritingTo: errors)
      }
      var waited = 0.0
      while process.isRunning, waited < limit {
        Thread.sleep(forTimeInterval: 0.002)
        waited += 0.002
      }
      if process.isRunning { process.terminate() }
    }

    /// Returns the standard output of a process; nil if it cannot be started.
    static func output(of arguments: [String]) -> String? {
      let pipe = Pipe()
      let process = try? started(arguments, [:]) {
        $0.standardOutput = pipe
        $0.standardError = FileHandle.nullDevice
      }
      guard process != nil else { return nil }
      return (try? pipe.fileHandleForReading.readToEnd()).flatMap {
        String(bytes: $0, encoding: .utf8)
      }
    }

    private static func started(
      _ arguments: [String], _ environment: [String: String],
      _ redirect: (Process) throws -> Void
    ) throws -> Process {
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      try redirect(process)
      try process.run()
      return process
    }
  }
#endif
