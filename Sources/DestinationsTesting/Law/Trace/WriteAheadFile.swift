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

  /// Removes the steps so far.
  ///
  /// - Throws: ``WriteAheadFailure`` if the file cannot be written.
  func begin(_ origin: String) throws {
    try? handle?.close()
    guard FileManager.default.createFile(atPath: path, contents: Data("# \(origin)\n".utf8)),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw WriteAheadFailure(path: path) }
    try handle.seekToEnd()
    self.handle = handle
  }

  /// Writes a step before it is made.
  func append(_ step: ExplorationStep) throws {
    try handle?.write(contentsOf: Data("\(step)\n".utf8))
  }

  func rest() {}

  /// Removes the file, because the app has not crashed.
  func end() {
    try? handle?.close()
    Self.remove(path)
  }

  /// Returns what a crashed run has left in a file, and removes the file.
  static func take(_ path: String) -> String? {
    defer { remove(path) }
    return URL(filePath: path).text
  }

  private static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }
}

/// The file for the steps of an exploration cannot be written.
public struct WriteAheadFailure: Error, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String

  /// The fault.
  public var description: String { "the steps cannot be written to \(path)" }
}
