import Destinations
import Foundation

/// A destination class as an app writes it: with the three properties that it must have.
final class OwnDestination: Destinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = Never

  let id = UUID()
  let type: Sample.DestinationType
  var internalState =
    DestinationInternalState<
      Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, Never
    >()

  init(_ type: Sample.DestinationType) {
    self.type = type
  }

  /// Does nothing: the flow lets go of the interface whatever this does.
  func removeAssociatedInterface() {}
}
