/// A route and its content, on the way from a presentation to the tree.
///
/// Boxes are shared, so that passing them on copies nothing.
final class PlaceBox<DestinationType: RoutableDestinations, ContentType: ContentTypeable>:
  PayloadKeeping
{
  let name: String
  /// Makes the prompt of an alert from its content; nil for any other place.
  private let alert: (@Sendable (ContentType?) -> AlertPrompt)?
  let route: DestinationType
  let content: ContentType?
  /// The prompt of an alert; nil for any other place.
  var prompt: AlertPrompt? { alert?(content) }

  /// Creates a place; an alert if there is a closure for its prompt.
  init(
    _ route: DestinationType, _ content: ContentType? = nil, named name: String? = nil,
    alert: (@Sendable (ContentType?) -> AlertPrompt)? = nil
  ) {
    self.route = route
    self.name = name ?? route.rawValue
    self.content = content
    self.alert = alert
  }

  /// Returns another route with the same content.
  func replaced(by route: DestinationType) -> PlaceBox {
    route == self.route ? self : PlaceBox(route, content, alert: alert)
  }

  /// Returns the same place with other content, or none.
  func with(_ content: ContentType?) -> PlaceBox {
    PlaceBox(route, content, named: name, alert: alert)
  }

  /// Whether the place is an alert.
  var isAlert: Bool { alert != nil }

  /// Returns whether a payload of a flow's tree has this route.
  func isRoute(of payload: ErasedPayload) -> Bool { box(of: payload)?.route == route }

  /// Returns whether a payload of a flow's tree has a route of the same case.
  func isAlike(_ payload: ErasedPayload) -> Bool {
    guard let other = box(of: payload), other.name == name else { return false }
    return other.route == route || CaseIdentity(of: other.route) == CaseIdentity(of: route)
  }

  /// Returns the payload as a box of these types; usually it is one, and a cast to `Self` need not look up its type.
  private func box(of payload: ErasedPayload) -> PlaceBox? {
    payload.keeper as? Self ?? payload.placeBox()
  }

  /// The place as a payload of a flow's tree, made here, because the type of the box need not be looked up here.
  var payload: ErasedPayload { ErasedPayload(keeper: self) }

  var place: Place<DestinationType, ContentType> { Place(route, content: content) }

  func read<Payload>() -> Payload? {
    place as? Payload
  }
}

extension ErasedPayload {
  /// Returns this payload of a flow's tree as a box of these types; nil if it has other types.
  func placeBox<Route, Content>() -> PlaceBox<Route, Content>? {
    keeper as? PlaceBox<Route, Content> ?? newPlaceBox()
  }

  /// Returns a box for a place that joined the tree without one.
  @inline(never)
  private func newPlaceBox<Route, Content>() -> PlaceBox<Route, Content>? {
    let place: Place<Route, Content>? = keeper.read()
    return place.map { PlaceBox($0.route, $0.content) }
  }
}
