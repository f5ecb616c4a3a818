/// The services of places to other parts of the app.
///
/// Services are the routes that are offered to modules, the receivers of values, and the checkpoints.
public struct PlaceServices<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  package var offers = DestinationOffers()

  var receivers = AnswerTable<DestinationPresentation<DestinationType, ContentType, TabType>>()

  var checkpoints: [TypedName: PlaceCheckpoint] = [:]

  /// Creates no services.
  public init() {}

  /// Returns a copy that also has a checkpoint at places of a class.
  ///
  /// In the services of a setup or a module, these are all places of the class in the app.
  ///
  /// - Parameters:
  ///   - checkpoint: The checkpoint. It replaces an earlier declaration of the same checkpoint.
  ///   - type: The class of the places.
  ///   - onReturn: Called once for each return, when the place is the current one.
  /// - Returns: The copy.
  public func checkpoint<Value: Sendable, Destination: Destinationable>(
    _ checkpoint: Checkpoint<Value>, of type: Destination.Type = Destination.self,
    onReturn: @escaping @MainActor (Destination, Value) -> Void = { _, _ in }
  ) -> Self {
    changed(self) { $0.checkpoints[checkpoint.key] = PlaceCheckpoint(onReturn: onReturn) }
  }

  /// Adds the services of a module, which count as later ones.
  mutating func add(_ others: PlaceServices) {
    offers.add(others.offers)
    receivers.add(others.receivers)
    checkpoints.merge(others.checkpoints) { $1 }
  }
}

/// The places that are provided to modules, with one offer for each type of places.
package typealias DestinationOffers = AnswerTable<any RoutableDestinations>

extension PlaceServices: Printed {
  /// The types of places that are provided, the types of values that are received, and the checkpoints.
  var printed: String {
    (offers.types.map(\.name) + receivers.types.map(\.name) + checkpoints.keys.map(\.name).sorted())
      .joined(separator: ", ")
  }
}
