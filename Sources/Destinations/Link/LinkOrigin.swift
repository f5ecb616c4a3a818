#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The beginning of an app's links: a scheme of its own, or `https` and a web host.
///
/// Scheme and host are compared without regard to case. A link with a user, a password or a port does
/// not belong to the app.
public struct LinkOrigin: Hashable, Sendable {
  /// The scheme of the app's own links in lower case, such as `notes` in `notes://note/7`.
  public let scheme: String

  /// The hosts of the app's `https` links in lower case, such as `notes.example.com`.
  public let webHosts: [String]

  /// Creates an origin.
  ///
  /// - Parameters:
  ///   - scheme: The scheme of the app's own links.
  ///   - webHosts: The hosts of its web links. The first one is used for printing.
  public init(scheme: String, webHosts: [String] = []) {
    self.scheme = scheme.lowercased()
    self.webHosts = webHosts.map { $0.lowercased() }
  }

  /// The encoded segment that stands where web links have their host: empty if there is none, nil if the
  /// link does not belong to the app.
  func firstSegment(of components: URLComponents) -> String? {
    guard let host = host(of: components) else { return nil }
    if components.scheme?.lowercased() == scheme { return host }
    guard let name = webHost(of: components) else { return nil }
    return [host.lowercased(), name].contains(where: webHosts.contains) ? "" : nil
  }

  /// The decoded host of a web link in lower case; nil for other links.
  func webHost(of components: URLComponents) -> String? {
    guard components.scheme?.lowercased() == "https", let host = host(of: components),
      !host.isEmpty
    else { return nil }
    return (components.host ?? host).lowercased()
  }

  /// The host as it is written; other properties decode internationalised hosts.
  private func host(of components: URLComponents) -> String? {
    let isPlain = components.user == nil && components.password == nil && components.port == nil
    return isPlain ? components.encodedHost : nil
  }
}

extension LinkOrigin: PrintedByProperties {}
