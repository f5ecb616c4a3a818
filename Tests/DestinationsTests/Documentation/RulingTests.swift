import Foundation
import Testing

/// Whether the tests that `Documentation/Rulings.md` names exist.
struct RulingTests {
  private func rulings() throws -> [(ruling: String, tests: [String])] {
    let lines = try Repository.text("Documentation/Rulings.md").components(separatedBy: "\n")
    let cells: [[String]] = lines.map { $0.components(separatedBy: "|") }
    return cells.filter { $0.count == 4 && !$0[1].hasPrefix("---") && $0[1] != " Ruling " }
      .map { (ruling: $0[1], tests: $0[2].namesInBackticks) }
      + lines.filter { $0.hasPrefix("- ") }.map { (ruling: $0, tests: $0.namesInBackticks) }
  }

  @Test func `each ruling names at least one test, and each of those exists`() throws {
    let tests = try Repository.testNames.get()
    let rulings = try rulings()
    #expect(rulings.count > 200)
    for (ruling, names) in rulings {
      #expect(!names.isEmpty, "\(ruling)")
      for name in names { #expect(tests.contains(name), "\(ruling): \(name)") }
    }
  }

  @Test func `no ruling occurs twice`() throws {
    let rulings = try rulings().map(\.ruling)
    expectEqual(Set(rulings).count, rulings.count)
  }
}

extension String {
  /// The names in backticks.
  fileprivate var namesInBackticks: [String] {
    components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
