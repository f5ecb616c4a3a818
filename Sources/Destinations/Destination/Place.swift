/// What a place in the tree stands for: a route and the content that was passed to it.
public struct Place<DestinationType: RoutableDestinations, ContentType: ContentTypeable>: Equatable,
  Sendable
{
  /// The route.
  public var route: DestinationType

  /// The content that was passed to the place.
  public var content: ContentType?

  /// Creates a place.
  public init(_ route: DestinationType, content: ContentType? = nil) {
    self.route = route
    self.content = content
  }
}

extension Place: CustomStringConvertible {
  /// The route as it describes itself; an enum gives the label of its case, with its values.
  public var description: String { shortText(of: route) }
}
