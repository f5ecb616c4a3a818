/// A text that is being written, with its cursor.
struct TextBuffer: Hashable, Sendable {
  /// The lines of the text.
  private(set) var lines: TextLines
  /// The line of the cursor, counted from 0.
  private(set) var row = 0
  /// The number of characters of the line before the cursor.
  private(set) var column = 0
  /// The texts that undo and redo bring back, the next one last.
  private var past: [State] = []
  private var future: [State] = []
  /// The text that was cut last.
  private(set) var cut: String
  /// The kind of the last change, and the position of the cursor then.
  private var latest: Change?

  /// Creates a buffer with a text, and the text that was cut elsewhere.
  init(_ text: String = "", cut: String = "") {
    self.init(TextLines(text), cut: cut)
  }

  /// Creates a buffer from lines.
  init(_ lines: TextLines, cut: String = "") {
    self.lines = lines
    self.cut = cut
  }
}

extension TextBuffer {
  /// All of the text; each line keeps its line end, and a new line gets that of its neighbour.
  var text: String { lines.text }

  /// The number of lines, without an empty one after the last line end.
  var lineCount: Int { lines.last == "" ? lines.count - 1 : lines.count }

  /// Adds a line at the end.
  mutating func add(_ line: String) {
    remember()
    lines.replace(lineCount..<lines.count, with: [line, ""])
  }

  /// Puts a line before another.
  ///
  /// - Throws: A complaint if there is no such line; the line after the last one is allowed.
  mutating func insert(_ line: String, before number: Int) throws(Complaint) {
    if number == lineCount + 1 { return add(line) }
    try check(number)
    remember()
    lines.replace(number - 1..<number - 1, with: [line])
  }

