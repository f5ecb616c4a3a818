#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Links into a flow, and to what it presents.
extension Flow {
  /// Opens a link: presents the whole path that it leads to as one transition, or nothing of it.
  ///
  /// It passes the guards like any other request, with the cause `link`; a request that a login holds goes on
  /// with the link's own target afterwards. A flow in which nothing is presented yet is started first; if a guard
  /// holds that start, the link waits behind it, also if it comes later.
  /// - Returns: The request. It is refused with `malformedLink` or `unknownLink` if the table knows nothing for the
  ///   URL, and for whatever reason presentations are; nothing has changed then.
  @discardableResult
  public func open(_ url: URL) -> RequestHandle {
    if engine.tree.isEmpty && !engine.hasEnded { start() }
    let work = DeferredWork("open \(url.absoluteString.shortened)") {
      [links] (host) throws(DestinationError) in
      guard let links else {
        throw DestinationError(.unknownLink, "The flow's set-up declares no links.")
      }
      return PresentationWork(.path(try links.path(url)))
    }
    return request(work, cause: .link)
  }

  /// Returns the link to what is presented, if the set-up declares one.
  ///
  /// - Parameter onWeb: Whether it begins with a host on the web, and not with the app's own scheme.
  /// - Returns: The link; nil if the set-up has none for what is presented.
  public func link(onWeb: Bool = false) -> URL? {
    links?.url(tree, onWeb)
  }
}
