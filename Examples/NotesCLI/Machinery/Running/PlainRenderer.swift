/// Writes screens as plain text of any length.
@MainActor
struct PlainRenderer {
  /// The number of columns in which texts are laid out.
  let width: Int

  /// Returns the text of a screen, with the notices under it.
  func text(of shown: Shown, notices: [String]) -> String {
    guard let top = shown.layers.last else { return "" }
    var lines = [shown.home?.tabLine ?? StyledLine()]
    for layer in shown.layers.dropLast() { lines.append(title(layer)) }
    lines += shown.layers.count > 1 ? sheet(top) : screen(top)
    let said = notices.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    if !said.isEmpty { lines.append(StyledLine()) }
    lines += said.map { StyledLine("* \($0)") }
    return lines.map(plain).joined(separator: "\n")
  }

  private func screen(_ layer: Shown.Layer) -> [StyledLine] {
    [title(layer), StyledLine()] + lines(of: layer.screen.body(width: width))
  }

  private func sheet(_ layer: Shown.Layer) -> [StyledLine] {
    let lines = lines(of: layer.screen.body(width: width - 2))
    return [StyledLine("┌ ") + title(layer)] + lines.map { StyledLine("│ ") + $0 } + ["└"]
  }

  /// Returns the lines of a screen, with numbers by which commands name the elements of a list.
  private func lines(of body: ScreenBody) -> [StyledLine] {
    let width = max(4, "\(body.numberedCount)".count)
    return body.lines.enumerated().map { row, line in
      guard row < body.numberedCount else { return line }
      let number = "\(row + 1)"
      return StyledLine(String(repeating: " ", count: width - number.count) + number + "  ") + line
    }
  }

  private func title(_ layer: Shown.Layer) -> StyledLine {
    let path = layer.screen.path.map { " (\($0))" } ?? ""
    return StyledLine(layer.titles.joined(separator: " > ") + path)
  }

  private func plain(_ line: StyledLine) -> String {
    let text = line.sanitized().plainText
    return String(text.dropLast(text.reversed().prefix { $0 == " " }.count))
  }
}
