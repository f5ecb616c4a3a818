/// Draws screens into a frame of a terminal.
@MainActor
struct FrameRenderer {
  /// The screens to draw.
  let shown: Shown
  /// The notices for the user.
  let notices: [String]
  /// The size of the terminal.
  let size: TerminalSize

  /// Draws the tabs, the layered screens, the notices, and the keys that apply.
  func frame() -> Frame {
    var area = Area(lines: [])
    for (depth, layer) in shown.layers.enumerated() {
      area = depth == 0 ? base(layer) : sheet(layer, on: area)
    }
    let top = [shown.home?.tabLine ?? StyledLine(), breadcrumbs + status]
    let cursor = area.cursor.map { Frame.Cursor(row: $0.row + top.count, column: $0.column) }
    return Frame(
      size: size, lines: top + area.lines + sentences + [keys], cursor: cursor ?? titleCursor)
  }

  /// The rows between the title and the notices.
  private struct Area {
    var lines: [StyledLine]
    var cursor: Frame.Cursor?
  }

  private var height: Int { max(size.rows - 3 - sentences.count, 1) }
}

extension FrameRenderer {
  private func base(_ layer: Shown.Layer) -> Area {
    guard let split = layer.split, FrameRenderer.showsColumns(size), split.columns.count == 2,
      !split.hidesList
    else { return filled(layer.screen, width: size.columns) }
    return sideBySide(split)
  }

  /// Returns whether a terminal has room for both columns of a split view.
  static func showsColumns(_ size: TerminalSize) -> Bool { size.columns >= 100 }

  private func sideBySide(_ split: Shown.Split) -> Area {
    let left = min(size.columns * 9 / 25, 58)
    let list = filled(split.columns[0], width: left)
    let detail = filled(split.columns[1], width: size.columns - left - 3)
    let bar = StyledLine(" │ ", .dim)
    let lines = zip(list.lines, detail.lines).map { line, beside in
      let line =
        split.focused == 0 ? line : line.replacing(.inverse, with: .underline).adding(.dim)
      return line.sanitized().truncated(to: left).padded(to: left) + bar + beside
    }
    let cursor =
      split.focused == 0
      ? list.cursor
      : detail.cursor.map {
        Frame.Cursor(row: $0.row, column: $0.column + left + 3)
      }
    return Area(lines: lines, cursor: cursor)
  }

  /// Draws a screen in all rows.
  private func filled(_ screen: any TerminalScreen, width: Int) -> Area {
    var area = visible(screen.body(width: width), height: height)
    area.lines += Array(repeating: StyledLine(), count: height - area.lines.count)
    return area
  }

  /// Draws a box over the lower rows of the covered screen, which is dimmed.
  private func sheet(_ layer: Shown.Layer, on covered: Area) -> Area {
    let width = max(size.columns - 4, 2)
    let body = layer.screen.body(width: width)
    var inner = visible(body, height: max(height - 3, 1))
    let box = boxed(inner.lines, title: layer.titles.joined(separator: " › "), width: width)
    let first = min(max((height - box.count) / 2, 0), 2)
    var lines = covered.lines.map { StyledLine($0.plainText, .dim) }
    lines.replaceSubrange(first..<min(first + box.count, lines.count), with: box)
    inner.lines = Array(lines.prefix(height))
    inner.cursor = inner.cursor.map {
      Frame.Cursor(row: $0.row + first + 1, column: $0.column + 2)
    }
    return inner
  }

  private func boxed(_ lines: [StyledLine], title: String, width: Int) -> [StyledLine] {
    let name = TextWidth.truncate(title, to: max(width - 2, 1))
    let rule = String(repeating: "─", count: max(width - TextWidth.columns(of: name), 0))
    let top = StyledLine("┌ ") + StyledLine(name, .bold) + StyledLine(" \(rule)┐")
    let sides = lines.map {
      StyledLine("│ ") + $0.sanitized().truncated(to: width).padded(to: width) + StyledLine(" │")
    }
    return [top] + sides + [StyledLine("└\(String(repeating: "─", count: width + 2))┘")]
  }

  private func visible(_ body: ScreenBody, height: Int) -> Area {
    let first = body.firstLine(fitting: height)
    let cursor = body.cursor.map { Frame.Cursor(row: $0.row - first, column: $0.column) }
    return Area(lines: body.lines(in: first..<first + height), cursor: cursor)
  }
}

extension FrameRenderer {
  private var breadcrumbs: StyledLine {
    let titles = shown.layers.first?.titles.joined(separator: " › ") ?? ""
    let room = size.columns - (mark.isEmpty ? 0 : TextWidth.columns(of: mark) + 2)
    return StyledLine(TextWidth.truncateStart(titles, to: room), .bold)
  }

  /// The path of the shown note and the position in it, if there is room beside the title.
  private var mark: String {
    guard let screen = shown.layers.first?.screen else { return "" }
    let room = size.columns - 12 - TextWidth.columns(of: screen.status)
    let path = screen.path.map { ListLayout.path($0, width: room - 2) } ?? ""
    return [path, room < 0 ? "" : screen.status].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// The end of the row with the title.
  private var status: StyledLine {
    let room = size.columns - breadcrumbs.columns - TextWidth.columns(of: mark)
    return mark.isEmpty
      ? StyledLine() : StyledLine(String(repeating: " ", count: room) + mark, .dim)
  }

  /// The position of the cursor for words that are typed in the title.
  private var titleCursor: Frame.Cursor? {
    guard let screen = shown.current, screen.isTyping, !shown.isInSheet else { return nil }
    let column = breadcrumbs.columns - TextWidth.columns(of: screen.behindCursor)
    return Frame.Cursor(row: 1, column: max(min(column, size.columns - 1), 0))
  }

  /// The notices, on at most a quarter of the rows.
  private var sentences: [StyledLine] {
    let words = notices.joined(separator: " ").split(whereSeparator: \.isNewline).first
    let lines = StyledLine(words.map(String.init) ?? "", .accent).wrapped(to: size.columns)
    return Array(lines.prefix(max(size.rows / 4, 1)))
  }

  private var keys: StyledLine {
    let guides = shown.current?.guides ?? []
    let back = shown.canGoBack ? [App.back] : []
    let all = guides + CommandGuide.others(general, than: guides) + back + last
    return line(of: all.filter { !$0.key.isEmpty && !$0.label.isEmpty })
  }

  /// The keys of the commands that work everywhere.
  private var general: [CommandGuide] {
    if shown.isInSheet { return [] }
    return shown.current?.isTyping ?? false ? [App.keyHelp] : shown.home?.guides ?? []
  }

  private var last: [CommandGuide] {
    shown.canGoBack || shown.current?.isTyping ?? false ? [] : [App.quit]
  }

  /// Returns the keys that fit; help, the way back and the end always stay, and of the others, the last are left out
  /// first.
  private func line(of guides: [CommandGuide]) -> StyledLine {
    var line = StyledLine()
    for guide in guides {
      line.append("\(line.isEmpty ? "" : "  ")\(guide.key)", .bold)
      line.append(" \(guide.label)", .dim)
    }
    let isKept = { (guide: CommandGuide) in
      [App.back, App.quit].contains(guide) || guide.label == "help"
    }
    guard line.columns > size.columns, let last = guides.lastIndex(where: { !isKept($0) })
    else { return line }
    return self.line(of: guides.enumerated().filter { $0.offset != last }.map(\.element))
  }
}
