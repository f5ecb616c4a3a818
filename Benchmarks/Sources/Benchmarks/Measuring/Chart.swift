import Foundation

/// A chart of the ratios between each work and the hand-written one, with a bar for each size.
struct Chart {
  private struct Row {
    let title: String
    let bars: [(size: Int, ratio: Double)]
  }

  private let rows: [Row]
  private let limit: Double

  init(_ results: [Result]) {
    let titles = results.reduce(into: [String]()) { titles, result in
      if !titles.contains(result.title), result.ratio != nil { titles.append(result.title) }
    }
    rows = titles.map { title in
      Row(
        title: title,
        bars: results.filter { $0.title == title }.compactMap { result in
          result.ratio.map { (result.size, $0) }
        })
    }
    limit = rows.flatMap(\.bars).map(\.ratio).max() ?? 1
  }

  private static let (left, width, bar) = (230.0, 420.0, 7.0)

  var svg: String {
    var (lines, y) = ([String](), 34.0)
    for row in rows {
      let height = Double(row.bars.count) * Self.bar
      lines.append(text(row.title, x: Self.left - 10, y: y + height / 2 + 4, anchor: "end"))
      for (index, bar) in row.bars.enumerated() {
        lines.append(rectangle(bar.ratio, y: y + Double(index) * Self.bar, shade: index))
      }
      if let last = row.bars.last {
        let x = Self.left + length(last.ratio) + 6
        lines.append(text(caption(row), x: x, y: y + height / 2 + 4, anchor: "start"))
      }
      y += height + 10
    }
    let size = "width=\"760\" height=\"\(Int(y + 6))\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) font-family="sans-serif" font-size="12">
      <style>
        text { fill: #24292f } rect { fill: #2f6fdb }
        @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } rect { fill: #6ea8ff } }
      </style>
      \(text("times a hand-written coordinator; bars from few screens to many", x: 10, y: 18))
      \(lines.joined(separator: "\n"))
      </svg>
      """
  }

  /// The ratios at the smallest and the largest size.
  private func caption(_ row: Row) -> String {
    let ends = [row.bars.first, row.bars.count > 1 ? row.bars.last : nil].compactMap(\.self)
    return ends.map { String(format: "%.1f", $0.ratio) }.joined(separator: " – ")
  }

  private func length(_ ratio: Double) -> Double { Self.width * ratio / limit }

  private func rectangle(_ ratio: Double, y: Double, shade: Int) -> String {
    let width = String(format: "%.1f", length(ratio))
    let opacity = String(format: "%.2f", max(0.3, 1 - 0.15 * Double(shade)))
    return
      "<rect x=\"\(Self.left)\" y=\"\(y)\" width=\"\(width)\" height=\"\(Self.bar - 1)\" opacity=\"\(opacity)\"/>"
  }

  private func text(_ text: String, x: Double, y: Double, anchor: String = "start") -> String {
    "<text x=\"\(String(format: "%.1f", x))\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(text)</text>"
  }
}
