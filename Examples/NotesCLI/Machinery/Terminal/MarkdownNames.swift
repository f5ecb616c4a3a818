/// The definitions of a Markdown text, by the names that refer to them.
struct MarkdownNames: Hashable, Sendable {
  /// The targets of links, by name.
  private var addresses: [String: String] = [:]
  /// The numbers of footnotes, by name.
  private var numbers: [String: Int] = [:]

  /// Whether there are no definitions of links.
  var hasNoLinks: Bool { addresses.isEmpty }

  /// Returns the target of a link.
  func address(of link: some StringProtocol) -> String? { addresses[Self.known(link)] }

  /// Returns the number of a footnote, counted from 1.
  func number(ofNote name: some StringProtocol) -> Int? { numbers[Self.known(name)] }

  /// Records the target of a name, unless the name has one.
  mutating func define(link: some StringProtocol, address: String) {
    let name = Self.known(link)
    addresses[name] = addresses[name] ?? address
  }

  /// Gives a footnote its number, unless it has one.
  mutating func define(note: some StringProtocol, number: Int) {
    let name = Self.known(note)
    numbers[name] = numbers[name] ?? number
  }

  /// Returns the form of a name for comparison, regardless of case and white space.
  private static func known(_ name: some StringProtocol) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
