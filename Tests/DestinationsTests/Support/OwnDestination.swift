import Destinations
import Foundation

/// A destination class as an app writes it: with the three required properties.
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

  /// Does nothing: the flow releases the interface nevertheless.
  func removeAssociatedInterface() {}
}
