#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Opening links, and making links to what a flow presents.
extension Flow {
  /// Opens a link: presents the whole path that it stands for as one transition.
  ///
  /// A link leads to the same current place, with the same places beneath it, as if it had launched
  /// the app, wherever the user is. Sheets and other places that are in the way are dismissed in the
  /// same transition; other tabs and columns stay as they are, and so do the places of the path that
  /// are presented already. The parameter `actsFromCurrentPlace` of ``FlowLinks`` carries the path
  /// out at the current place instead.
  ///
  /// Guards see it with the cause `link`. If a login holds the request, it continues to the link's
  /// own target afterwards. If nothing is presented yet, the flow is started first. If a guard
  /// holds that start, the link waits for it.
  /// - Returns: The request. It is refused with `malformedLink` or `unknownLink` if the URL cannot
  ///   be read, and for the same reasons as other presentations; nothing has changed then.
  @discardableResult
  public func open(_ url: URL) -> RequestHandle {
    if engine.tree.isEmpty && !engine.hasEnded { start() }
    let work = RequestWork.deferred("open \(url.absoluteString.shortened)") {
      [links, startingDestination] (host) throws(DestinationError) in
      guard let links else {
        throw DestinationError(.unknownLink, "The flow's setup declares no links.")
      }
      let path = Presentation.path(try links.path(url))
      if links.actsFromCurrentPlace { return path.work() }
      return path.linkWork(after: startingDestination.fromTheRoot)
    }
    return request(work, cause: .link)
  }

  /// Returns a link to what is presented.
  ///
  /// - Parameter onWeb: Whether the link begins with a web host instead of the app's own scheme.
  /// - Returns: The link; nil if the setup declares none for what is presented.
  public func link(onWeb: Bool = false) -> URL? {
    links?.url(tree, onWeb)
  }
}
