#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// How the links of an app begin: with a scheme of its own, or with a web host.
public struct LinkOrigin: Hashable, Sendable {
  /// The scheme of the app's own links in lower case, such as `notes` in `notes://note/7`.
  public let scheme: String

  /// The hosts of the app's web links in lower case, such as `notes.example.com`.
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

  /// Whether a web link belongs to the app.
  func serves(_ components: URLComponents) -> Bool {
    guard let scheme = components.scheme?.lowercased(), ["https", "http"].contains(scheme),
      let host = components.host?.lowercased()
    else { return false }
    return webHosts.contains(host)
  }
}

extension LinkOrigin: PrintedByProperties {}
