#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The parts of a link, which a table compares with its patterns.
struct LinkAddress: Equatable, Sendable {
  /// The decoded path segments.
  ///
  /// If the link has the app's own scheme, its host is the first segment.
  var segments: [String]

  /// The decoded values of each name in the query, in order.
  var query: [String: [String]]
}

extension LinkAddress {
  /// Parses a link.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - origin: The schemes and hosts of the app.
  /// - Throws: ``DestinationError`` with `malformedLink` if it is not a URL or its encoding is
  ///   broken, or with `unknownLink` if it does not belong to the app.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ text: String, of origin: LinkOrigin) throws(DestinationError) {
    guard let components = URLComponents(string: text, encodingInvalidCharacters: false) else {
      throw .malformedLink(text, "is not a URL")
    }
    guard let first = origin.firstSegment(of: components) else {
      throw DestinationError(
        .unknownLink, "The link \(text.shortened) does not belong to this app.")
    }
    var path = components.percentEncodedPath.split(separator: "/")[...]
    if !first.isEmpty { path.insert(first[...], at: 0) }
    segments = try Self.decoded(path, of: text)
    query = try Self.items(of: components, text)
  }

  private static func decoded(
    _ segments: ArraySlice<Substring>, of text: String
  ) throws(DestinationError) -> [String] {
    var decoded: [String] = []
    for segment in segments { decoded.append(try decode(segment, of: text)) }
    return decoded
  }

  private static func items(
    of components: URLComponents, _ text: String
  ) throws(DestinationError) -> [String: [String]] {
    var items: [String: [String]] = [:]
    for item in components.percentEncodedQuery?.split(separator: "&") ?? [] {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? try decode(parts[1], of: text) : ""
      items[try decode(parts[0], of: text), default: []].append(value)
    }
    return items
  }

  private static func decode(
    _ part: Substring, of text: String
  ) throws(DestinationError) -> String {
    if let decoded = PercentCoding.decode(part) { return decoded }
    throw .malformedLink(text, "has an invalid percent encoding in \"\(String(part).shortened)\"")
  }
}

extension DestinationError {
  fileprivate static func malformedLink(_ text: String, _ what: String) -> DestinationError {
    DestinationError(.malformedLink, "The link \(text.shortened) \(what).")
  }
}

extension String {
  /// The text, shortened for error messages if it is too long.
  var shortened: String {
    count(upTo: 81) > 80 ? prefix(80) + "…" : self
  }

  private func count(upTo limit: Int) -> Int {
    prefix(limit).count
  }
}
