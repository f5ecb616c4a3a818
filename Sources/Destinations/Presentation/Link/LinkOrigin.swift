/// The beginning of an app's links: a scheme of its own, or `https` and a web host.
///
/// Scheme and host are compared without regard to case. A link with a user, a password or a port does
/// not belong to the app.
public struct LinkOrigin: Hashable, Sendable, PrintedByProperties {
  /// The scheme of the app's own links in lower case, such as `notes` in `notes://note/7`.
  public let scheme: String

  /// The hosts of the app's `https` links in lower case, such as `notes.example.com`.
  public let webHosts: [String]

  /// Creates an origin.
  ///
  /// - Parameters:
  ///   - scheme: The scheme of the app's own links; a colon and what follows are left out.
  ///   - webHosts: The hosts of the app's web links. The first one is used for printing.
  public init(scheme: String, webHosts: [String] = []) {
    self.scheme = scheme.prefix { $0 != ":" }.lowercased()
    self.webHosts = webHosts.map { $0.lowercased() }
  }
}
