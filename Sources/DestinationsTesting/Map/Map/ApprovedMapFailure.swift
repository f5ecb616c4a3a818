/// The file of an approved map cannot be used.
public enum ApprovedMapFailure: Error, Sendable, Hashable {
  /// A line of the file is not part of a map.
  ///
  /// The line is not a context, a row of a context or a comment, or it repeats a row.
  case malformed(_ path: String, line: Int, text: String)
  /// The file exists, and its text cannot be read.
  case unreadable(_ path: String)
  /// The file cannot be written.
  case unwritable(_ path: String)
}

extension ApprovedMapFailure: CustomStringConvertible {
  /// The reason, with the path and the line.
  public var description: String {
    switch self {
    case .malformed(let path, let line, let text):
      "line \(line) of the map \(path) is not a row, or repeats one: \"\(text)\"; "
        + "resolve conflicts, or write the map again with DESTINATIONS_APPROVE=1"
    case .unreadable(let path): "the map \(path) cannot be read"
    case .unwritable(let path): "the map \(path) cannot be written"
    }
  }
}
