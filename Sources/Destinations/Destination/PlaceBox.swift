/// A route and its content, on the way from a presentation to the tree.
///
/// Boxes are shared, so that passing them on copies nothing.
final class PlaceBox<DestinationType: RoutableDestinations, ContentType: ContentTypeable>:
  PayloadKeeping
{
  let route: DestinationType
  let content: ContentType?
  let name: String

  @inline(__always)
  init(_ route: DestinationType, _ content: ContentType? = nil) {
    self.route = route
    self.content = content
    name = route.rawValue
  }

  /// Returns the same route with the content of an interaction, which takes precedence.
  func given(_ content: ContentType?) -> PlaceBox {
    guard case .some = content else { return self }
    return PlaceBox(route, content)
  }

  var place: Place<DestinationType, ContentType> { Place(route, content: content) }

  func read<Payload>() -> Payload? {
    place as? Payload
  }
}

extension ErasedPayload {
  /// The payload of a flow's tree, if it is of these types.
  func placeBox<Route, Content>() -> PlaceBox<Route, Content>? {
    keeper as? PlaceBox<Route, Content> ?? newPlaceBox()
  }

  /// A box for a place that joined the tree without one.
  @inline(never)
  private func newPlaceBox<Route, Content>() -> PlaceBox<Route, Content>? {
    let place: Place<Route, Content>? = keeper.read()
    return place.map { PlaceBox($0.route, $0.content) }
  }
}
