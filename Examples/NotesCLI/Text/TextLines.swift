/// The lines of a text, at least one, and how each of them ends.
struct TextLines: Hashable, Sendable {
  /// How a line ends.
  private enum End: String {
    case lineFeed = "\n"
    case returnAndLineFeed = "\r\n"
  }

  /// The lines without their ends.
  private(set) var contents: [String] = []
  /// How each line ends; the last one would so if another followed.
  private var ends: [End] = []
  /// The byte order mark in front of the text, or nothing; it is kept, and belongs to no line.
  private let mark: String

  /// Takes a text.
  init(_ text: String) {
    mark = text.unicodeScalars.first == "\u{feff}" ? "\u{feff}" : ""
    let lines = text.utf8.dropFirst(mark.utf8.count)
      .split(separator: ASCII.newline, omittingEmptySubsequences: false)
    for line in lines.dropLast() {
      let hasReturn = line.last == ASCII.carriageReturn
      contents.append(String(Substring(hasReturn ? line.dropLast() : line)))
      ends.append(hasReturn ? .returnAndLineFeed : .lineFeed)
    }
    contents.append(lines.last.map { String(Substring($0)) } ?? "")
    ends.append(ends.last ?? .lineFeed)
  }
}

extension TextLines {
  /// All of the text.
  var text: String {
    var text = mark + contents[0]
    for row in contents.indices.dropFirst() {
      text += ends[row - 1].rawValue
      text += contents[row]
    }
    return text
  }

  /// A line without its end, by its number from 0.
  subscript(row: Int) -> String {
    get { contents[row] }
    set { contents[row] = newValue }
  }

  /// Puts lines in place of some, or between two; they end as the last of those did, or as the one before.
  mutating func replace(_ rows: Range<Int>, with new: [String]) {
    let end = ends[max(rows.upperBound - 1, 0)]
    let new = new.isEmpty && rows.count == contents.count ? [""] : new
    contents.replaceSubrange(rows, with: new)
    ends.replaceSubrange(rows, with: repeatElement(end, count: new.count))
  }
}
