#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The parts of a link, which a table compares with its patterns.
struct LinkAddress: Equatable, Sendable {
  /// The decoded path segments; nil if the link does not belong to the app.
  ///
  /// If the link has the app's own scheme, its host is the first segment.
  var segments: [String]?

  /// The host of a web link in lower case, and then its decoded path segments; nil for other links.
  var hosted: [String]?

  /// The decoded values of each name in the query, in order.
  var query: [String: [String]] = [:]
}

extension LinkAddress {
  /// Parses a link.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - origin: The schemes and hosts of the app.
  ///   - orAnyHost: Whether web links of other hosts are read, too.
  /// - Throws: ``DestinationError`` with `malformedLink` if the text is not a URL or its encoding
  ///   is broken, or with `unknownLink` if the link does not belong to the app.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ text: String, of origin: LinkOrigin, orAnyHost: Bool = false) throws(DestinationError) {
    guard let components = URLComponents(string: text, encodingInvalidCharacters: false) else {
      throw .malformedLink(text, "is not a URL")
    }
    let first = origin.firstSegment(of: components)
    let host = orAnyHost ? origin.webHost(of: components) : nil
    guard first != nil || host != nil else {
      throw DestinationError(
        .unknownLink, "The link \(text.shortened) does not belong to this app.")
    }
    let decoded = try components.percentEncodedPath.split(separator: "/").map {
      part throws(DestinationError) in try Self.decode(part, of: text)
    }
    if let first {
      segments = (first.isEmpty ? [] : [try Self.decode(first[...], of: text)]) + decoded
    }
    hosted = host.map { [$0] + decoded }
    for item in components.percentEncodedQuery?.split(separator: "&") ?? [] {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? try Self.decode(parts[1], of: text) : ""
      query[try Self.decode(parts[0], of: text), default: []].append(value)
    }
  }

  private static func decode(
    _ part: Substring, of text: String
  ) throws(DestinationError) -> String {
    if let decoded = PercentCoding.decode(part) { return decoded }
    throw .malformedLink(text, "has an invalid percent encoding in \"\(String(part).shortened)\"")
  }
}

extension LinkOrigin {
  /// Returns the encoded segment in the position of a web link's host: empty if there is none, nil if the
  /// link does not belong to the app.
  fileprivate func firstSegment(of components: URLComponents) -> String? {
    guard let host = host(of: components) else { return nil }
    if components.scheme?.lowercased() == scheme { return host }
    guard let name = webHost(of: components) else { return nil }
    return [host.lowercased(), name].contains(where: webHosts.contains) ? "" : nil
  }

  /// Returns the decoded host of a web link in lower case; nil for other links.
  fileprivate func webHost(of components: URLComponents) -> String? {
    guard components.scheme?.lowercased() == "https", let host = host(of: components),
      !host.isEmpty
    else { return nil }
    return (components.host ?? host).lowercased()
  }

  /// Returns the host as it is written; other properties decode internationalised hosts.
  private func host(of components: URLComponents) -> String? {
    let isPlain = components.user == nil && components.password == nil && components.port == nil
    return isPlain ? components.encodedHost : nil
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
    prefix(81).count > 80 ? prefix(80) + "…" : self
  }
}
