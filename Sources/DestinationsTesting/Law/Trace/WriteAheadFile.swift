internal import Foundation

/// A file that always contains the steps of the current run, including the next one.
///
/// If the app crashes, the file remains.
final class WriteAheadFile: StepLog {
  private let path: String
  private var handle: FileHandle?

  init(_ path: String) {
    self.path = path
  }

  func begin(_ origin: String) throws(WriteAheadFailure) {
    try? handle?.close()
    handle =
      FileManager.default.createFile(atPath: path, contents: nil)
      ? FileHandle(forWritingAtPath: path) : nil
    try write("# \(origin)")
  }

  func append(_ step: ExplorationStep) throws(WriteAheadFailure) {
    try write("\(step)")
  }

  private func write(_ line: String) throws(WriteAheadFailure) {
    guard let handle, (try? handle.write(contentsOf: Data("\(line)\n".utf8))) != nil else {
      throw WriteAheadFailure(path: path)
    }
  }

  func rest() {}

  /// Removes the file, because the app has not crashed.
  func end() {
    try? handle?.close()
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns what a crashed run has left in a file, and removes the file.
  static func take(_ path: String) -> String? {
    defer { try? FileManager.default.removeItem(atPath: path) }
    return URL(filePath: path).text
  }
}

/// The file for the steps of an exploration cannot be written.
public struct WriteAheadFailure: Error, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String

  /// The fault.
  public var description: String { "the steps cannot be written to \(path)" }
}
