#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The deep links of an app, for parsing and printing.
///
/// A target is a value of your own, usually an enum with a case for each kind of link. If several
/// kinds match a URL, words in a pattern take precedence over placeholders. Kinds between which
/// this rule does not decide are listed in ``faults``.
///
/// ```swift
/// let links = LinkTable(LinkOrigin(scheme: "notes", webHosts: ["notes.example.com"])) {
///   DeepLink("tags") { NotesLink.tags } values: { $0 == .tags ? () : nil }
///   DeepLink("note/{name}", .string) { NotesLink.note($0) } values: { … }
/// }
/// ```
public struct LinkTable<Target: Equatable & Sendable>: Sendable {
  /// The beginning of the links.
  public let origin: LinkOrigin

  /// The kinds of links as declared.
  let links: [DeepLink<Target>]

  /// The kinds of links in the order in which they are tried.
  private let ordered: [DeepLink<Target>]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - origin: The beginnings of the links.
  ///   - links: The kinds of links. If several can print a target, the first one does.
  public init(
    _ origin: LinkOrigin, @TableBuilder<DeepLink<Target>> _ links: () -> [DeepLink<Target>]
  ) {
    self.origin = origin
    self.links = links()
    ordered = self.links.sorted { $0.pattern.precedes($1.pattern) }
  }

  /// Returns the target of a URL.
  ///
  /// Segments and values are percent-decoded; a plus sign is literal. A fragment, and query items that
  /// no pattern names, are ignored.
  ///
  /// - Throws: ``DestinationError`` with `malformedLink` if the encoding is broken, or with
  ///   `unknownLink` if no kind of link matches.
  /// - Complexity: O(*n* · *k*) for *n* bytes and *k* kinds of links.
  public func target(of url: URL) throws(DestinationError) -> Target {
    try target(of: url.absoluteString)
  }

  /// Returns the target of a link; see ``target(of:)-(URL)``.
  ///
  /// Characters that a URL must not contain, such as `é`, are refused with `malformedLink` unless they
  /// are percent-encoded; `URL(string:)` encodes them.
  public func target(of link: String) throws(DestinationError) -> Target {
    try matches(of: link)[0].target
  }

  /// Returns the kinds of links that match a link, at least one, each with the target.
  func matches(of link: String) throws(DestinationError) -> [(pattern: String, target: Target)] {
    let address = try LinkAddress(
      link, of: origin, orAnyHost: ordered.contains { $0.pattern.namesHost })
    let matches = ordered.compactMap { kind in
      kind.target(of: address).map { (kind.pattern.text, $0) }
    }
    if matches.isEmpty {
      let declared = links.map(\.pattern.text).joined(separator: ", ").shortened
      throw DestinationError(
        .unknownLink, "No declared link matches \(link.shortened). Declared: \(declared).")
    }
    return matches
  }

  /// Returns the link to a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - onWeb: Whether the link begins with the first web host instead of the app's own scheme.
  /// - Returns: The link; nil if no kind of link can print the target, or if a web host is
  ///   requested and there is none. A kind of link that names its host makes a web link.
  public func url(to target: Target, onWeb: Bool = false) -> URL? {
    link(to: target, onWeb: onWeb).flatMap { URL(string: $0) }
  }

  /// Returns the link to a target as text; see ``url(to:onWeb:)``.
  func link(to target: Target, onWeb: Bool = false) -> String? {
    let printed = links.lazy.compactMap { link in
      link.address(of: target).map { (link.pattern.namesHost, $0.segments, $0.query) }
    }
    let usual = onWeb ? origin.webHosts.first.map { "https://\($0)/" } : "\(origin.scheme)://"
    guard let (namesHost, segments, query) = printed.first,
      let beginning = namesHost ? "https://" : usual
    else { return nil }
    let path = segments.map(PercentCoding.encode).joined(separator: "/")
    let items = query.map { PercentCoding.encode($0) + "=" + PercentCoding.encode($1) }
    return beginning + path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}

extension LinkTable: Printed {
  /// The patterns of the links.
  var printed: String { links.map(\.description).joined(separator: ", ") }
}
