internal import Destinations
internal import Foundation

#if canImport(Testing)
  internal import Testing
#endif

/// The call of `explore` or `replay` that a test makes, so that another process that runs the test recognises it.
struct ExploringCall: Sendable {
  let place: CodePlace
  /// The test, the position and the purpose of the call, and its number among equal calls.
  let name: String
  /// The function that makes the call; tests of XCTest are found by it.
  private let function: String
  /// The identifier of the test in Swift Testing; nil in XCTest and in exit tests.
  private let test: String?
  private let isXCTest: Bool

  @MainActor private static var counts: [String: Int] = [:]

  @MainActor
  init(at place: CodePlace, in function: StaticString, _ purpose: String) {
    self.place = place
    self.function = "\(function)".prefix { $0 != "(" }.description
    isXCTest = TestFramework.running == .xcTest
    #if canImport(Testing)
      test = Test.current.map { "\($0.id)" }
    #else
      test = nil
    #endif
    let call = "\(test ?? "") \(place.fileID):\(place.line):\(place.column) \(purpose)"
    Self.counts[call, default: 0] += 1
    name = "\(call) #\(Self.counts[call, default: 0])"
  }
}

#if os(macOS) || os(Linux)
  extension ExploringCall {
    /// Returns the arguments with which a process runs only the test that makes this call; nil if they are not known.
    ///
    /// They are not known for an exit test, for a test of XCTest that has another function make the call, and in Xcode.
    func arguments(listingTestsIn file: URL) throws -> [String]? {
      if ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil { return nil }
      if let test {
        // The identifier as a pattern, in which punctuation stands for any character.
        let pattern = String(test.map { $0.isLetter || $0.isNumber ? $0 : "." })
        let own = Array(CommandLine.arguments.dropFirst())
        return Self.withoutOptions(own) + ["--filter", "^\(pattern)$"]
      }
      if !isXCTest { return nil }
      try TestProcess.run(["-l"], output: file)
      let tests = (file.text ?? "").split(separator: "\n").filter { $0.hasSuffix("/\(function)") }
      return tests.isEmpty ? nil : [tests.joined(separator: ",")]
    }

    /// Returns the arguments without those that select tests or name output files.
    private static func withoutOptions(_ arguments: [String]) -> [String] {
      let left: Set = [
        "--filter", "--skip", "--xunit-output", "--configuration-path", "--repetitions",
        "--repeat-until", "--event-stream-output-path", "--experimental-event-stream-output",
        "--attachments-path", "--experimental-attachments-path",
      ]
      let indices = arguments.indices.filter { index in
        !left.contains(arguments[index])
          && (index == 0 || !left.contains(arguments[index - 1]))
      }
      return indices.map { arguments[$0] }
    }
  }
#endif

extension ExploringCall {
  /// Begins the call, and returns the log of its steps: a file if there is one, else the watch for crashes on systems
  /// that support it.
  ///
  /// In a process that repeats the steps of a crash in this call, looks for the shortest steps instead, and ends the
  /// process.
  @MainActor
  func begin<D, C, T>(
    with explorer: Explorer<D, C, T>, writingAheadTo file: String? = nil
  ) async throws -> (any StepLog)? {
    #if os(macOS) || os(Linux)
      if let folder = CrashFolder(of: .processInfo) {
        if folder[.call] == name { try await folder.endProcess(with: explorer) }
      } else if file == nil {
        return WatchedSteps(self)
      }
    #endif
    return file.map { WriteAheadFile($0) }
  }
}
