import Foundation
import Testing

@testable import NotesCLI

/// Gives a test a folder of its own, which is removed afterwards.
struct TemporaryFolder {
  /// The path of the folder.
  let url: URL

  /// Runs a test with an empty folder.
  static func run(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (TemporaryFolder) async throws -> Void
  ) async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("NotesCLITests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(TemporaryFolder(url: url))
  }

  /// Returns the path of a file.
  func url(_ path: String) -> URL {
    url.appendingPathComponent(path)
  }

  /// Writes a file, making its folders.
  func write(_ path: String, _ text: String) throws {
    try write(path, data: Data(text.utf8))
  }

  /// Writes a file of any bytes, making its folders.
  func write(_ path: String, data: Data) throws {
    let folder = url(path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: url(path))
  }

  /// Reads a file.
  func read(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Returns whether a file or folder exists.
  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// Expects a file or folder to exist.
  func expectFile(
    _ path: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let name = "whether there is \(path)"
    expectEqual(exists(path), true, name, fileID: fileID, filePath: filePath, line: line)
  }

  /// Expects no file or folder to exist.
  func expectNoFile(
    _ path: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let name = "whether there is \(path)"
    expectEqual(exists(path), false, name, fileID: fileID, filePath: filePath, line: line)
  }

  /// Sets the date of a file or folder.
  func date(_ path: String, _ time: Date) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: time], ofItemAtPath: url(path).path)
  }

  /// Removes a file or folder.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url(path))
  }

  /// Makes a symbolic link.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url(path).path, withDestinationPath: target)
  }

  /// A store of the notes in the folder.
  var store: NoteStore { NoteStore(folder: url) }
}

extension NoteStore {
  /// Lists all notes, in order of their paths.
  nonisolated func summaries() async -> ListingResult {
    var result = ListingResult()
    for await part in listing() { result.append(part) }
    result.notes.sort { $0.id < $1.id }
    return result
  }
}
