/// A text that is being written, with the place where the next character goes.
struct TextBuffer: Hashable, Sendable {
  /// The lines, at least one, without their ends.
  private(set) var lines: [String]
  /// The line that is written on, counted from 0.
  private(set) var row = 0
  /// How many characters of it stand before the cursor.
  private(set) var column = 0
  private var past: [[String]] = []

  /// Takes a text.
  init(_ text: String = "") {
    lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }
}

extension TextBuffer {
  /// All of the text.
  var text: String { lines.joined(separator: "\n") }

  /// The number of lines, without an empty one after the last line end.
  var lineCount: Int { lines.last == "" ? lines.count - 1 : lines.count }

  /// Adds a line at the end.
  mutating func add(_ line: String) {
    remember()
    lines.insert(line, at: lineCount)
    if lines.last != "" { lines.append("") }
  }

  /// Puts a line before another.
  ///
  /// - Throws: A complaint if there is no such line; one after the last is there.
  mutating func insert(_ line: String, before number: Int) throws(Complaint) {
    if number == lineCount + 1 { return add(line) }
    try check(number)
    remember()
    lines.insert(line, at: number - 1)
  }

  /// Replaces a line.
  ///
  /// - Throws: A complaint if there is no such line; one after the last is there.
  mutating func set(_ line: String, at number: Int) throws(Complaint) {
    if number == lineCount + 1 { return add(line) }
    try check(number)
    remember()
    lines[number - 1] = line
    clampCursor()
  }

  /// Removes a line.
  ///
  /// - Throws: A complaint if there is no such line.
  mutating func remove(_ number: Int) throws(Complaint) {
    try check(number)
    remember()
    lines.remove(at: number - 1)
    if lines.isEmpty { lines = [""] }
    clampCursor()
  }

  /// Takes back the last change.
  ///
  /// - Throws: A complaint if nothing was changed.
  mutating func undo() throws(Complaint) {
    guard let last = past.popLast() else { throw Complaint("There is nothing to undo.") }
    lines = last
    clampCursor()
  }

  /// Takes a whole new text, as one change.
  mutating func replace(with text: String) {
    remember()
    lines = TextBuffer(text).lines
    clampCursor()
  }

  private func check(_ number: Int) throws(Complaint) {
    guard number >= 1, number <= lineCount else {
      throw Complaint("There is no line \(number); the text has \(lineCount).")
    }
  }
}

extension TextBuffer {
  /// Puts a character before the cursor.
  mutating func type(_ character: Character) {
    remember()
    var line = lines[row]
    line.insert(character, at: line.index(line.startIndex, offsetBy: column))
    lines[row] = line
    move(toRow: row, column: column + 1)
  }

  /// Breaks the line at the cursor.
  mutating func breakLine() {
    remember()
    let (before, after) = halves
    lines.replaceSubrange(row...row, with: [before, after])
    move(toRow: row + 1, column: 0)
  }

  /// Removes the character, or the line end, before the cursor.
  mutating func deleteBackward() {
    guard row > 0 || column > 0 else { return }
    move(by: -1)
    deleteForward()
  }

  /// Removes the character, or the line end, after the cursor.
  mutating func deleteForward() {
    let (before, after) = halves
    if !after.isEmpty {
      remember()
      lines[row] = before + after.dropFirst()
    } else if row + 1 < lines.count {
      remember()
      lines.replaceSubrange(row...row + 1, with: [before + lines[row + 1]])
    }
  }

  /// Moves by characters, over line ends too.
  mutating func move(by count: Int) {
    let target = column + count
    if target < 0, row > 0 {
      move(toRow: row - 1, column: .max)
    } else if target > lines[row].count, row + 1 < lines.count {
      move(toRow: row + 1, column: 0)
    } else {
      move(toRow: row, column: target)
    }
  }

  /// Moves to a place, or to the nearest one there is.
  mutating func move(toRow row: Int, column: Int) {
    self.row = max(min(row, lines.count - 1), 0)
    self.column = max(min(column, lines[self.row].count), 0)
  }

  private var halves: (before: String, after: String) {
    (String(lines[row].prefix(column)), String(lines[row].dropFirst(column)))
  }

  private mutating func clampCursor() {
    move(toRow: row, column: column)
  }

  private mutating func remember() {
    past.append(lines)
    if past.count > 200 { past.removeFirst() }
  }
}
