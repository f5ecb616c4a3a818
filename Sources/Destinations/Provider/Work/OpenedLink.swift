extension AppWorld {
  /// An opened link: the kinds of links that match it, and the presentations that were found.
  final class OpenedLink: LookUp {
    /// The presentations, or the kinds of links to look up, the one that matches first.
    private typealias Reading = (path: [Links.Presentation]?, rest: [Links.Match])

    private let link: String
    private let links: Links?
    /// The result of reading the link when the request had its turn, until the request uses it.
    private var reading: Reading?
    private var found: Result<[Links.Presentation], DestinationError>?

    init(_ link: String, _ links: Links?) {
      self.link = link
      self.links = links
    }

    override func isNeeded() throws(DestinationError) -> Bool {
      if found != nil { return false }
      let reading = try read()
      self.reading = reading
      return reading.path == nil
    }

    /// Returns the presentations of the link.
    ///
    /// - Throws: ``DestinationError`` if the link leads nowhere, or was not looked up yet.
    func path() throws(DestinationError) -> [Links.Presentation] {
      if let found { return try found.get() }
      if reading == nil { reading = try read() }
      guard let path = reading?.path else {
        throw DestinationError(.unknownLink, "The link has not been looked up.")
      }
      reading = nil
      return path
    }

    private func read() throws(DestinationError) -> Reading {
      guard let links else {
        throw DestinationError(.unknownLink, "The flow's setup declares no links.")
      }
      let matches = try links.matches(link)
      for (index, match) in matches.enumerated() {
        if let path = match.path() { return (path, []) }
        if match.lookUp != nil { return (nil, Array(matches[index...])) }
      }
      throw notMine
    }

    override func find() async {
      guard let matches = reading?.rest, !matches.isEmpty else { return }
      reading = nil
      do {
        found = .success(try await path(of: matches))
      } catch {
        let reason = "The target of \(link.shortened) could not be looked up."
        let failure = DestinationError(.lookUpFailed, reason, underlying: error)
        found = .failure(error as? DestinationError ?? failure)
      }
    }

    private func path(of matches: [Links.Match]) async throws -> [Links.Presentation] {
      for match in matches {
        if let path = match.path() { return path }
        if let path = try await match.lookUp?() { return path }
      }
      throw notMine
    }

    private var notMine: DestinationError {
      DestinationError(
        .unknownLink, "The link \(link.shortened) is not one of this app.")
    }
  }
}
