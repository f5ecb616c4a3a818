import Foundation

/// Collects the lines of a Markdown text into blocks.
struct MarkdownBlockBuilder {
  private let bytes: [UInt8]
  private var blocks: [Placed] = []
  private var previous: MarkdownLine?
  /// The line that is added, counted from 0.
  private var number = 0
  /// The position of the open block.
  private var openPlace = Place(line: 0, margin: 0)
  /// The block that lines are being added to, and these lines.
  private var open: OpenBlock?
  private var rows: [String] = []
  /// The language of the block of code that was opened last by a fence.
  private var language: String?
  /// Whether the last fence opened a block.
  private var isFenced = false
  /// The names in the text that are defined in another place.
  private var names = MarkdownNames()
  /// The footnotes, which are shown at the end.
  private var footnotes: [Placed] = []
  private var noteCount = 0
  /// Whether added blocks belong to the last footnote.
  private var isInFootnote = false
  private let html: HTMLFinder
  /// The list entries that are open, from the outside in: each with its indentation in the text and the width of its
  /// marker in columns.
  private var entries: [(indent: Int, columns: Int)] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    html = HTMLFinder(bytes)
  }

  /// A block and its position.
  typealias Placed = (block: MarkdownBlock, place: Place)

  /// The position of a block.
  struct Place {
    /// The line of the text where the block begins, counted from 0.
    let line: Int
    /// The number of free columns before the block, below the markers of the blocks around it.
    let margin: Int
  }

  /// Returns the blocks of a text, without space at the beginning and the end, and the names in it.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func read(_ text: String) -> (blocks: [Placed], names: MarkdownNames) {
    let bytes = Array(text.utf8)
    var builder = MarkdownBlockBuilder(bytes)
    for line in MarkdownScanner(bytes) {
      builder.add(line)
      builder.previous = line
      builder.number += 1
    }
    builder.close()
    builder.trim()
    if let first = builder.footnotes.first {
      builder.blocks += [(.blank, first.place)] + builder.footnotes
    }
    return (builder.blocks, builder.names)
  }
}

extension MarkdownBlockBuilder {
  private mutating func add(_ line: MarkdownLine) {
    if isInFootnote, endsFootnote(line) { leaveFootnote() }
    switch line.kind {
    case .blank: addBlank()
    case .frontMatter, .comment: break
    case .heading(let level): append(.heading(level: level, text: string(line)))
    case .underline(let level): turnIntoHeading(level)
    case .fence: addFence(line)
    case .code: addRow(line, to: .code(language: isFenced ? language : nil))
    case .bullet: addItem(line, marker: "•")
    case .numbered(let number): addItem(line, marker: "\(number)\(mark(before: line))")
    case .quote: addRow(line, to: .quote)
    case .table: addRow(line, to: .table)
    case .rule: append(.rule)
    case .text: addText(line)
    }
  }

  private func string(_ line: MarkdownLine) -> String {
    String(decoding: bytes[line.content], as: UTF8.self)
  }

  /// Returns the character between the number of a list entry and its text: a dot or a parenthesis.
  private func mark(before line: MarkdownLine) -> String {
    let mark = bytes[..<line.content.lowerBound].last { !ASCII.isBlank($0) }
    return mark == ASCII.closeParenthesis ? ")" : "."
  }

  private mutating func close() {
    if let block = open?.block(rows) { put(block, at: openPlace) }
    (open, rows) = (nil, [])
  }

  private mutating func begin(_ block: OpenBlock, at place: Place? = nil) {
    (open, openPlace) = (block, place ?? here)
  }

  /// Appends a block, with space before it if it follows code, so that the end of the code is
  /// visible.
  private mutating func put(_ block: MarkdownBlock, at place: Place) {
    if case .code = (isInFootnote ? footnotes : blocks).last?.block, block != .blank {
      put(.blank, at: place)
    }
    if isInFootnote { footnotes.append((block, place)) } else { blocks.append((block, place)) }
  }

  /// Leaves out space at the end.
  private mutating func trim() {
    if blocks.last?.block == .blank { blocks.removeLast() }
    if footnotes.last?.block == .blank { footnotes.removeLast() }
  }

  private mutating func append(_ block: MarkdownBlock) {
    close()
    entries = []
    put(block, at: here)
  }

  private mutating func addBlank() {
    close()
    if let last = (isInFootnote ? footnotes : blocks).last, last.block != .blank {
      put(.blank, at: here)
    }
  }

  private mutating func addRow(_ line: MarkdownLine, to block: OpenBlock) {
    if open != block {
      close()
      if line.kind != .code { leaveEntries(indent: line.indent) }
      begin(block)
    }
    rows.append(string(line))
  }
}

