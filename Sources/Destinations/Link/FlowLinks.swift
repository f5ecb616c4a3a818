#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The deep links of a flow: a table, what each link presents, and which link leads to what is
/// presented.
public struct FlowLinks<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Sendable {
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  /// The tree of a flow of this app.
  public typealias Tree = PresentationTree<Place<DestinationType, ContentType>>

  /// The presentations for a URL.
  let path: @MainActor @Sendable (URL) throws(DestinationError) -> [Presentation]

  /// The link to what a tree presents.
  let url: @MainActor @Sendable (Tree, _ onWeb: Bool) -> URL?

  /// All mistakes in the table.
  let faults: [DestinationError]

  /// Creates the links of a flow.
  ///
  /// - Parameters:
  ///   - table: Converts between URLs and targets.
  ///   - path: Returns the presentations for a target, including the places below it. They are
  ///     carried out as one transition. Begin with one that does not depend on the current place,
  ///     such as ``DestinationPresentation/tab(_:)`` or
  ///     ``DestinationPresentation/replaceRoot(with:content:)``, so that a link always leads to the
  ///     same place.
  ///   - target: Returns the target that a tree currently shows, or nil.
  public init<Target>(
    _ table: LinkTable<Target>,
    path: @escaping @MainActor @Sendable (Target) -> [Presentation],
    target: @escaping @MainActor @Sendable (Tree) -> Target? = { _ in nil }
  ) {
    self.path = { (url) throws(DestinationError) in path(try table.target(of: url)) }
    url = { tree, onWeb in target(tree).flatMap { table.url(to: $0, onWeb: onWeb) } }
    faults = table.faults
  }
}

extension FlowLinks: CustomStringConvertible {
  /// Its faults, or that it has none.
  public var description: String {
    faults.isEmpty ? "links" : "links with faults: " + shortText(of: faults)
  }
}
