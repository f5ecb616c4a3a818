import Foundation

/// The files that a run writes into a folder: a table, a chart, and the ratios that later runs are compared with.
@MainActor
struct Figures {
  let report: Report

  /// Writes `figures.md`, `figures.svg` and `ratios.tsv`.
  func write(into folder: String) throws {
    let folder = URL(filePath: folder)
    try write(report.markdown.joined(separator: "\n"), to: folder.appending(path: "figures.md"))
    try write(Chart(report.results).svg, to: folder.appending(path: "figures.svg"))
    try write(ratios.joined(separator: "\n"), to: folder.appending(path: "ratios.tsv"))
  }

  private func write(_ text: String, to file: URL) throws {
    try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  /// One line for each result with a comparison: work, size and ratio.
  private var ratios: [String] {
    report.results.compactMap { result in
      result.ratio.map { "\(result.title)\t\(result.size)\t\(String(format: "%.3f", $0))" }
    }
  }
}
