import Foundation
import Testing

/// Whether the files and folders that the documents for contributors name exist.
struct GuidePathTests {
  private static let paths = ["Sources", "Tests", "Examples", "Documentation", ".ci", ".github"]
    .flatMap { Repository.files(in: $0, endingIn: "") }

  /// The paths of all files, joined, to search for a name that is part of one of them.
  private static let allPaths = paths.joined(separator: "\n")

  @Test(arguments: ["CONTRIBUTING.md", "Documentation/Architecture.md"])
  func `each file named in the document exists`(_ document: String) throws {
    let names = try Repository.text(document).components(separatedBy: "`").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    let files = Set(names.filter { $0.contains("/") || $0.hasSuffix(".swift") })
    #expect(files.count > 10)
    for file in files.sorted() {
      let isThere =
        Self.allPaths.contains(file) || Self.paths.contains { Self.isNamed($0, file) }
      #expect(isThere, "\(file)")
    }
  }

  /// Whether a name matches a path: its parts occur in the path in order, with any text in place of the dots.
  private static func isNamed(_ path: String, _ name: String) -> Bool {
    var rest = path[...]
    let file = name.prefix { $0 != " " }
    for part in file.split(separator: "…") {
      let part = part.hasSuffix("/") ? part.dropLast() : part
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
