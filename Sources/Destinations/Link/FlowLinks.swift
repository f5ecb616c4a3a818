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

  /// Whether the path of a link starts from the current place.
  let actsFromCurrentPlace: Bool

  /// All mistakes in the table.
  let faults: [DestinationError]

  /// Creates the links of a flow.
  ///
  /// - Parameters:
  ///   - table: Converts between URLs and targets.
  ///   - actsFromCurrentPlace: Whether the path of a link starts from the current place, like any
  ///     other presentation. By default, it starts from what is presented right after the start of
  ///     the flow, so that a link leads to the same place from everywhere.
  ///   - path: Returns the presentations for a target, including the places below it. They are
  ///     carried out as one transition.
  ///   - target: Returns the target that a tree currently shows, or nil.
  public init<Target>(
    _ table: LinkTable<Target>, actsFromCurrentPlace: Bool = false,
    path: @escaping @MainActor @Sendable (Target) -> [Presentation],
    target: @escaping @MainActor @Sendable (Tree) -> Target? = { _ in nil }
  ) {
    self.path = { (url) throws(DestinationError) in path(try table.target(of: url)) }
    url = { tree, onWeb in target(tree).flatMap { table.url(to: $0, onWeb: onWeb) } }
    faults = table.faults
    self.actsFromCurrentPlace = actsFromCurrentPlace
  }
}

extension FlowLinks: CustomStringConvertible {
  /// Its faults, or that it has none.
  public var description: String {
    faults.isEmpty ? "links" : "links with faults: " + shortText(of: faults)
  }
}
