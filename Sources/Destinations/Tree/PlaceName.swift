/// A place as named in sentences: by what it stands for, and its identifier.
///
/// The text is created when it is read.
struct PlaceName: Sendable, CustomStringConvertible {
  private let id: DestinationID?
  private let payload: ErasedPayload?

  /// Creates a name; a place that is yet to be created has no identifier.
  init<Payload: Sendable>(of id: DestinationID?, for payload: Payload?) {
    self.id = id
    self.payload = payload.map(ErasedPayload.init)
  }

  var description: String {
    guard let id else { return payload.map { "the new \($0)" } ?? "a new place" }
    return (payload?.description ?? "place") + " " + TreeTextToken.id(id)
  }
}

extension DestinationError {
  /// The same error, with the requester.
  @MainActor
  func asked(from destination: any Destinationable) -> DestinationError {
    var error = self
    error.asker = PlaceName(of: destination.id, for: destination.type.rawValue)
    return error
  }
}

extension PresentationTree {
  /// The name of a place in sentences.
  func name(_ ref: NodeRef) -> PlaceName {
    PlaceName(of: id(ref), for: payload(ref))
  }
}
