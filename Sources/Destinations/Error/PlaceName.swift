#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A place as sentences call it: what it is for, and its identifier.
///
/// The text is made when somebody reads it.
struct PlaceName: Sendable, CustomStringConvertible {
  private let id: UUID
  private let payload: ErasedPayload?

  init<Payload: Sendable>(of id: UUID, for payload: Payload?) {
    self.id = id
    self.payload = payload.map(ErasedPayload.init)
  }

  var description: String {
    (payload?.description ?? "place") + " " + TreeTextToken.id(id)
  }
}

extension DestinationError {
  /// The same error, with the place that asked.
  @MainActor
  func asked(from destination: any Destinationable) -> DestinationError {
    var error = self
    error.asker = PlaceName(of: destination.id, for: destination.type.rawValue)
    return error
  }
}

extension PresentationTree {
  /// What a place is called in sentences.
  func name(_ ref: NodeRef) -> PlaceName {
    PlaceName(of: id(ref), for: payload(ref))
  }
}
