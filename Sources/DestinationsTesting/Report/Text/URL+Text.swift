internal import Foundation

extension URL {
  /// Creates the URL of a file or folder whose path is relative to the folder of another file.
  init(_ path: String, besides file: StaticString) {
    self.init(filePath: path, relativeTo: URL(filePath: "\(file)").deletingLastPathComponent())
  }

  /// The text of the file; nil if it cannot be read.
  var text: String? { try? String(contentsOf: self, encoding: .utf8) }
}
