/// What a screen shows, however high the terminal is.
struct ScreenBody: Hashable, Sendable {
  /// Which lines are shown if there are too many.
  enum Anchor: Hashable, Sendable {
    /// Those from this line on.
    case top(Int)
    /// Those around this line.
    case around(Int)
  }

  /// All lines, none wider than the width that was asked for.
  var lines: [StyledLine]
  /// Which of them must be in sight.
  var anchor = Anchor.top(0)
  /// Where text is typed, counted in these lines, or nil.
  var cursor: Frame.Cursor?
}

extension ScreenBody {
  /// Returns the first line to show if only some fit.
  func firstLine(fitting height: Int) -> Int {
    let last = max(lines.count - height, 0)
    switch anchor {
    case .top(let line): return min(max(line, 0), last)
    case .around(let line): return min(max(line - height / 2, 0), last)
    }
  }
}
