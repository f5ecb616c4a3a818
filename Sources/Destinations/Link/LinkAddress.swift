#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A link in parts: what a table compares with its patterns.
struct LinkAddress: Equatable, Sendable {
  /// The segments of the path, decoded; the host of a link with a scheme of the app's own is the first.
  var segments: [String]

  /// The values of each name of the query, in order of appearance, decoded.
  var query: [String: [String]]
}

extension LinkAddress {
  /// Takes a link apart.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - origin: The schemes and hosts of the app.
  /// - Throws: ``DestinationError`` with `malformedLink` if it is no URL or its encoding is broken, or
  ///   with `unknownLink` if it is for somebody else.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ text: String, of origin: LinkOrigin) throws(DestinationError) {
    guard let components = URLComponents(string: text, encodingInvalidCharacters: false) else {
      throw .malformedLink(text, "is not a URL")
    }
    var path = components.percentEncodedPath.split(separator: "/")[...]
    if components.scheme?.lowercased() == origin.scheme {
      if let host = components.percentEncodedHost, !host.isEmpty { path.insert(host[...], at: 0) }
    } else if !origin.serves(components) {
      throw DestinationError(
        .unknownLink, "The link \(text.shortened) does not belong to this app.")
    }
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
  /// The text, or its beginning if it is too long for an error message.
  var shortened: String {
    count(upTo: 81) > 80 ? prefix(80) + "…" : self
  }

  private func count(upTo limit: Int) -> Int {
    prefix(limit).count
  }
}
