#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Opening links, and making links to the presented places.
extension Flow {
  /// Opens a link: presents the whole path that it stands for as one transition.
  ///
  /// Wherever the user is, a link leads to the same place, with the same places beneath it, as if it
  /// had launched the app. Sheets and other places that are in the way are dismissed in the
  /// same transition; other tabs and columns stay as they are, and so do the places of the path that
  /// are presented already. The parameter `actsFromCurrentPlace` of ``FlowLinks`` carries the path
  /// out at the current place instead.
  ///
  /// Guards see the link with the cause `link`. If a guard holds the request until a login, the request continues to
  /// the link's own target afterwards. If nothing is presented yet, the flow is started first, unless it is starting.
  /// If a guard holds that start, the newest link waits for it.
  ///
  /// A link that has to be looked up has the status `held` meanwhile, and ``pending`` lists it. Other
  /// requests continue. After the look-up, the link is planned and guarded in the tree of that moment.
  /// A newer readable link of the window supersedes it. Cancelling the handle or ending the flow
  /// cancels the look-up. Snapshots leave such a link out.
  /// - Returns: The request. It is refused with `malformedLink` or `unknownLink` if the URL cannot
  ///   be read or is not the app's own, with `lookUpFailed` if the look-up throws an error, with
  ///   `undeclaredRoute` if it leads to a route that is not declared, and for the same reasons as
  ///   other presentations; nothing has changed then.
  @discardableResult
  public func open(_ url: URL) -> RequestHandle {
    if engine.tree.isEmpty && !engine.hasEnded && !engine.isStarting { start() }
    let (text, setup) = (url.absoluteString, setup)
    let link = World.OpenedLink(text, setup.links)
    let work = DeferredWork("open \(text.shortened)", lookUp: link) {
      (_, _) throws(DestinationError) in
      let path = Presentation.path(try link.path())
      if setup.links?.actsFromCurrentPlace == true { return path.work() }
      return path.linkWork(after: setup.startingDestination)
    }
    return engine.request(RequestWork(work), cause: .link)
  }

  /// Returns a link to the presented places.
  ///
  /// - Parameter onWeb: Whether the link begins with a web host instead of the app's own scheme.
  /// - Returns: The link; nil if the setup declares none for these places.
  public func link(onWeb: Bool = false) -> URL? {
    setup.links?.url(tree, onWeb).flatMap { URL(string: $0) }
  }
}
