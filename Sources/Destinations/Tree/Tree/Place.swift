/// A place as the app describes it: a route and the content that was passed to it.
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

extension Place {
  /// Returns whether two payloads of a tree have the same route and the same content.
  static func isSame(_ one: ErasedPayload, _ other: ErasedPayload) -> Bool {
    guard let place = one.read(as: Place.self) else { return false }
    return place == other.read(as: Place.self)
  }
}

extension Place: Printed {
  /// The route as it describes itself; an enum gives the label of its case, with its values.
  var printed: String { shortText(of: route) }
}
