/// The lines of a text, at least one, each with its line end.
///
/// They are stored in pages, which copies share, so that a change costs as much as a page, however long the text is.
struct TextLines: Sendable {
  /// The ending of a line.
  fileprivate enum End: String {
    case lineFeed = "\n"
    case returnAndLineFeed = "\r\n"
  }

  /// A line and its line end; the last line gets a line end once another line follows.
  struct Line: Hashable, Sendable {
    fileprivate(set) var text: String
    fileprivate let end: End
  }

  /// The greatest number of lines of a page.
  private static let pageSize = 512

  /// The lines, page by page.
  private(set) var pages: [[Line]]
  /// The number of lines.
  private(set) var count: Int
  /// The byte order mark before the text, or empty; it is kept, and belongs to no line.
  private let mark: String

  /// Creates the lines of a text.
  init(_ text: String = "") {
    mark = text.unicodeScalars.first == "\u{feff}" ? "\u{feff}" : ""
    var lines: [Line] = []
    var rest = text.utf8.dropFirst(mark.utf8.count)
    while let newline = rest.firstIndex(of: ASCII.newline) {
      let line = rest[..<newline]
      let hasReturn = line.last == ASCII.carriageReturn
      lines.append(
        Line(
          text: String(Substring(hasReturn ? line.dropLast() : line)),
          end: hasReturn ? .returnAndLineFeed : .lineFeed))
      rest = rest[newline...].dropFirst()
    }
    lines.append(Line(text: String(Substring(rest)), end: lines.last?.end ?? .lineFeed))
    pages = TextLines.paged(lines)
    count = lines.count
  }

  private static func paged(_ lines: [Line]) -> [[Line]] {
    let number = (lines.count + pageSize - 1) / pageSize
    return (0..<number).map { page in
      Array(lines[lines.count * page / number..<lines.count * (page + 1) / number])
    }
  }
}

extension TextLines {
  /// All of the text.
  var text: String { text(behind: "") }

  /// Returns the whole text after a given beginning.
  func text(behind start: String) -> String {
    var text = start + mark
    var end = ""
    for line in pages.joined() {
      text += end
      text += line.text
      end = line.end.rawValue
    }
    return text
  }

  /// Replaces some lines, or inserts lines between two; the new lines end like the last replaced one, or like the one
  /// before.
  mutating func replace(_ rows: Range<Int>, with new: [String]) {
    let (page, line) = place(of: Swift.max(rows.upperBound - 1, 0))
    let end = pages[page][line].end
    let new = new.isEmpty && rows.count == count ? [""] : new
    let (first, last) = (place(of: rows.lowerBound), place(of: rows.upperBound))
    let lines =
      pages[first.page][..<first.line] + new.map { Line(text: $0, end: end) }
      + pages[last.page][last.line...]
    pages.replaceSubrange(first.page...last.page, with: TextLines.paged(Array(lines)))
    count += new.count - rows.count
  }

  /// Returns the page and position of a line, or the end if there are fewer lines.
  private func place(of row: Int) -> (page: Int, line: Int) {
    var (page, line) = (0, row)
    while page + 1 < pages.count, line >= pages[page].count {
      line -= pages[page].count
      page += 1
    }
    return (page, line)
  }
}

extension TextLines: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  /// A line without its end, by its number from 0.
  subscript(row: Int) -> String {
    get {
      let (page, line) = place(of: row)
      return pages[page][line].text
    }
    set {
      let (page, line) = place(of: row)
      pages[page][line].text = newValue
    }
  }
}

extension TextLines: Hashable {
  /// Returns whether both have the same lines; shared pages are not compared.
  static func == (left: TextLines, right: TextLines) -> Bool {
    guard left.count == right.count, left.mark == right.mark else { return false }
    let (mine, others) = differing(left, right)
    return left.pages[mine].joined().elementsEqual(right.pages[others].joined())
  }

  func hash(into hasher: inout Hasher) { hasher.combine(count) }

  /// Returns the pages in which two texts may differ: those between the equal pages at the beginning and at the end.
  static func differing(
    _ old: TextLines, _ new: TextLines
  ) -> (old: Range<Int>, new: Range<Int>) {
    let start = zip(old.pages, new.pages).prefix { $0 == $1 }.count
    let rest = Swift.min(old.pages.count, new.pages.count) - start
    let end = zip(old.pages.reversed(), new.pages.reversed()).prefix(rest).prefix { $0 == $1 }.count
    return (start..<old.pages.count - end, start..<new.pages.count - end)
  }
}
