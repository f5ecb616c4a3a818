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

  /// Returns the files of a kind in a folder and all within it, by their paths from the root.
  static func files(in folder: String, endingIn ending: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    return (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns what is in each file of a folder, in the order of their names.
  static func files(in folder: String) throws -> [Data] {
    let folder = root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      .map { try Data(contentsOf: folder.appending(path: $0)) }
  }

  /// The names in back-ticks of all functions of tests.
  static let testNames = Result {
    try Set(allTests().components(separatedBy: "func `").map(\.name))
  }

  private static func allTests() throws -> String {
    try files(in: "Tests", endingIn: ".swift").map { try text($0) }.joined()
  }
}

extension String {
  /// What stands before the next back-tick.
  fileprivate var name: String { String(prefix { $0 != "`" }) }
}