  /// Replaces a line.
  ///
  /// - Throws: A complaint if there is no such line; the line after the last one is allowed.
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
    lines.replace(number - 1..<number, with: [])
    clampCursor()
  }

  /// Undoes the last change: a word that was typed, some characters that were deleted, a paste.
  ///
  /// - Throws: A complaint if nothing was changed.
  mutating func undo() throws(Complaint) {
    guard let last = past.popLast() else { throw Complaint("There is nothing to undo.") }
    future.append(state)
    state = last
  }

  /// Redoes the change that was undone last, unless the text was changed since.
  ///
  /// - Throws: A complaint if no change was undone.
  mutating func redo() throws(Complaint) {
    guard let next = future.popLast() else { throw Complaint("There is nothing to redo.") }
    past.append(state)
    state = next
  }

  /// Whether a change can be undone.
  var canUndo: Bool { !past.isEmpty }

  /// Whether an undone change can be made again.
  var canRedo: Bool { !future.isEmpty }

  /// Replaces the whole text, as one change.
  mutating func replace(with text: String) {
    remember()
    lines = TextLines(text)
    clampCursor()
  }

  /// Ends the last line if it has text, without a separate step for undo.
  mutating func endLastLine() {
    if lines.last != "" { lines.replace(lines.count..<lines.count, with: [""]) }
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
    remember(.typing, asOne: !character.isWhitespace)
    let count = lines[row].count
    lines[row].insert(
      character, at: lines[row].index(lines[row].startIndex, offsetBy: column))
    // A combining mark adds no character.
    move(toRow: row, column: column + lines[row].count - count)
    note(.typing)
  }

  /// Removes an indentation from the line: a tab, or up to four spaces.
  mutating func unindent() {
    let line = lines[row]
    let count = line.first == "\t" ? 1 : line.prefix(4).prefix { $0 == " " }.count
    guard count > 0 else { return }
    remember()
    lines[row].removeFirst(count)
    move(toRow: row, column: column - count)
  }

  /// Puts a text before the cursor, as one change.
  mutating func insert(_ text: String) {
    remember()
    let (before, after) = halves
    let added = Array(TextLines(before + text))
    let column = added.last?.count ?? 0
    lines.replace(row..<row + 1, with: added.dropLast() + [(added.last ?? "") + after])
    move(toRow: row + added.count - 1, column: column)
  }

  /// Breaks the line at the cursor.
  mutating func breakLine() {
    remember()
    let (before, after) = halves
    lines.replace(row..<row + 1, with: [before, after])
    move(toRow: row + 1, column: 0)
  }

  /// Removes the character, or the line end, before the cursor.
  mutating func deleteBackward() {
    guard row > 0 || column > 0 else { return }
    remember(.deleting, asOne: true)
    move(by: -1)
    deleteNext()
  }

  /// Removes the character, or the line end, after the cursor.
  mutating func deleteForward() {
    guard row + 1 < lines.count || column < lines[row].count else { return }
    remember(.deleting, asOne: true)
    deleteNext()
  }

  /// Removes the rest of the line after the cursor, or the line end if there is no rest.
  mutating func deleteToEnd() {
    let (before, after) = halves
    guard !after.isEmpty || row + 1 < lines.count else { return }
    let former = continues(.cutting) ? cut : ""
    remember()
    if after.isEmpty { deleteNext() } else { lines[row] = before }
    cut = former + (after.isEmpty ? "\n" : after)
    note(.cutting)
  }

  /// Inserts the text that was cut last before the cursor; cuts at one place count as one.
  ///
  /// - Throws: A complaint if nothing was cut.
  mutating func putBack() throws(Complaint) {
    if cut.isEmpty { throw Complaint("Nothing was cut; ^W and ^K cut text for ^Y.") }
    insert(cut)
  }

  /// Removes the word before the cursor, and the space after it; at the beginning of a line, the line end before.
  mutating func deleteWord() {
    guard column > 0 else { return deleteBackward() }
    let former = continues(.cutting) ? cut : ""
    remember()
    let start = wordBefore
    let (before, after) = halves
    cut = before.dropFirst(start) + former
    lines[row] = before.prefix(start) + after
    move(toRow: row, column: start)
    note(.cutting)
  }

  /// Moves to the beginning of the previous word, or from the beginning of a line to the end of the line above.
  mutating func moveToWordBefore() {
    if column == 0 { move(by: -1) } else { move(toRow: row, column: wordBefore) }
  }

  /// Moves to the end of the next word, or at the end of a line to the beginning of the line below.
  mutating func moveBehindNextWord() {
    let rest = halves.after.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    let end = lines[row].count - rest.count
    if column == lines[row].count { move(by: 1) } else { move(toRow: row, column: end) }
  }

  /// The position, in its line, of the word before the cursor.
  private var wordBefore: Int {
    halves.before.reversed().drop(while: \.isWhitespace).drop { !$0.isWhitespace }.count
  }

  private mutating func deleteNext() {
    let (before, after) = halves
    if after.isEmpty {
      lines.replace(row..<row + 2, with: [before + lines[row + 1]])
    } else {
      lines[row] = before + after.dropFirst()
    }
    note(.deleting)
  }

  /// Moves by characters, across line ends.
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

  /// Moves to a position, or to the nearest existing one.
  mutating func move(toRow row: Int, column: Int) {
    self.row = max(min(row, lines.count - 1), 0)
    self.column = max(min(column, lines[self.row].count), 0)
  }

  /// Moves the cursor to the end of the last difference from a former text.
  mutating func move(toChangeSince old: TextLines) {
    let same = zip(lines.reversed(), old.reversed()).prefix { $0 == $1 }.count
    guard same < lines.count else { return move(toRow: 0, column: 0) }
    let row = lines.count - 1 - same
    let end = old.dropLast(same).last ?? ""
    let sameEnd = zip(lines[row].reversed(), end.reversed()).prefix { $0 == $1 }.count
    move(toRow: row, column: lines[row].count - sameEnd)
  }

  private var halves: (before: String, after: String) {
    (String(lines[row].prefix(column)), String(lines[row].dropFirst(column)))
  }

  private mutating func clampCursor() {
    move(toRow: row, column: column)
  }

}

/// The record of changes that can be undone.
extension TextBuffer {
  /// A text, and the position of the cursor in it.
  private struct State: Hashable {
    let lines: TextLines
    let row: Int
    let column: Int
  }

  private var state: State {
    get { State(lines: lines, row: row, column: column) }
    set { (lines, row, column, latest) = (newValue.lines, newValue.row, newValue.column, nil) }
  }

  /// A change that the next key may continue, and the cursor's position after it.
  private struct Change: Hashable {
    enum Kind: Hashable {
      case typing
      case deleting
      case cutting
    }

    let kind: Kind
    let row: Int
    let column: Int
  }

  /// Records the text for undo, unless the current change continues.
  private mutating func remember(_ kind: Change.Kind? = nil, asOne: Bool = false) {
    if let kind, asOne, continues(kind) { return }
    past.append(state)
    if past.count > 200 { past.removeFirst() }
    future = []
    latest = nil
  }

  private func continues(_ kind: Change.Kind) -> Bool {
    latest == Change(kind: kind, row: row, column: column)
  }

  private mutating func note(_ kind: Change.Kind) {
    latest = Change(kind: kind, row: row, column: column)
  }
}
