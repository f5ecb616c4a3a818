internal import Foundation

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// The framework that runs the test.
///
/// A failure reported to the other one would be lost.
enum TestFramework: Sendable {
  case swiftTesting
  case xcTest
  case none

  /// The framework that runs the current code.
  static var running: TestFramework {
    #if canImport(Testing)
      if Test.current != nil || wasStartedForSwiftTesting { return .swiftTesting }
    #endif
    #if canImport(XCTest)
      return .xcTest
    #else
      return .none
    #endif
  }

  /// Whether a failure recorded now reaches the test.
  ///
  /// False in a detached task of Swift Testing.
  var hears: Bool {
    #if canImport(Testing)
      if case .swiftTesting = self { return Test.current != nil }
    #endif
    return true
  }

  func record(_ failure: TestFailure) {
    #if canImport(Testing)
      if case .swiftTesting = self {
        let place = failure.place
        let location = SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
          column: Int(place.column))
        Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      if case .xcTest = self {
        return XCTFail(failure.message, file: failure.place.filePath, line: failure.place.line)
      }
    #endif
    FileHandle.standardError.write(Data("\(failure)\n".utf8))
  }

  private static var wasStartedForSwiftTesting: Bool {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains {
      $0 == "--testing-library" && $1 == "swift-testing"
    }
  }
}
