/// A place as named in sentences: by its payload and its identifier.
///
/// The text is created when it is read.
struct PlaceName: Sendable, CustomStringConvertible {
  /// The identifier; nil for a place that is yet to be created.
  let id: DestinationID?
  let payload: (any CustomStringConvertible & Sendable)?

  var description: String {
    guard let id else { return payload.map { "the new \($0)" } ?? "a new place" }
    return (payload?.description ?? "place") + " " + TreeTextToken.id(id)
  }
}
