import Foundation

/// The files of this package, for tests that compare documents with code.
enum Repository {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// Returns the location of a file, by its path from the root of the package.
  static func url(_ path: String) -> URL { root.appending(path: path) }

  /// Returns the text of a file, by its path from the root of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Returns the files of a kind in a folder and its subfolders, by their paths from the root.
  static func files(in folder: String, endingIn ending: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    return (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the contents of each file of a folder, in the order of their names.
  static func files(in folder: String) throws -> [Data] {
    let folder = root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      .map { try Data(contentsOf: folder.appending(path: $0)) }
  }

  /// The names of the tests: of their functions, in backticks, and of their steps and rows, which are sentences in a
  /// comment on a line of their own, or in quotation marks.
  static let testNames = Result {
    let tests = try allTests()
    let functions = tests.components(separatedBy: "func `").map(\.name)
    let steps = tests.split(separator: "\n").flatMap(sentences)
    return Set(functions).union(steps)
  }

  private static func sentences(in line: Substring) -> [String] {
    let line = line.drop { $0 == " " }
    if line.hasPrefix("// ") { return [String(line.dropFirst(3))] }
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func allTests() throws -> String {
    try files(in: "Tests", endingIn: ".swift").map { try text($0) }.joined()
  }
}

extension String {
  /// The text before the next backtick.
  fileprivate var name: String { String(prefix { $0 != "`" }) }
}
