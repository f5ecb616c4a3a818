import Foundation

/// The files of this package, for tests that compare documents with code.
enum Repository {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// Returns the place of a file, by its path from the root of the package.
  static func url(_ path: String) -> URL { root.appending(path: path) }

  /// Returns the text of a file, by its path from the root of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// The names in back-ticks of all functions of tests.
  static let testNames = Result {
    try Set(allTests().components(separatedBy: "func `").map(\.name))
  }

  private static func allTests() throws -> String {
    let folder = root.appending(path: "Tests")
    let files = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".swift") }
      .map { try text("Tests/\($0)") }.joined()
  }
}

extension String {
  /// What stands before the next back-tick.
  fileprivate var name: String { String(prefix { $0 != "`" }) }
}
