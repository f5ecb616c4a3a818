import Destinations
import Foundation

/// Sessions in files, as `--record` writes and `--replay` reads them.
enum SessionTape {
  /// Writes a session: replaces a regular file as a whole, and writes into any other one, such as `/dev/stderr`.
  static func write(_ journal: App.AppFlow.Journal, to path: String) throws {
    let data = try journal.data(App.recordable)
    do throws(SystemError) {
      let target = FileSystem.realPath(of: path) ?? path
      if FileSystem.status(of: target)?.kind == .other {
        try FileSystem.send(Array(data), into: target)
      } else {
        try FileSystem.replace(target, with: Array(data))
      }
    } catch {
      throw Complaint("\(path) cannot be written: \(error.reason)")
    }
  }

  /// Writes an empty session to a file, unless the file has other contents.
  static func begin(_ path: String) throws {
    let status = FileSystem.realPath(of: path).flatMap(FileSystem.status)
    if let status, status.kind == .file, status.byteCount > 0, (try? read(path)) == nil {
      throw Complaint("\(path) already exists, and is not a recorded session.")
    }
    try write(App.AppFlow.Journal(), to: path)
  }

  /// Reads a session.
  static func read(_ path: String) throws -> App.AppFlow.Journal {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Complaint("\(path) cannot be read.")
    }
    do throws(DestinationError) {
      return try App.AppFlow.Journal(data, App.recordable)
    } catch {
      throw Complaint("\(path) is not a recorded session.")
    }
  }
}
