import Foundation

/// Prints the results.
@MainActor
struct Report {
  let options: Options
  private(set) var results: [Result] = []

  init(_ options: Options) {
    self.options = options
  }

  mutating func add(_ new: [Result]) {
    results += new
    guard !options.isMarkdown else { return }
    if results.count == new.count { print(Self.heading) }
    for result in new { print(Self.line(result)) }
    if let growth = Self.growth(new) { print("\(Self.padded("", 34)) \(growth)") }
  }

  func finish() throws {
    if options.isMarkdown { for line in markdown { print(line) } }
    if let folder = options.folder { try Figures(report: self).write(into: folder) }
  }
}

// MARK: - Lines of text

extension Report {
  private static let heading =
    "\(padded("work", 34)) \(right("screens", 8)) \(right("ours", 10)) "
    + "\(right("by hand", 10)) \(right("ratio", 7))"

  private static func line(_ result: Result) -> String {
    let title = result.title + result.unit.suffix
    return "\(padded(title, 34)) \(right(String(result.size), 8)) "
      + "\(right(amount(result.ours, result.unit), 10)) "
      + "\(right(result.baseline.map { amount($0, result.unit) } ?? "–", 10)) "
      + right(result.ratio.map(number) ?? "–", 7)
  }

  /// The growth of the cost from the smallest size to the largest, for both sides.
  private static func growth(_ results: [Result]) -> String? {
    guard let small = results.first, let large = results.last, large.size > small.size else {
      return nil
    }
    let ours = number(large.ours / small.ours)
    let growth = "from \(small.size) to \(large.size): ours \(ours) times"
    guard let first = small.baseline, let last = large.baseline else { return growth }
    return "\(growth), by hand \(number(last / first)) times"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

// MARK: - Markdown

extension Report {
  /// The lines of the table.
  var markdown: [String] {
    let sizes = options.sizes.map(String.init)
    let head = "| work | " + sizes.joined(separator: " | ") + " |"
    let rule = "|---|" + String(repeating: "---:|", count: sizes.count)
    return [head, rule] + titles.map(row)
  }

  private var titles: [String] {
    results.reduce(into: []) { titles, result in
      if titles.last != result.title { titles.append(result.title) }
    }
  }

  private func row(_ title: String) -> String {
    let row = results.filter { $0.title == title }
    var cells = options.sizes.map { size in
      row.first { $0.size == size }.map(cell) ?? "–"
    }
    // A row that is measured only at another size has its value in the first column.
    if let alone = row.first, row.count == 1, !options.sizes.contains(alone.size) {
      cells[0] = "\(cell(alone)) at \(alone.size)"
    }
    let suffix = row.first?.unit.suffix ?? ""
    return "| \(title)\(suffix) | " + cells.joined(separator: " | ") + " |"
  }

  private func cell(_ result: Result) -> String {
    let ratio = result.ratio.map { " (\(Self.number($0))×)" } ?? ""
    return Self.amount(result.ours, result.unit) + ratio
  }
}

// MARK: - Numbers

extension Report {
  private static func amount(_ value: Double, _ kind: Result.Kind) -> String {
    switch kind {
    case .memory: "\(Int(value.rounded())) B"
    case .time: value < 1_000 ? "\(number(value)) ns" : "\(number(value / 1_000)) µs"
    }
  }

  /// A number with three significant digits.
  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
