/// The beginning of a line that is an entry of a list, as `- `, `2. ` or `- [x] `.
struct EntryMark: Hashable, Sendable {
  /// The number of its characters, including the space before and after it.
  let count: Int
  /// The beginning of the next entry: the next number, or an unchecked box.
  let next: String

  /// Reads the beginning of a line; nil if it is not an entry.
  init?(of line: String) {
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    let digits = line.dropFirst(indent.count).prefix { ("0"..."9").contains($0) }
    let rest = line.dropFirst(indent.count + digits.count)
    guard let sign = rest.first, (digits.isEmpty ? "-*+" : ".)").contains(sign) else { return nil }
    let space = rest.dropFirst().prefix { $0 == " " }
    let box =
      ["[ ] ", "[x] ", "[X] "].first { rest.dropFirst(1 + space.count).hasPrefix($0) } ?? ""
    guard !space.isEmpty, digits.count < 10 else { return nil }
    count = indent.count + digits.count + 1 + space.count + box.count
    let number = Int(digits).map { "\($0 + 1)" } ?? ""
    next = "\(indent)\(number)\(sign)\(space)\(box.isEmpty ? "" : "[ ] ")"
  }
}

extension TextBuffer {
  /// Breaks the line at the cursor; an entry of a list is followed by another one, and an empty entry loses its mark.
  mutating func breakEntry() throws(Complaint) {
    let line = lines[row]
    guard let mark = EntryMark(of: line), column >= mark.count else { return breakLine() }
    if line.dropFirst(mark.count).allSatisfy(\.isWhitespace) {
      try set("", at: row + 1)
    } else {
      insert("\n\(mark.next)")
    }
  }
}
