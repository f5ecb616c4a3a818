#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The links of an app, in both directions: from a URL to what it leads to, and back.
///
/// What a link leads to is a value of the app's own, usually an enum with one case for each kind of link. Where
/// several kinds fit a URL, words come before placeholders; ``faults`` says where that does not decide.
///
/// ```swift
/// let links = LinkTable(LinkOrigin(scheme: "notes", webHosts: ["notes.example.com"])) {
///   Link("tags") { NotesLink.tags } values: { $0 == .tags ? () : nil }
///   Link("note/{name}", .string) { NotesLink.note($0) } values: { … }
/// }
/// ```
public struct LinkTable<Target: Equatable & Sendable>: Sendable {
  /// The beginnings of the links.
  public let origin: LinkOrigin

  /// The kinds of links as they were declared.
  let links: [Link<Target>]

  /// The kinds of links in the order in which they are tried.
  private let ordered: [Link<Target>]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - origin: The scheme and the hosts of the links.
  ///   - links: The kinds of links. A target that several can print is printed by the first.
  public init(_ origin: LinkOrigin, @LinkTableBuilder<Target> _ links: () -> [Link<Target>]) {
    self.origin = origin
    self.links = links()
    ordered = self.links.enumerated().sorted {
      $0.element.pattern.precedes($1.element.pattern)
        || !$1.element.pattern.precedes($0.element.pattern) && $0.offset < $1.offset
    }.map(\.element)
  }

  /// Returns what a URL leads to.
  ///
  /// - Throws: ``DestinationError`` with `malformedLink` if its encoding is broken, or with `unknownLink` if no
  ///   kind of link fits it.
  /// - Complexity: O(*n* · *k*) for *n* bytes and *k* kinds of links.
  public func target(of url: URL) throws(DestinationError) -> Target {
    try target(of: url.absoluteString)
  }

  /// Returns what a link leads to; see ``target(of:)-(URL)``.
  public func target(of link: String) throws(DestinationError) -> Target {
    let address = try LinkAddress(link, of: origin)
    for link in ordered {
      if let target = link.target(of: address) { return target }
    }
    throw DestinationError(.unknownLink, "No kind of link fits \(link.shortened).")
  }

  /// Returns the link to a target.
  ///
  /// - Parameters:
  ///   - target: What it leads to.
  ///   - onWeb: Whether it begins with the first host on the web, and not with the app's own scheme.
  /// - Returns: The link; nil if no kind of link prints the target, or without a host where one is asked for.
  public func url(to target: Target, onWeb: Bool = false) -> URL? {
    guard let beginning = origin.beginning(onWeb: onWeb),
      let (segments, query) = links.lazy.compactMap({ $0.address(of: target) }).first
    else { return nil }
    let path = segments.map(PercentCoding.encode).joined(separator: "/")
    let items = query.map { PercentCoding.encode($0) + "=" + PercentCoding.encode($1) }
    return URL(string: beginning + path + (items.isEmpty ? "" : "?" + items.joined(separator: "&")))
  }
}

extension LinkOrigin {
  fileprivate func beginning(onWeb: Bool) -> String? {
    onWeb ? webHosts.first.map { "https://\($0)/" } : "\(scheme)://"
  }
}

/// Gathers the kinds of links of a ``LinkTable``.
@resultBuilder
public enum LinkTableBuilder<Target: Equatable & Sendable> {
  /// Gathers kinds of links in their order.
  public static func buildBlock(_ links: Link<Target>...) -> [Link<Target>] { links }
}
