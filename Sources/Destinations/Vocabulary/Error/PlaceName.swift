/// A place as named in sentences: by its payload and its identifier.
///
/// The text is created when it is read.
struct PlaceName: Sendable, CustomStringConvertible {
  private let id: DestinationID?
  private let payload: (any CustomStringConvertible & Sendable)?

  /// Creates a name; a place that is yet to be created has no identifier.
  init(of id: DestinationID?, for payload: (any CustomStringConvertible & Sendable)?) {
    self.id = id
    self.payload = payload
  }

  var description: String {
    guard let id else { return payload.map { "the new \($0)" } ?? "a new place" }
    return (payload?.description ?? "place") + " " + TreeTextToken.id(id)
  }
}
