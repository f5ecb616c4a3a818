/// The form of the links of one kind: `note/{name}/versions/{number}?edit={edit}`.
///
/// A path segment is a word, a placeholder for one segment, or, at the end, a placeholder with
/// `...` for all remaining segments. Each query item has a placeholder. After `//`, the first segment
/// is the host of a web link.
struct LinkPattern: Sendable {
  /// A segment, in the order in which matching patterns are tried; two of them have the same words.
  enum Segment: Hashable, Comparable, Sendable {
    case word(String)
    case value
    case rest
  }

  let text: String
  let segments: [Segment]
  let queryNames: [String]

  /// Whether the first segment is the host.
  let namesHost: Bool

  /// The fault in the text of the pattern, or nil.
  let fault: String?

  init(_ text: String) {
    self.text = text
    namesHost = text.hasPrefix("//")
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    segments = parts[0].split(separator: "/").map(Segment.init)
    let items = parts.count > 1 ? parts[1].split(separator: "&") : []
    queryNames = items.map { String($0.prefix { $0 != "=" }) }
    fault = Self.fault(in: text, segments, items)
  }

  private static func fault(
    in text: String, _ segments: [Segment], _ items: [Substring]
  ) -> String? {
    if text.contains("://") { return "contains a scheme, which the table's LinkOrigin declares" }
    if text.hasPrefix(" ") || text.hasSuffix(" ") { return "begins or ends with a space" }
    if segments.dropLast().contains(.rest) {
      return "has a placeholder with ... that is not its last component"
    }
    if let item = items.first(where: { !$0.hasSuffix("}") || !$0.contains("={") }) {
      return "has the query item \"\(item)\" without a placeholder"
    }
    let names = Set(items.map { $0.prefix { $0 != "=" } })
    return names.count < items.count ? "has the same name twice in its query" : nil
  }

  /// The number of values: those of the path, then those of the query.
  var valueCount: Int { segments.count { $0 >= .value } + queryNames.count }

  /// Returns the texts of the values in a link, or nil if the path does not match.
  func texts(in address: LinkAddress) -> [[String]]? {
    var texts: [[String]] = []
    guard var rest = (namesHost ? address.hosted : address.segments)?[...] else { return nil }
    for segment in segments {
      switch segment {
      case .rest:
        texts.append(Array(rest))
        rest = []
      case .value:
        guard let first = rest.popFirst() else { return nil }
        texts.append([first])
      case .word(let word):
        guard rest.popFirst() == word else { return nil }
      }
    }
    guard rest.isEmpty else { return nil }
    return texts + queryNames.map { address.query[$0] ?? [] }
  }

  /// Returns the link for some texts of values; nil if a segment would be empty or missing.
  func address(of texts: [[String]]) -> (segments: [String], query: [(String, String)])? {
    guard texts.count == valueCount else { return nil }
    var texts = texts[...]
    var path: [String] = []
    for segment in segments {
      switch segment {
      case .word(let word): path.append(word)
      case .value, .rest:
        let values = texts.removeFirst()
        if values.contains("") || segment == .value && values.count != 1 { return nil }
        path += values
      }
    }
    let query = zip(queryNames, texts).flatMap { name, values in values.map { (name, $0) } }
    return (path, query)
  }
}

extension LinkPattern.Segment {
  fileprivate init(_ text: Substring) {
    guard text.hasPrefix("{"), text.hasSuffix("}") else {
      self = .word(String(text))
      return
    }
    self = text.hasSuffix("...}") ? .rest : .value
  }
}

// MARK: - Order and conflicts

extension LinkPattern {
  /// Returns whether this pattern is tried before another one: words come before placeholders, and those
  /// before `...`; patterns that name a host come last.
  func precedes(_ other: LinkPattern) -> Bool {
    if namesHost != other.namesHost { return other.namesHost }
    return segments.lexicographicallyPrecedes(other.segments)
  }

  /// Returns whether a path can match both patterns although neither of them is more specific.
  func isAmbiguous(with other: LinkPattern) -> Bool {
    let pairs = zip(segments, other.segments)
    return namesHost == other.namesHost && overlaps(other)
      && pairs.contains { $0 < $1 } == pairs.contains { $0 > $1 }
  }

  private func overlaps(_ other: LinkPattern) -> Bool {
    for (own, others) in zip(segments, other.segments) {
      switch (own, others) {
      case (.rest, _), (_, .rest): return true
      case (.word(let word), .word(let other)) where word != other: return false
      default: continue
      }
    }
    return segments.count == other.segments.count
  }
}
