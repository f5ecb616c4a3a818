/// What a screen shows, however high the terminal is.
struct ScreenBody {
  /// Which lines are shown if there are too many.
  enum Anchor: Hashable, Sendable {
    /// Those from this line on.
    case top(Int)
    /// Those around this line.
    case around(Int)
  }

  /// How many lines there are.
  let count: Int
  /// Which of them must be in sight.
  var anchor: Anchor
  /// Where text is typed, counted in these lines, or nil.
  var cursor: Frame.Cursor?
  private let line: (_ row: Int) -> StyledLine

  /// Takes lines, none wider than the width that was asked for.
  init(lines: [StyledLine], anchor: Anchor = .top(0), cursor: Frame.Cursor? = nil) {
    self.init(count: lines.count, anchor: anchor, cursor: cursor) { lines[$0] }
  }

  /// Takes lines that are made when they are shown.
  init(
    count: Int, anchor: Anchor = .top(0), cursor: Frame.Cursor? = nil,
    line: @escaping (_ row: Int) -> StyledLine
  ) {
    self.count = count
    self.anchor = anchor
    self.cursor = cursor
    self.line = line
  }

  /// All lines.
  var lines: [StyledLine] { lines(in: 0..<count) }

  /// The lines of some rows; rows that there are not are left out.
  func lines(in rows: Range<Int>) -> [StyledLine] {
    rows.clamped(to: 0..<count).map(line)
  }
}

extension ScreenBody {
  /// Returns the first line to show if only some fit.
  func firstLine(fitting height: Int) -> Int {
    let last = max(count - height, 0)
    switch anchor {
    case .top(let line): return min(max(line, 0), last)
    case .around(let line): return min(max(line - height / 2, 0), last)
    }
  }
}