extension MarkdownBlockBuilder {
  private mutating func turnIntoHeading(_ level: Int) {
    let text = rows.joined()
    (open, rows) = (nil, [])
    append(.heading(level: level, text: text))
  }

  private mutating func addItem(_ line: MarkdownLine, marker: String) {
    close()
    leaveEntries(indent: line.indent)
    let text = string(line)
    let task = MarkdownBlockBuilder.task(text)
    begin(.item(marker: task ?? marker))
    rows = [task == nil ? text : String(text.dropFirst(4))]
    entries.append((line.indent, columns: (task ?? marker).count + 1))
  }

  private static func task(_ text: String) -> String? {
    switch text.prefix(4).lowercased() {
    case "[ ] ": "☐"
    case "[x] ": "☑"
    default: nil
    }
  }

  private mutating func addText(_ line: MarkdownLine) {
    if takeFootnote(line) || takeDefinition(line) || takeTable(line) { return }
    if let open, let previous, open.takesText {
      let isBroken = open == .html || open != .quote && hasBreak(after: previous)
      rows.append(open == .quote ? string(line) : (isBroken ? "\n" : " ") + string(line))
      return
    }
    close()
    leaveEntries(indent: line.indent)
    let isHTML = entries.isEmpty && html.opensBlock(at: line.content.lowerBound)
    begin(isHTML ? .html : .paragraph)
    rows = [string(line)]
  }

  /// The position of added blocks: inside the open entries, and perhaps a footnote.
  private var here: Place {
    let footnote = isInFootnote ? "\(noteCount)".count + 1 : 0
    return Place(line: number, margin: entries.reduce(footnote) { $0 + $1.columns })
  }

  private mutating func leaveEntries(indent: Int) {
    while let last = entries.last, last.indent >= indent { entries.removeLast() }
  }

  /// Returns whether a line ends in two spaces, which is a hard line break.
  private func hasBreak(after line: MarkdownLine) -> Bool {
    bytes[line.content.upperBound...].starts(with: [ASCII.space, ASCII.space])
  }
}

extension MarkdownBlockBuilder {
  private mutating func addFence(_ line: MarkdownLine) {
    close()
    isFenced.toggle()
    if isFenced { leaveEntries(indent: line.indent) }
    let word = string(line).drop { "`~ ".contains($0) }.prefix { !$0.isWhitespace && $0 != "{" }
    language = word.isEmpty || word.hasPrefix("<") ? nil : String(word)
  }

  /// Reads `[name]: address`, which is not shown.
  private mutating func takeDefinition(_ line: MarkdownLine) -> Bool {
    if case .paragraph = open { return false }
    guard bytes[line.content].first == ASCII.openBracket else { return false }
    let text = string(line)
    guard let end = text.range(of: "]:") else { return false }
    let name = text[text.index(after: text.startIndex)..<end.lowerBound]
    let address = text[end.upperBound...].split(whereSeparator: \.isWhitespace).first ?? ""
    guard !name.isEmpty, !name.hasPrefix("^"), !name.contains("]"), !address.isEmpty else {
      return false
    }
    close()
    names.define(link: name, address: address.trimmingCharacters(in: ["<", ">"]))
    return true
  }

  /// Reads the beginning of `[^name]: text`, which is shown at the end.
  private mutating func takeFootnote(_ line: MarkdownLine) -> Bool {
    let text = string(line)
    guard text.hasPrefix("[^"), let end = text.range(of: "]:") else { return false }
    let name = text[..<end.lowerBound].dropFirst(2)
    guard !name.isEmpty, !name.contains("]") else { return false }
    close()
    noteCount += 1
    names.define(note: name, number: noteCount)
    entries = []
    begin(.footnote(number: noteCount), at: Place(line: number, margin: 0))
    isInFootnote = true
    rows = [text[end.upperBound...].trimmingCharacters(in: .whitespaces)]
    return true
  }

  /// Returns whether a line starts at the margin and does not continue the text before it.
  private func endsFootnote(_ line: MarkdownLine) -> Bool {
    switch line.kind {
    case .blank, .code: false
    case .text: line.indent == 0 && open == nil
    default: line.indent == 0
    }
  }

  private mutating func leaveFootnote() {
    close()
    entries = []
    isInFootnote = false
    guard footnotes.last?.block == .blank else { return }
    footnotes.removeLast()
    addBlank()
  }

  /// Reads a row of a table whose rows do not begin with a bar; a row of hyphens marks the table.
  private mutating func takeTable(_ line: MarkdownLine) -> Bool {
    let text = string(line)
    guard text.contains("|") else { return false }
    if open == .table {
      rows.append(text)
      return true
    }
    guard case .paragraph = open, rows.count == 1, rows[0].contains("|"),
      MarkdownTable.isRule(text)
    else { return false }
    open = .table
    rows.append(text)
    return true
  }
}
