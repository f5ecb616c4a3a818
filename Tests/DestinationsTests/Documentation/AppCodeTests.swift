import Foundation
import Testing

/// The lists of generic arguments that an app's own code need not write out, in every app of this repository.
struct AppCodeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  private static func sources(in folder: String) throws -> [String] {
    let folder = root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") || $0.hasSuffix("generate") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// The lists of at least three generic arguments in a source, without those inside others.
  private static func longLists(in source: String) -> [Substring] {
    var found: [Substring] = []
    var open: [(start: String.Index, arguments: Int)] = []
    var previous: Character = " "
    for index in source.indices {
      switch source[index] {
      case "<" where previous.isLetter || previous.isNumber: open.append((index, 1))
      case "," where !open.isEmpty: open[open.count - 1].arguments += 1
      case ">" where !open.isEmpty && previous != "-":
        let list = open.removeLast()
        if list.arguments > 2 { found.append(source[list.start...index]) }
      case "{", ";", "&", "=": open = []
      default: break
      }
      previous = source[index]
    }
    return found
  }

  @Test(arguments: ["Examples", ".ci/consumer/Sources", ".ci/consumer/Tests/LargeAppTests"])
  func `no example app spells out three generic arguments`(_ folder: String) throws {
    let sources = try Self.sources(in: folder)
    #expect(!sources.isEmpty)
    expectEqual(sources.flatMap { Self.longLists(in: $0) }, [])
  }

  @Test func `no type of the README example has three generic arguments`() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let code = readme.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element).joined()
    #expect(code.contains("DestinationInterfaceState<"))
    expectEqual(Self.longLists(in: code), [])
  }

  @Test func `the check finds a list of three generic arguments`() {
    let source = "let a: Flow<App.Route, App.Tab, Set<Int>> = b < c, d, e"
    expectEqual(Self.longLists(in: source), ["<App.Route, App.Tab, Set<Int>>"])
  }
}
