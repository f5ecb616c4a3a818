#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The links of a flow: its table, what is presented for a link, and which link leads to what is presented.
public struct FlowLinks<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Sendable {
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  /// What is presented, as far as links are concerned.
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
  ///   - table: From URLs to targets, and back.
  ///   - path: Returns the presentations for a target, what lies beneath included; they run as one transition.
  ///     Let them begin with a presentation that says where, as ``DestinationPresentation/tab(_:)`` or
  ///     ``DestinationPresentation/replaceRoot(with:content:)``, so that a link leads to the same from everywhere.
  ///   - target: Returns the target that stands for what a tree presents, or nil.
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
