/// The contents of a screen, for any height of the terminal.
@MainActor
struct ScreenBody {
  /// The choice of lines if there are too many.
  enum Anchor: Hashable, Sendable {
    /// The lines from a number on, unless the line `seeing` would be missing; then lines around that line.
    case top(Int, seeing: Int? = nil)
    /// Lines that include the one with this number.
    case row(Int)
  }

  /// The number of lines.
  let count: Int
  /// The number of lines at the beginning that are elements of a list, which commands name by their numbers.
  let numberedCount: Int
  /// The line that must be visible.
  let anchor: Anchor
  /// The position of the cursor in these lines, or nil.
  let cursor: Frame.Cursor?
  private let viewport: Viewport
  private let rows: (_ rows: Range<Int>) -> [StyledLine]

  /// Creates a body whose lines are made when they are shown, none wider than the requested width.
  ///
  /// - Parameters:
  ///   - count: The number of lines.
  ///   - numberedCount: The number of lines at the beginning that are elements of a list.
  ///   - anchor: The lines that must be visible.
  ///   - viewport: The lines that were shown before.
  ///   - cursor: The position of the cursor in these lines.
  ///   - rows: Makes the lines of some rows.
  init(
    count: Int, numberedCount: Int = 0, anchor: Anchor = .top(0), in viewport: Viewport? = nil,
    cursor: Frame.Cursor? = nil, rows: @escaping (_ rows: Range<Int>) -> [StyledLine]
  ) {
    self.count = count
    self.numberedCount = numberedCount
    self.anchor = anchor
    self.viewport = viewport ?? Viewport()
    self.cursor = cursor
    self.rows = rows
  }

  /// Creates contents of lines, none wider than the requested width.
  init(lines: [StyledLine], anchor: Anchor = .top(0), in viewport: Viewport? = nil) {
    self.init(count: lines.count, anchor: anchor, in: viewport) { Array(lines[$0]) }
  }

  /// Creates contents of one sentence, which names a problem, or says that the contents are being read.
  init(instead problem: String?, width: Int) {
    let reading = [StyledLine("Reading...", .dim)]
    self.init(lines: problem.map { StyledLine($0).wrapped(to: width) } ?? reading)
  }

  /// All lines.
  var lines: [StyledLine] { lines(in: 0..<count) }

  /// Returns the lines of some rows; missing rows are left out.
  func lines(in rows: Range<Int>) -> [StyledLine] {
    self.rows(rows.clamped(to: 0..<count))
  }

  /// Returns the first line to show if only some fit.
  func firstLine(fitting height: Int) -> Int {
    switch anchor {
    case .top(let row, let seen):
      viewport.show(from: row, seeing: seen ?? row, of: count, height: height)
    case .row(let row): viewport.show(row: row, of: count, height: height)
    }
  }
}
