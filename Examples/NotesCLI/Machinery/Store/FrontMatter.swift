import Foundation

/// Reads the title and the tags from the block between two `---` at the start of a note.
///
/// It knows a title on one line and the three ways in which tags are written, not YAML as a whole: `tags: [a, b]`,
/// `tags: a, b`, and `tags:` followed by lines such as `- a`.
enum FrontMatter {
  /// Returns the title, without quotation marks; nil if none is written.
  static func title(in lines: [String]) -> String? {
    let title = lines.lazy.compactMap { value(of: "title", $0) }.first
    let bare = title?.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    return bare.flatMap { $0.isEmpty ? nil : String($0.prefix(200)) }
  }

  /// Returns the tags in the order in which they are written, in lower case.
  static func tags(in lines: [String]) -> [String] {
    var tags: [String] = []
    var isInTags = false
    for line in lines {
      if let value = value(of: "tags", line) {
        tags += list(value)
        isInTags = value.isEmpty || value.hasPrefix("[") && !value.contains("]")
      } else if isInTags {
        isInTags = isContinued(line)
        if isInTags { tags += list(line) }
      }
    }
    return tags
  }

  private static func value(of name: String, _ line: String) -> String? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    guard line[..<colon].lowercased() == name else { return nil }
    return line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
  }

  private static func isContinued(_ line: String) -> Bool {
    line.first.map { $0 == "-" || $0 == " " || $0 == "\t" || $0 == "]" } ?? true
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { tag(String($0)) }.filter { !$0.isEmpty }
  }

  /// Strips brackets, quotes, `- ` and `#`; spaces inside a tag become hyphens.
  private static func tag(_ text: String) -> String {
    let marks = CharacterSet.whitespaces.union(CharacterSet(charactersIn: "[]\"'#-"))
    let bare = text.trimmingCharacters(in: marks).lowercased()
    return bare.split(whereSeparator: \.isWhitespace).joined(separator: "-")
  }
}
