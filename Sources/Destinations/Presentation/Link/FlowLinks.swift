/// The deep links of a flow: a table, the presentations of each link, and the link to the presented places.
public struct FlowLinks<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Sendable {
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  /// The tree of a flow of this app.
  public typealias Tree = PresentationTree<Place<DestinationType, ContentType>>

  /// The result of reading a URL with one kind of link.
  struct Match {
    /// Returns the presentations that need no look-up; nil if there are none.
    let path: @MainActor () -> [Presentation]?

    /// Looks up the presentations; nil if the link needs no look-up.
    let lookUp: (@MainActor () async throws -> [Presentation]?)?
  }

  /// Returns the kinds of links that match a URL, in the order in which they are tried.
  let matches: @MainActor @Sendable (_ link: String) throws(DestinationError) -> [Match]

  /// The routes that look-ups may lead to; nil if no link is looked up.
  let lookedUpRoutes: [DestinationType]?

  /// The link to the presented places of a tree.
  let url: @MainActor @Sendable (Tree, _ onWeb: Bool) -> String?

  /// Whether the path of a link starts from the current place.
  let actsFromCurrentPlace: Bool

  /// The pattern of each kind of link, with the link itself and its path unless it has placeholders.
  let kinds: @MainActor @Sendable () -> [(pattern: String, link: String?, path: [Presentation])]

  /// The pattern of the first kind that reads a link; nil if there is none.
  let kind: @Sendable (String) -> String?

  /// All faults in the table.
  let faults: [DestinationError]

  /// Creates the links of a flow.
  ///
  /// For some links, the app has to look up the target:
  ///
  /// ```swift
  /// FlowLinks(table, among: [.status, .profile]) { target in
  ///   try await service.resolve(target).map { [.push(.status, content: .status($0))] }
  /// }
  /// ```
  /// - Parameters:
  ///   - table: Converts between URLs and targets.
  ///   - actsFromCurrentPlace: Whether the path of a link starts from the current place, like any
  ///     other presentation. By default, it starts from the places that are presented right after
  ///     the start of the flow, so that a link leads to the same place from anywhere.
  ///   - path: Returns the presentations for a target, including the places below it. They are
  ///     carried out as one transition. If it returns nil, the target is looked up.
  ///   - routes: Every route that a look-up may lead to. The graph draws them as entries, and
  ///     validation checks them. A route of the same case counts as declared; any other is refused
  ///     with `undeclaredRoute`.
  ///   - lookUp: Looks up the presentations for a target, in a task that is cancelled with the link;
  ///     nil if no link needs a look-up. If it returns nil, the link is not the app's own:
  ///     the next kind of link that matches is tried, and the link is refused with `unknownLink` if
  ///     there is none. An error refuses the link with `lookUpFailed`; a ``DestinationError``
  ///     refuses it with its own code.
  ///   - target: Returns the target that a tree currently shows, or nil.
  public init<Target>(
    _ table: LinkTable<Target>, actsFromCurrentPlace: Bool = false,
    path: @escaping @MainActor @Sendable (Target) -> [Presentation]? = { _ in nil },
    among routes: [DestinationType] = [],
    lookUp: (@MainActor @Sendable (Target) async throws -> [Presentation]?)? = nil,
    target: @escaping @MainActor @Sendable (Tree) -> Target? = { _ in nil }
  ) {
    matches = { (link) throws(DestinationError) in
      try table.matches(of: link).map { (_, target) in
        guard let lookUp else { return Match(path: { path(target) }, lookUp: nil) }
        return Match(path: { path(target) }) {
          let path = try await lookUp(target)
          for element in path ?? [] { try element.checkDeclared(among: routes) }
          return path
        }
      }
    }
    lookedUpRoutes = lookUp.map { _ in routes }
    kinds = {
      table.links.map { link in
        let target = link.fixedTarget
        return (
          link.pattern.text, target.flatMap { table.link(to: $0) }, target.flatMap(path) ?? []
        )
      }
    }
    kind = { link in (try? table.matches(of: link))?.first?.pattern }
    url = { tree, onWeb in target(tree).flatMap { table.link(to: $0, onWeb: onWeb) } }
    faults = table.faults
    self.actsFromCurrentPlace = actsFromCurrentPlace
  }
}

extension FlowLinks: Printed {
  /// The faults of the links; only the word `links` if there are none.
  var printed: String { faults.isEmpty ? "links" : "links with faults: " + shortText(of: faults) }
}
