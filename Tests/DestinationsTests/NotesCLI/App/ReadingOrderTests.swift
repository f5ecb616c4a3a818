import Foundation
import Testing

/// NotesCLI as an example to read: the files that its page names first are short, and its folders are flat.
struct ReadingOrderTests {
  private static let root: URL = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...5 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Examples/NotesCLI")
  }()

  /// The lines of code in files, without comments.
  private func lineCount(of paths: some Sequence<String>) throws -> Int {
    try paths.reduce(0) { count, path in
      let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      return count + lines.count { !$0.isEmpty && !$0.hasPrefix("//") }
    }
  }

  /// The paths of all sources.
  private var sources: [String] {
    let paths = FileManager.default.enumerator(atPath: Self.root.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }
  }

  @Test func `the five files to read first are short`() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try require(page.components(separatedBy: "## ").dropFirst().first)
    #expect(start.hasPrefix("Read these five files"))
    let paths = start.matches(of: #/\]\(([^#)]+)\)/#).map { String($0.1) }
    expectEqual(paths.count, 5)
    for path in paths {
      let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
      #expect(text.components(separatedBy: "\n").count < 120, "\(path)")
    }
  }

  @Test func `the example has two levels of folders, and navigation is a small part`() throws {
    let sources = sources
    #expect(sources.count > 100)
    expectEmpty(sources.filter { $0.components(separatedBy: "/").count > 3 })
    try #expect(lineCount(of: sources) <= 9_800)
    let navigation = sources.filter { path in
      path.hasPrefix("App/") || path.hasPrefix("Interactor/")
        || ["Destination", "Interaction", "Provider"].contains { path.hasSuffix("\($0).swift") }
    }
    try #expect(lineCount(of: navigation) <= 2_500)
  }
}
