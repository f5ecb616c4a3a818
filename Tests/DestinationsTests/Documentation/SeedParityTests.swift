import Destinations
import Foundation
import Testing

/// Whether `Documentation/SeedParity.md` still names what exists.
@MainActor
struct SeedParityTests {
  private struct Row {
    let entry: String
    let file: String
    let test: String
  }

  private func rows(under heading: String? = nil) throws -> [Row] {
    let page = try Repository.text("Documentation/SeedParity.md")
    let sections = page.components(separatedBy: "\n## ")
    let lines: [String] = sections.filter { heading.map($0.hasPrefix) ?? true }
      .flatMap { $0.components(separatedBy: "\n") }
    let cells: [[String]] = lines.map { line in
      line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return cells.filter { $0.count == 6 && $0[2].hasSuffix(".swift") }
      .map { Row(entry: $0[1], file: $0[2], test: $0[3]) }
  }

  @Test func `the reference has its 48 entries, each of which compiles`() throws {
    let entries = try rows(under: "The reference").map(\.entry)
    expectEqual(entries.count, 48)
    let compiled = ReferenceSignatures<
      Guide.NotesDestination, Guide.NotesRequest, SystemNavigationOptions
    >.all(of: Guide.NotesDestination())
    expectEqual(Set(entries), Set(compiled.map { "`\($0)`" }))
  }

  @Test func `each file that is named exists`() throws {
    for row in try rows() {
      let file = try Repository.text("Sources/Destinations/\(row.file)")
      #expect(!file.isEmpty, "\(row.entry)")
    }
  }

  @Test func `each test that is named exists`() throws {
    let tests = try Repository.testNames.get()
    try expectEqual(rows().map(\.test).filter { !tests.contains($0) }, [])
  }
}
