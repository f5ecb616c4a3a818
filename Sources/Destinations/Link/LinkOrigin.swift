#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// How the links of an app begin: with a scheme of its own, or with `https` and a web host.
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
    guard components.user == nil, components.password == nil, components.port == nil,
      // As it is written; other properties decode internationalised hosts.
      let host = components.encodedHost
    else { return nil }
    switch components.scheme?.lowercased() {
    case scheme: return host
    case "https":
      let names = [host, components.host ?? host].map { $0.lowercased() }
      return names.contains(where: webHosts.contains) ? "" : nil
    default: return nil
    }
  }
}

extension LinkOrigin: PrintedByProperties {}
